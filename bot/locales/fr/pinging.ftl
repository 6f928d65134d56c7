# Nouvelles tables : messages à qui les a demandés.

ping-letter =
    ### 🔑 { $host } a ouvert une table : { $game }, { $name }
    { $seated }/{ $seats } places prises · { $pace } · [ouvrir]({ $link })
ping-never = Arrêter ces messages
ping-begin = Me prévenir des nouvelles tables
ping-stop = Ne plus me prévenir
ping-begun = Je t’écrirai quand une table s’ouvre sur ce serveur, dans un salon que tu peux voir. Tu recevras au plus quelques messages par heure, sans bruit pendant tes heures calmes.
ping-ended = Je ne t’écrirai plus au sujet des nouvelles tables de ce serveur.

# Nouvelles tables : messages à qui les a demandés.

ping-letter =
    ### 🔑 { $host } a ouvert une table : { $game }, { $name }
    { $seated } sur { $seats } places prises · { $pace } · [y aller]({ $link })
ping-never = Ne plus m’en parler
ping-begin = M’annoncer les nouvelles tables
ping-stop = Ne plus annoncer les tables
ping-begun = Quand une table s’ouvre sur ce serveur dans un salon que tu peux voir, je t’écris. Jamais pour plus de quelques-unes par heure, et sans bruit pendant tes heures calmes.
ping-ended = Je ne t’écris plus au sujet des nouvelles tables de ce serveur.

# /rules: pages, and what people type when they mean something the rules call otherwise.

rules-overview = ### { $game }
rules-overview-foot = -# { $count } rules. Choose a chapter, or ask: `/rules search: …`
rules-translated = -# These rules were first written in English. If in doubt, go by the English text.
rules-untranslated = -# These rules aren’t in your language yet, so here they are in English.
rules-chapters = Chapters …
rules-chapter = ### { $game }: { $chapter }
rules-found = -# { $game }: { $count ->
        [one] 1 rule
       *[other] { $count } rules
    } about “{ $search }”
rules-meant = -# Also looked for: { $words }
rules-nearest = I found nothing in { $game } about all of “{ $search }”. Closest:
rules-none = I found nothing in { $game } about “{ $search }”. Try another word, a number such as “{ $example }”, or a chapter below.
rules-more = More rules …
rules-number = { $number } · { $words }
rules-explain-costs = 💰 What it costs: { $costs }
rules-which-menu = Choose a game …
rules-which = ### Which game?
rules-not-played = -# Not in play at your table:
rules-source = -# { $number } · { $game }, { $chapter }
rules-example = -# 💬 For example: { $words }
rules-also = **See also**
rules-line = - { $words } *({ $number })*

# Words that mean nothing in a search.
rules-idle = a an and any are as at be by can could do does for from get give gets go have how i if in is it its many may me much must my of on one or our should that the their there they this to use we what when where which who why will with work works would you your explain rule rules happens happen mean means about

# What people type when they want to be told how the game goes.
rules-overview-words = how to play, how do i play, how to play this, how does the game work, how does it work, how do you play, overview, summary, introduction, intro, basics, rules, the rules, rulebook, tutorial, what is this game about
rules-values-ours = -# Your table uses Latchkey’s own piece values, as in these rules.
rules-values-box = Your table uses the piece values { $values }. Where these rules say a value is ours, use your table’s.
rules-example-kf-8 = an upgrade costs wood and stone. 1 gold can pay for the wood.
rules-example-kf-30 = Ben bids 2 red on { keyflower-tile-sawmill }. You need 3 red or more.
rules-example-kf-33 = your 2 red on { keyflower-tile-sawmill } are outbid. Both can go to { keyflower-tile-miner } together, but you can’t split them.
rules-example-kf-38 = you use { keyflower-tile-miner } with 1 worker. The next use takes 2 or more, the one after that 3 or more.
rules-example-kf-43 = on your own { keyflower-tile-miner } the iron stays there. On Ben’s { keyflower-tile-miner } it goes to your home.
rules-example-kf-47 = you send 2 blue to Ben’s { keyflower-tile-stable }. When the season ends, Ben takes them.
rules-example-kf-51 = with 2 steps, carry 1 wood across 2 roads, or 2 wood across 1.
rules-example-kp-24 = you claim board 2. All keyples on it come home to you, even those that others sent.
rules-example-kp-34 = an orange keyple alone on an orange field takes 2. A brown one takes 1.
rules-example-kp-44 = Ben sends a brown keyple. You can join with brown or white.
rules-example-kt-35 = Ben’s worker is on the quarry beside your cottage. Your cottage can’t send one there.
rules-example-kt-46 = you pass, then Ben buys a seat. On your next turn you can still buy one.
rules-example-kt-66 = your cottage touches 2 fields. With 2 fences on those sides it’s enclosed.
rules-example-kt-71 = you pay 1 wood and 1 water and get 1 ironwork.

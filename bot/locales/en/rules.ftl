# /rules: pages, and what people type when they mean something the rules call otherwise.

rules-overview = ### { $game }
rules-overview-foot = -# { $count } numbered rules. Choose a chapter, or look for something: `/rules search: …`
rules-translated = -# These rules were written in English first; in case of doubt the English text counts.
rules-untranslated = -# There are no rules in your language yet: these are in English.
rules-chapters = Chapters …
rules-chapter = ### { $game }: { $chapter }
rules-found =
    ### { $game }: { $count ->
        [one] one rule
       *[other] { $count } rules
    } for “{ $search }”
rules-meant = -# Also looked for: { $words }
rules-nearest =
    ### { $game }: nothing about all of “{ $search }”
    Nearest:
rules-none = No rule of { $game } is about “{ $search }”. Try another word, a number such as “{ $example }”, or a chapter below.
rules-more = Nearby rules …
rules-number = { $number } · { $words }

# Words that mean nothing in a search.
rules-idle = a an and any are as at be by can could do does for from get give gets go have how i if in is it its many may me much must my of on one or our should that the their there they this to use we what when where which who why will with work works would you your explain rule rules happens happen mean means about

# What people type when they want to be told how the game goes.
rules-overview-words = how to play, how do i play, how to play this, how does the game work, how does it work, how do you play, overview, summary, introduction, intro, basics, rules, the rules, rulebook, tutorial, what is this game about
rules-values-ours = -# This table is played with our own printed values: those that these rules name.
rules-values-box = This table is played with the printed values { $values }. Where these rules name a value as ours, the one on those pieces counts.

"""Values of our own design: no source of the printed ones was available. No rule depends on them.

They respect every limit in the rules (KP-124, KP-189 to KP-195), are in no other file, and are listed in
`docs/rules/keyper.md`."""

from __future__ import annotations

from engine.keyper.content.shapes import Area, Boat, Display, Season, SeasonalFair, WinterFair

# The borders of ten kinds of field (KP-194); the others are stated in the rules or follow from them.
BORDERS = {
    "chickens": "light-green",
    "cows": "light-green",
    "deer": "brown",
    "goats": "grey",
    "horses": "light-green",
    "sheep": "light-green",
    "wheat": "light-green",
    "wild-boar": "brown",
    "trade-raw": "black",
    "trade-finished": "black",
}

# Three tiles for which no source says whether they are for the farm or the village (KP-169, KP-177, KP-184).
AREAS: dict[str, Area] = {"oast-house": "farm", "windmill": "farm", "farmers-cottage": "farm"}

BUILD_COSTS: dict[str, tuple[str, ...]] = {
    "cow-shed": ("log", "any-raw"),
    "pig-sty": ("clay", "any-raw"),
    "sheep-shelter": ("rock", "any-raw"),
    "stable": ("any-raw", "any-raw"),
    "farmyard": ("any-raw", "any-raw"),
    "paddock": ("any-raw", "any-raw"),
    "brickmaker": ("wood", "stone"),
    "carpenter": ("brick", "stone"),
    "stonemason": ("brick", "wood"),
    "scrapyard": ("any-finished",),
    "drainage": ("any-finished", "any-raw"),
    "pavements": ("any-finished", "any-finished"),
    "alchemist": ("brick", "stone"),
    "barn": ("clay", "log", "rock"),
    "boarding-house": ("brick", "wood"),
    "builder": ("wood", "stone"),
    "building-plot": ("any-finished", "any-raw"),
    "cluck-cluck-chicken-house": ("clay", "clay", "log"),
    "dock": ("stone", "any-raw"),
    "farm-labourer": ("log", "rock"),
    "gem-dealer": ("stone", "any-raw"),
    "goat-pen": ("rock", "rock", "clay"),
    "hop-field": ("clay", "any-raw"),
    "jewel-cutter": ("brick", "any-finished"),
    "livestock-market": ("rock", "any-raw"),
    "oast-house": ("clay", "log"),
    "seafarer": ("brick", "wood"),
    "shipping-agent": ("wood", "any-raw"),
    "statue": ("stone", "any-finished"),
    "thatcher": ("wood", "any-finished"),
    "trading-post": ("any-finished", "any-raw"),
    "village-hall": ("brick", "any-raw"),
    "windmill": ("rock", "any-raw"),
    "boatman": ("wood", "any-raw"),
    "bracelet-maker": ("brick", "wood", "any-raw"),
    "bricklayer": ("brick", "any-raw"),
    "brickyard": ("wood", "any-raw"),
    "copse": ("log", "any-raw"),
    "emporium": ("wood", "stone", "any-raw"),
    "entertainer": ("any-finished", "any-raw"),
    "farmer": ("any-finished", "any-raw"),
    "farmers-cottage": ("clay", "any-raw"),
    "game-wardens-cottage": ("log", "log", "rock"),
    "gem-merchant": ("brick", "stone", "any-raw"),
    "goldsmith": ("brick", "stone", "any-raw"),
    "hunters-lodge": ("clay", "log", "rock"),
    "jeweller": ("wood", "stone", "any-raw"),
    "key-market": ("any-finished", "any-finished"),
    "kiln": ("stone", "any-raw"),
    "log-cabin": ("brick", "any-raw"),
    "lumberjack": ("wood", "any-raw"),
    "merchant": ("any-finished", "any-raw"),
    "mine": ("wood", "any-raw"),
    "open-pit": ("brick", "any-raw"),
    "prospector": ("stone", "any-raw"),
    "quarryman": ("stone", "any-raw"),
    "ring-maker": ("brick", "wood", "any-raw"),
    "scrap-dealer": ("any-finished", "any-raw"),
    "stoneyard": ("brick", "any-raw"),
    "timberyard": ("stone", "any-raw"),
}

# Every display has these five fields and ten more; autumn and winter share theirs (KP-189, KP-190).
_ALWAYS = ("keyp", "river", "country-tile", "build", "upgrade")
_SPRING = {
    "s1": "clay logs rocks pigs sheep wheat deer convert-logs trade-raw discount-build",
    "s2": "clay logs rocks cows horses wheat wild-boar convert-clay convert-rock trade-finished",
    "s3": "clay logs rocks chickens goats sheep cows convert-logs trade-raw discount-build",
    "s4": "clay logs rocks chickens goats pigs horses deer convert-clay trade-finished",
}
_SUMMER = {
    "m1": "clay logs cows pigs wheat deer convert-clay convert-logs trade-raw discount-build",
    "m2": "logs rocks sheep horses wheat wild-boar convert-logs convert-rock trade-finished discount-build",
    "m3": "clay rocks pigs sheep goats deer convert-clay convert-rock discount-build trade-finished",
    "m4": "clay logs rocks cows horses goats wheat deer wild-boar trade-raw",
}
_AUTUMN = {
    "w1": "logs rocks chickens horses wheat emeralds gold rubies sapphires discount-build",
    "w2": "clay logs rocks cows pigs wheat goats deer emeralds sapphires",
    "w3": "logs chickens horses sheep goats deer wild-boar gold rubies trade-finished",
    "w4": "clay logs rocks cows pigs sheep wild-boar trade-raw trade-finished discount-build",
}


def _displays(seasons: tuple[Season, ...], shown: dict[str, str]) -> list[Display]:
    return [Display(display, seasons, (*_ALWAYS, *fields.split())) for display, fields in shown.items()]


DISPLAYS = (
    *_displays(("spring",), _SPRING),
    *_displays(("summer",), _SUMMER),
    *_displays(("autumn", "winter"), _AUTUMN),
)

# The goods of each boat in spring and summer, and in autumn and winter.
BOATS = (
    Boat("boat-1", early=("sheep", "clay"), late=("chicken", "emerald")),
    Boat("boat-2", early=("cow", "log"), late=("deer", "gold")),
    Boat("boat-3", early=("pig", "rock"), late=("goat", "ruby")),
    Boat("boat-4", early=("horse", "wheat"), late=("wild-boar", "sapphire")),
    Boat("boat-5", early=("deer", "wild-boar"), late=("brick", "wheat")),
    Boat("boat-6", early=("goat", "wild-boar"), late=("wood", "stone")),
)

# Requirements and points; the first fair of spring is printed, and defined in `box.py`.
SEASONAL_FAIRS = (
    SeasonalFair("spring-2", "spring", ("cow", "clay"), 2),
    SeasonalFair("spring-3", "spring", ("horse", "log"), 2),
    SeasonalFair("spring-4", "spring", ("pig", "log"), 2),
    SeasonalFair("spring-5", "spring", ("deer", "clay"), 2),
    SeasonalFair("spring-6", "spring", ("wild-boar", "rock"), 2),
    SeasonalFair("summer-1", "summer", ("cow", "pig", "wood"), 3),
    SeasonalFair("summer-2", "summer", ("sheep", "goat", "stone"), 3),
    SeasonalFair("summer-3", "summer", ("horse", "wild-boar", "brick"), 3),
    SeasonalFair("summer-4", "summer", ("cow", "goat", "brick"), 3),
    SeasonalFair("summer-5", "summer", ("pig", "deer", "stone"), 3),
    SeasonalFair("summer-6", "summer", ("sheep", "horse", "wood"), 3),
    SeasonalFair("autumn-1", "autumn", ("chicken", "cow", "brick", "wheat"), 4),
    SeasonalFair("autumn-2", "autumn", ("chicken", "sheep", "wood", "wheat"), 4),
    SeasonalFair("autumn-3", "autumn", ("deer", "horse", "stone", "wheat"), 4),
    SeasonalFair("autumn-4", "autumn", ("deer", "goat", "brick", "wheat"), 4),
    SeasonalFair("autumn-5", "autumn", ("goat", "wild-boar", "wood", "wheat"), 4),
    SeasonalFair("autumn-6", "autumn", ("wild-boar", "pig", "stone", "wheat"), 4),
)
# Requirements; the points are printed (KP-124).
WINTER_FAIRS = (
    WinterFair("winter-1", front=("cow", "pig", "brick", "wood"), back=("emerald", "gold", "chicken", "cow")),
    WinterFair(
        "winter-2", front=("sheep", "goat", "wood", "stone"), back=("emerald", "ruby", "chicken", "sheep")
    ),
    WinterFair(
        "winter-3", front=("horse", "deer", "brick", "stone"), back=("emerald", "sapphire", "deer", "horse")
    ),
    WinterFair(
        "winter-4", front=("wild-boar", "goat", "brick", "wood"), back=("gold", "ruby", "goat", "wild-boar")
    ),
    WinterFair("winter-5", front=("cow", "deer", "wood", "stone"), back=("gold", "sapphire", "deer", "cow")),
    WinterFair(
        "winter-6", front=("pig", "deer", "brick", "stone"), back=("ruby", "sapphire", "pig", "wild-boar")
    ),
    WinterFair(
        "winter-7", front=("sheep", "wild-boar", "brick", "wood"), back=("emerald", "gold", "sheep", "goat")
    ),
    WinterFair(
        "winter-8", front=("horse", "goat", "wood", "stone"), back=("ruby", "sapphire", "horse", "pig")
    ),
)

# The lists of KP-65: what a keyple laid down on the keyp tile may bring.
KEYP_TILE_GAINS: dict[str, tuple[str, ...]] = {
    "light-blue": ("cow", "horse", "pig", "sheep"),
    "orange": ("clay", "log", "rock"),
    "light-green": ("cow", "horse", "pig", "sheep"),
    "brown": ("clay", "log", "rock"),
    "black": ("cow", "horse", "pig", "sheep"),
    "grey": ("clay", "log", "rock"),
    "white": ("clay", "log", "rock", "cow", "horse", "pig", "sheep"),
}

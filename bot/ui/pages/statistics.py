"""Statistics as a card and in words: one's own, somebody's, a server's; and who plays how well."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence

from bot.ui.interactions.reply import Reply
from bot.ui.kit.blocks import Block, Page, Picture, Pictures, Words
from bot.ui.kit.formatting import decimal, percent, range_words, span_words
from bot.ui.kit.limits import clip
from bot.ui.kit.localiser import Localiser
from bot.values.statistics import GameTally, Leaders, PersonStatistics, Rating, Share, Totals
from engine.core.text import Text, UserText, text
from render.kit import stat_card as kit
from render.kit.theme import DAY, NIGHT

_LISTED = 20
_LOWEST, _HIGHEST = 0, 2000
"""Ends of the scale on which ratings are drawn."""
_SOURCES, _PIECES = 6, 3  # bars of a block, so that the card can be read on a phone
_LONGEST = 1500  # characters of what stands below the card


async def show_person(reply: Reply, statistics: PersonStatistics, *, own: bool) -> None:
    voice, shown = reply.voice(), statistics.figures
    if not shown.games:
        await reply.say(voice("stats-none-own" if own else "stats-none", name=statistics.name))
        return
    line = voice.short("stats-line", games=shown.games, won=shown.won, people=shown.with_people)
    blocks = [*_rating_blocks(statistics.ratings, voice), *_tally_blocks(shown, voice, own=True)]
    card = kit.FigureCard(voice.name(statistics.name), line, _own_figures(statistics, voice), tuple(blocks))
    words = [voice("stats-title", name=statistics.name), *_in_words(shown, voice, own=True)]
    words += [_rated(game, rating, voice) for game, rating in statistics.ratings.items()]
    await _show(reply, card, words, "stats-foot-own" if own else "stats-foot")


async def show_server(reply: Reply, name: UserText, shown: Totals) -> None:
    voice = reply.voice()
    if not shown.games:
        await reply.say(voice("stats-none-here"))
        return
    line = voice.short("stats-server-line", games=shown.games, players=shown.players)
    figures = (
        kit.BigNumber(str(shown.games), voice.short("stats-figure-games")),
        kit.BigNumber(str(shown.players), voice.short("stats-figure-players")),
        *_both(shown, voice, "stats-figure-first"),
    )
    card = kit.FigureCard(voice.name(name), line, figures, tuple(_tally_blocks(shown, voice, own=False)))
    words = [voice("stats-title", name=name), *_in_words(shown, voice, own=False)]
    await _show(reply, card, words, "stats-foot-server")


async def show_leaders(reply: Reply, leaders: Leaders) -> None:
    voice = reply.voice()
    what = text("stats-all-games") if not leaders.game else text(f"{leaders.game}-name")
    title, others = voice("stats-leaders", what=what), voice("stats-leaders-others", count=leaders.others)
    words = [title]
    listed = leaders.leaders[:_LISTED]
    for number, one in enumerate(listed, 1):
        reach, games = range_words(one.rating), one.rating.games
        words.append(voice("stats-leader", number=number, name=one.name, range=reach, games=games))
    if not listed:
        words.append(voice("stats-leaders-none"))
    if leaders.others:
        words.append(others)
    bars = tuple(_span(voice.name(one.name), one.rating, voice) for one in listed)
    blocks = (kit.Block(voice.short("stats-block-ratings"), bars),) if bars else ()
    card = kit.FigureCard(voice.short("stats-leaders-title", what=what), "", (), blocks)
    await _show(reply, card if bars else None, words, "stats-foot-ratings")


async def _show(reply: Reply, card: kit.FigureCard | None, words: Sequence[str], foot: str) -> None:
    blocks = list[Block]()
    if card is not None:
        reply.spend("pictures")
        theme = NIGHT if (await reply.taste()).night else DAY
        drawn = await asyncio.to_thread(kit.figure_card, card, theme)
        blocks.append(Pictures((Picture("statistics.png", drawn, _alt(card)),)))
    blocks.append(Words(clip("\n".join(words[1:]), _LONGEST)))
    await reply.show(Page((Words(words[0]), *blocks, Words("-# " + reply.voice()(foot)))))


def _alt(card: kit.FigureCard) -> str:
    """All that stands on it."""
    parts = [card.title, *([card.line] if card.line else [])]
    parts += [f"{one.words}: {one.value}" for one in card.figures]
    for block in card.blocks:
        parts.append(f"{block.title}: " + ", ".join(f"{bar.words} {bar.value}" for bar in block.bars))
    return ". ".join(parts)


def _own_figures(statistics: PersonStatistics, voice: Localiser) -> tuple[kit.BigNumber, ...]:
    shown, overall = statistics.figures, statistics.ratings.get("")
    counted = sum(tally.games for tally in shown.tallies)
    won = percent(shown.won / counted if counted else 0.0)
    found = [
        kit.BigNumber(str(shown.games), voice.short("stats-figure-games")),
        kit.BigNumber(voice.label(won), voice.short("stats-figure-won")),
        *_both(shown, voice, "stats-figure-began"),
    ]
    if overall is not None:
        found.append(kit.BigNumber(voice.label(range_words(overall)), voice.short("stats-figure-rating")))
    return tuple(found)


def _both(shown: Totals, voice: Localiser, first: str) -> list[kit.BigNumber]:
    found = [kit.BigNumber(voice.label(span_words(shown.pace)), voice.short("stats-figure-pace"))]
    if shown.longest is not None:
        longest = voice.label(span_words(shown.longest.seconds))
        found.append(kit.BigNumber(longest, voice.short("stats-figure-longest")))
    if began := sum(tally.began for tally in shown.tallies):
        won = sum(tally.began_won for tally in shown.tallies)
        found.append(kit.BigNumber(voice.label(percent(won / began)), voice.short(first)))
    return found


def _tally_blocks(shown: Totals, voice: Localiser, *, own: bool) -> list[kit.Block]:
    """Of the game that was played most; the others are in the words. A server takes every place."""
    if not shown.tallies:
        return []
    tally, name = shown.tallies[0], text(f"{shown.tallies[0].game}-name")
    places = kit.Block(voice.short("stats-block-places", game=name), _places(tally, voice))
    blocks = [places] if own else []
    for key, shares, counts in (
        ("sources", tally.sources[:_SOURCES], False),
        ("favourites", tally.favourites[:_PIECES], True),
        ("finest", tally.finest[:_PIECES], False),
    ):
        if shares:
            heading = voice.short(f"stats-block-{key}", game=name)
            blocks.append(kit.Block(heading, _bars(shares, voice, counts)))
    return blocks


def _places(tally: GameTally, voice: Localiser) -> tuple[kit.Bar, ...]:
    most = max(tally.places) or 1
    return tuple(
        kit.Bar(voice.short("stats-place", place=at), voice.label(_times(count)), count / most)
        for at, count in enumerate(tally.places, 1)
    )


def _bars(shares: Sequence[Share], voice: Localiser, counts: bool) -> tuple[kit.Bar, ...]:
    sizes = [float(one.count) if counts else one.points for one in shares]
    most = max(sizes)
    return tuple(
        kit.Bar(
            voice.label(one.text),
            voice.label(_times(one.count) if counts else decimal(one.points)),
            size / most if most > 0 else 0.0,
        )
        for one, size in zip(shares, sizes, strict=True)
    )


def _times(count: int) -> Text:
    return text("stats-times", count=count)


def _rating_blocks(ratings: dict[str, Rating], voice: Localiser) -> list[kit.Block]:
    if not ratings:
        return []
    names = {game: voice.short(f"{game}-name" if game else "stats-all-games") for game in ratings}
    bars = tuple(_span(names[game], rating, voice) for game, rating in ratings.items())
    return [kit.Block(voice.short("stats-block-ratings"), bars)]


def _span(words: str, rating: Rating, voice: Localiser) -> kit.Bar:
    low, high = ((end - _LOWEST) / (_HIGHEST - _LOWEST) for end in (rating.low, rating.high))
    return kit.Bar(words, voice.label(range_words(rating)), high, low)


def _rated(game: str, rating: Rating, voice: Localiser) -> str:
    what = text(f"{game}-name") if game else text("stats-all-games")
    return voice("stats-rated", what=what, range=range_words(rating), games=rating.games)


def _in_words(shown: Totals, voice: Localiser, *, own: bool) -> list[str]:
    lines = [line for tally in shown.tallies for line in (_own if own else _of_all)(tally, voice)]
    lines.append(voice("stats-pace", pace=span_words(shown.pace)))
    if (longest := shown.longest) is not None:
        name, time = text(f"{longest.game}-name"), span_words(longest.seconds)
        lines.append(voice("stats-longest", game=name, turns=longest.turns, time=time))
    if shown.left:
        lines.append(voice("stats-left", count=shown.left))
    return lines


def _own(tally: GameTally, voice: Localiser) -> Iterator[str]:
    name, mean = text(f"{tally.game}-name"), decimal(tally.mean)
    yield voice("stats-game", game=name, games=tally.games, won=tally.won, mean=mean, best=tally.best)
    if tally.began:
        times, chance = _times(tally.began), decimal(tally.expected)
        yield "-# " + voice("stats-began", times=times, won=tally.began_won, expected=chance)


def _of_all(tally: GameTally, voice: Localiser) -> Iterator[str]:
    name, mean = text(f"{tally.game}-name"), decimal(tally.mean)
    yield voice("stats-game-server", game=name, games=tally.games, mean=mean, best=tally.best)
    if tally.began:
        chance = decimal(tally.expected)
        yield "-# " + voice("stats-first", began=tally.began, won=tally.began_won, expected=chance)

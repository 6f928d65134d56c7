"""Statistics of a person or a server, as a card and as text, and the ratings."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence

from bot.ui.interactions.reply import Reply
from bot.ui.kit.blocks import Block, Page, Picture, Pictures, Words
from bot.ui.kit.formatting import decimal, percent, rating_words, span_words
from bot.ui.kit.limits import clip
from bot.ui.kit.localiser import Localiser
from bot.values.statistics import GameTally, Leaders, PersonStatistics, Rating, Share, Totals
from engine.core.text import Text, UserText, text
from render.kit import stat_card as kit
from render.kit.theme import DAY, NIGHT
from render.registry import glyph_of

_LISTED = 20
_LOWEST, _HIGHEST = 0, 2000
"""Ends of the scale on which ratings are drawn."""
_SOURCES, _PIECES = 6, 3  # bars per block, for a card that is readable on a phone
_LONGEST = 1500  # characters below the card


async def show_person(reply: Reply, statistics: PersonStatistics, *, own: bool) -> None:
    localiser, shown = reply.localiser(), statistics.figures
    if not shown.games:
        await reply.send_text(localiser("stats-none-own" if own else "stats-none", name=statistics.name))
        return
    line = localiser.short("stats-line", games=shown.games, won=shown.won, people=shown.with_people)
    blocks = [*_rating_blocks(statistics.ratings, localiser), *_tally_blocks(shown, localiser, own=True)]
    card = kit.FigureCard(
        localiser.name(statistics.name), line, _own_figures(statistics, localiser), tuple(blocks)
    )
    words = [localiser("stats-title", name=statistics.name), *_in_words(shown, localiser, own=True)]
    words += [_rated(game, rating, localiser) for game, rating in statistics.ratings.items()]
    await _show(reply, card, words, "stats-foot-own" if own else "stats-foot")


async def show_server(reply: Reply, name: UserText, shown: Totals) -> None:
    localiser = reply.localiser()
    if not shown.games:
        await reply.send_text(localiser("stats-none-here"))
        return
    line = localiser.short("stats-server-line", games=shown.games, players=shown.players)
    figures = (
        kit.BigNumber(str(shown.games), localiser.short("stats-figure-games")),
        kit.BigNumber(str(shown.players), localiser.short("stats-figure-players")),
        *_both(shown, localiser, "stats-figure-first"),
    )
    card = kit.FigureCard(
        localiser.name(name), line, figures, tuple(_tally_blocks(shown, localiser, own=False))
    )
    words = [localiser("stats-title", name=name), *_in_words(shown, localiser, own=False)]
    await _show(reply, card, words, "stats-foot-server")


async def show_leaders(reply: Reply, leaders: Leaders) -> None:
    localiser = reply.localiser()
    what = text("stats-all-games") if not leaders.game else text(f"{leaders.game}-name")
    title, others = (
        localiser("stats-leaders", what=what),
        localiser("stats-leaders-others", count=leaders.others),
    )
    words = [title]
    listed = leaders.leaders[:_LISTED]
    for number, one in enumerate(listed, 1):
        rating, games = rating_words(one.rating), one.rating.games
        key = "stats-leader-new" if one.rating.is_provisional else "stats-leader"
        words.append(localiser(key, number=number, name=one.name, rating=rating, games=games))
    if not listed:
        words.append(localiser("stats-leaders-none"))
    if any(one.person == leaders.own for one in listed):
        words.append(localiser("stats-leaders-own"))
    if leaders.others:
        words.append(others)
    bars = tuple(_span(localiser.name(one.name), one.rating, localiser) for one in listed)
    blocks = (kit.Block(localiser.short("stats-block-ratings"), bars),) if bars else ()
    card = kit.FigureCard(localiser.short("stats-leaders-title", what=what), "", (), blocks)
    await _show(reply, card if bars else None, words, "stats-foot-ratings")


async def _show(reply: Reply, card: kit.FigureCard | None, words: Sequence[str], foot: str) -> None:
    blocks = list[Block]()
    if card is not None:
        reply.charge_limit("pictures")
        theme = NIGHT if (await reply.picture_style()).night else DAY
        drawn = await asyncio.to_thread(kit.figure_card, card, theme)
        blocks.append(Pictures((Picture("statistics.png", drawn, _alt(card)),)))
    blocks.append(Words(clip("\n".join(words[1:]), _LONGEST)))
    await reply.show(Page((Words(words[0]), *blocks, Words("-# " + reply.localiser()(foot)))))


def _alt(card: kit.FigureCard) -> str:
    """Return everything on the card as text."""
    parts = [card.title, *([card.line] if card.line else [])]
    parts += [f"{one.words}: {one.value}" for one in card.figures]
    for block in card.blocks:
        parts.append(f"{block.title}: " + ", ".join(f"{bar.words} {bar.value}" for bar in block.bars))
    return ". ".join(parts)


def _own_figures(statistics: PersonStatistics, localiser: Localiser) -> tuple[kit.BigNumber, ...]:
    shown = statistics.figures
    counted = sum(tally.games for tally in shown.tallies)
    won = percent(shown.won / counted if counted else 0.0)
    found = [
        kit.BigNumber(localiser.label(won), localiser.short("stats-figure-won")),
        kit.BigNumber(str(shown.games), localiser.short("stats-figure-games")),
        *_both(shown, localiser, "stats-figure-began"),
    ]
    return tuple(found)


def _both(shown: Totals, localiser: Localiser, first: str) -> list[kit.BigNumber]:
    found = [kit.BigNumber(localiser.label(span_words(shown.pace)), localiser.short("stats-figure-pace"))]
    if shown.longest is not None:
        longest = localiser.label(span_words(shown.longest.seconds))
        found.append(kit.BigNumber(longest, localiser.short("stats-figure-longest")))
    if began := sum(tally.began for tally in shown.tallies):
        won = sum(tally.began_won for tally in shown.tallies)
        found.append(kit.BigNumber(localiser.label(percent(won / began)), localiser.short(first)))
    return found


def _tally_blocks(shown: Totals, localiser: Localiser, *, own: bool) -> list[kit.Block]:
    """Return blocks about the most played game; the text has the others.

    A server has no ranks, as its players take all of them.
    """
    if not shown.tallies:
        return []
    tally, name = shown.tallies[0], text(f"{shown.tallies[0].game}-name")
    places = kit.Block(localiser.short("stats-block-places", game=name), _places(tally, localiser))
    blocks = [places] if own else []
    for key, shares, counts in (
        ("sources", tally.sources[:_SOURCES], False),
        ("favourites", tally.favourites[:_PIECES], True),
        ("finest", tally.finest[:_PIECES], False),
    ):
        if shares:
            heading = localiser.short(f"stats-block-{key}", game=name)
            blocks.append(kit.Block(heading, _bars(shares, tally.game, localiser, counts)))
    return blocks


def _places(tally: GameTally, localiser: Localiser) -> tuple[kit.Bar, ...]:
    most = max(tally.places) or 1
    return tuple(
        kit.Bar(
            localiser.short("stats-place", place=at), localiser.label(_times(count)), count / most, place=at
        )
        for at, count in enumerate(tally.places, 1)
    )


def _bars(shares: Sequence[Share], game: str, localiser: Localiser, counts: bool) -> tuple[kit.Bar, ...]:
    sizes = [float(one.count) if counts else one.points for one in shares]
    most = max(sizes)
    return tuple(
        kit.Bar(
            localiser.label(one.text),
            localiser.label(_times(one.count) if counts else decimal(one.points)),
            size / most if most > 0 else 0.0,
            icon=glyph_of(game, one.text),
            points=not counts,
        )
        for one, size in zip(shares, sizes, strict=True)
    )


def _times(count: int) -> Text:
    return text("stats-times", count=count)


def _rating_blocks(ratings: dict[str, Rating], localiser: Localiser) -> list[kit.Block]:
    if not ratings:
        return []
    names = {game: localiser.short(f"{game}-name" if game else "stats-all-games") for game in ratings}
    bars = tuple(_span(names[game], rating, localiser) for game, rating in ratings.items())
    return [kit.Block(localiser.short("stats-block-ratings"), bars)]


def _span(words: str, rating: Rating, localiser: Localiser) -> kit.Bar:
    low, high = ((end - _LOWEST) / (_HIGHEST - _LOWEST) for end in (rating.low, rating.high))
    return kit.Bar(words, localiser.label(rating_words(rating)), high, low)


def _rated(game: str, rating: Rating, localiser: Localiser) -> str:
    what = text(f"{game}-name") if game else text("stats-all-games")
    key = "stats-rated-new" if rating.is_provisional else "stats-rated"
    return localiser(key, what=what, rating=rating_words(rating), games=rating.games)


def _in_words(shown: Totals, localiser: Localiser, *, own: bool) -> list[str]:
    lines = [line for tally in shown.tallies for line in (_own if own else _of_all)(tally, localiser)]
    lines.append(localiser("stats-pace", pace=span_words(shown.pace)))
    if (longest := shown.longest) is not None:
        name, time = text(f"{longest.game}-name"), span_words(longest.seconds)
        lines.append(localiser("stats-longest", game=name, turns=longest.turns, time=time))
    if shown.left:
        lines.append(localiser("stats-left", count=shown.left))
    return lines


def _own(tally: GameTally, localiser: Localiser) -> Iterator[str]:
    name, mean = text(f"{tally.game}-name"), decimal(tally.mean)
    yield localiser("stats-game", game=name, games=tally.games, won=tally.won, mean=mean, best=tally.best)
    if tally.began:
        times, chance = _times(tally.began), decimal(tally.expected)
        yield "-# " + localiser("stats-began", times=times, won=tally.began_won, expected=chance)


def _of_all(tally: GameTally, localiser: Localiser) -> Iterator[str]:
    name, mean = text(f"{tally.game}-name"), decimal(tally.mean)
    yield localiser("stats-game-server", game=name, games=tally.games, mean=mean, best=tally.best)
    if tally.began:
        chance = decimal(tally.expected)
        yield "-# " + localiser("stats-first", began=tally.began, won=tally.began_won, expected=chance)

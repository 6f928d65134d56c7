"""Words from outside keep their type from where they come in to where they are shown or stored."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.support.source import Source, sources

STORED = {
    "bot.custom_content": "a set of printed values is chosen by a digest of its name",
    "bot.cli.status": "printed on the host's terminal, made fit for one",
    "bot.services.tables.seats": "kept in a parcel",
    "bot.services.tables.import_export": "exported",
    "bot.services.maintenance.finished_games": "exported",
    "bot.services.turn.table_history": "stored",
    "bot.store.repositories.people": "stored",
    "bot.ui.kit.generated_names": "compared with the names of computers",
    "bot.ui.pictures.films": "a digest",
    "bot.ui.pictures.picture_requests": "a digest",
    "bot.ui.interactions.reply": "stored",
    "bot.locales.inline_markup": "this makes them harmless",
}
"""Where `raw` is read, and what for. None of these files says it."""
SHOWN = {
    "bot.cli.content": "the name of a file, and a heading that is drawn",
    "bot.cli.records": "printed on a terminal",
    "bot.ui.panel.page": "notes, which have several lines",
    "bot.locales": "offers them",
    "bot.locales.translations": "the speaker",
}
"""Where words from outside are made harmless by hand."""
CHOSEN = {"display_name", "global_name", "nick"}
NAMED = {"author", "category", "channel", "guild", "member", "role", "thread", "user"}
"""What people give names to; files and emojis have names, too, but those are ours."""
PLAIN = {
    "bot.values.read_models.Exported.name": "of a file",
    "bot.values.table._Box.name": "as it stands in a game's options",
}


def test_raw_words_are_read_only_to_be_stored_or_compared() -> None:
    found = {
        source.module
        for source in sources("bot").values()
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Attribute) and node.attr == "raw"
    }
    assert found == set(STORED)


def test_nobody_but_the_speaker_makes_names_harmless() -> None:
    names = {"escaped", "escaped_lines", "plain_name"}
    found = {
        source.module
        for source in sources("bot").values()
        for node in source.imports
        if isinstance(node, ast.ImportFrom) and names & {one.name for one in node.names}
    }
    assert found == set(SHOWN)


def test_discord_names_are_marked_as_user_text() -> None:
    found = [place for source in sources("bot").values() for place in untyped(source)]
    assert found == [], "a name from Discord that is not wrapped in UserText"


def untyped(source: Source) -> Iterator[str]:
    wrapped = {
        id(inner)
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "UserText"
        for inner in ast.walk(node)
    }
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Attribute) and id(node) not in wrapped and is_name(node):
            yield f"{source.module}:{node.lineno}"


def is_name(node: ast.Attribute) -> bool:
    owner = node.value
    last = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
    return node.attr in CHOSEN or (node.attr in {"name", "topic", "description"} and last in NAMED)


def test_no_value_holds_a_name_as_a_str() -> None:
    found = {
        f"{source.module}.{node.name}.{field.target.id}"
        for source in sources("bot/values").values()
        for node in ast.walk(source.tree)
        if isinstance(node, ast.ClassDef)
        for field in node.body
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        if field.target.id in {"name", "names", "old", "new"} and "str" in ast.unparse(field.annotation)
    }
    assert found == set(PLAIN)

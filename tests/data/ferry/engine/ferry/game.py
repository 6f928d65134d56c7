"""Ferry, wired up to the protocol that drives every game."""

from __future__ import annotations

from typing import ClassVar

from engine.core.game import Game
from engine.core.setup import SetupSpec
from engine.ferry import conservation, rules, scoring, setup, view_builder, worlds
from engine.ferry.actions import Action
from engine.ferry.setup import SPEC
from engine.ferry.state import SCHEMA, State
from engine.ferry.view import View


class Ferry(Game[State, Action, View]):
    key: ClassVar[str] = "ferry"
    spec: ClassVar[SetupSpec] = SPEC
    schema: ClassVar[int] = SCHEMA
    state_type = State
    setup = setup
    rules = rules
    view_builder = view_builder
    worlds = worlds
    scoring = scoring
    conservation = conservation


FERRY = Ferry()

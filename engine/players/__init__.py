"""Computer players. Each decides from a view, options and worlds that fit the view, so none can see
secrets."""

from engine.players.computer_player import answer as answer
from engine.players.hint import Hint as Hint
from engine.players.hints import Advice as Advice
from engine.players.random_players import PLAYERS as PLAYERS
from engine.players.random_players import Chooser as Chooser
from engine.players.random_players import random_ish_player as random_ish_player
from engine.players.random_players import random_player as random_player
from engine.players.requests import Answer as Answer
from engine.players.requests import Candidate as Candidate
from engine.players.requests import Change as Change
from engine.players.requests import Question as Question
from engine.players.requests import question_of as question_of
from engine.players.strengths import STRENGTHS as STRENGTHS
from engine.players.strengths import Strength as Strength

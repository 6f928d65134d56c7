"""Computer players. Each decides from a view, options and worlds that fit the view, so none can peek."""

from engine.players.asking import Answer as Answer
from engine.players.asking import Candidate as Candidate
from engine.players.asking import Change as Change
from engine.players.asking import Question as Question
from engine.players.asking import question_of as question_of
from engine.players.choosers import PLAYERS as PLAYERS
from engine.players.choosers import Chooser as Chooser
from engine.players.choosers import random_ish_player as random_ish_player
from engine.players.choosers import random_player as random_player
from engine.players.hinting import Advice as Advice
from engine.players.hinting import Hint as Hint
from engine.players.hinting import advice_of as advice_of
from engine.players.likely import likely as likely
from engine.players.strengths import STRENGTHS as STRENGTHS
from engine.players.strengths import Strength as Strength
from engine.players.table import answer as answer

"""What is printed on the pieces of Keythedral, as frozen data."""

from engine.keythedral.content.house import *  # noqa: F403
from engine.keythedral.content.laws import EVERY_CARD as EVERY_CARD
from engine.keythedral.content.laws import LAWS as LAWS
from engine.keythedral.content.pieces import *  # noqa: F403
from engine.keythedral.content.seats import *  # noqa: F403
from engine.keythedral.content.shapes import *  # noqa: F403

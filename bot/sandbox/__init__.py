"""A small Discord on loopback: the unchanged bot connects to it, people play on its web page, tests drive it.

Nothing of the game belongs here; the sandbox knows Discord and nothing else.
"""

from bot.sandbox.clock import Clock
from bot.sandbox.constants import Permission
from bot.sandbox.faults import Fault
from bot.sandbox.interactions import Interaction, Modal
from bot.sandbox.limits import Limits
from bot.sandbox.models import Account, Attachment, Channel, Guild, LocalFile, Message
from bot.sandbox.person import ClientRefuses, Person, Reply
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.storage import WorldUnreadable, WorldUnwritable
from bot.sandbox.world import World

__all__ = [
    "Account",
    "Attachment",
    "Channel",
    "ClientRefuses",
    "Clock",
    "Fault",
    "Guild",
    "Interaction",
    "Limits",
    "LocalFile",
    "Message",
    "Modal",
    "Permission",
    "Person",
    "Reply",
    "Sandbox",
    "World",
    "WorldUnreadable",
    "WorldUnwritable",
]

"""A small Discord on loopback: the unchanged bot connects to it, people play on its web page, tests drive it.

The sandbox knows Discord and nothing else. What stands here is its door; the modules behind it may change.
"""

from discord_sandbox.checks.commands import CommandType
from discord_sandbox.checks.messages import check_message
from discord_sandbox.checks.modals import check_modal
from discord_sandbox.clock import Clock
from discord_sandbox.constants import MessageFlag, Permission
from discord_sandbox.faults import Fault
from discord_sandbox.interactions import ANSWER_WITHIN, Interaction, InteractionType, Modal, ResponseType
from discord_sandbox.limits import Limits
from discord_sandbox.models import (
    Account,
    Attachment,
    Channel,
    Contents,
    Guild,
    Json,
    LocalFile,
    Message,
    Overwrite,
)
from discord_sandbox.person import ClientRefuses, Person, Reply
from discord_sandbox.rest.api import LoggedRequest
from discord_sandbox.rest.context import Upload
from discord_sandbox.sandbox import Sandbox
from discord_sandbox.storage import WORLD, WorldUnreadable, WorldUnwritable
from discord_sandbox.world import Change, ChangeType, World

__version__ = "0.7.0"

__all__ = [
    "ANSWER_WITHIN",
    "WORLD",
    "Account",
    "Attachment",
    "Change",
    "ChangeType",
    "Channel",
    "ClientRefuses",
    "Clock",
    "CommandType",
    "Contents",
    "Fault",
    "Guild",
    "Interaction",
    "InteractionType",
    "Json",
    "Limits",
    "LocalFile",
    "LoggedRequest",
    "Message",
    "MessageFlag",
    "Modal",
    "Overwrite",
    "Permission",
    "Person",
    "Reply",
    "ResponseType",
    "Sandbox",
    "Upload",
    "World",
    "WorldUnreadable",
    "WorldUnwritable",
    "__version__",
    "check_message",
    "check_modal",
]

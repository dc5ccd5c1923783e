"""Clicks that Discord's own client would never offer: somebody who sends whatever id they like."""

from discord_sandbox import Channel, Message, Person, Reply, Sandbox

STRING_SELECT = 3


async def send(sandbox: Sandbox, person: Person, channel: Channel, custom_id: str, value: str) -> Reply:
    """What becomes of a select of any id, as if the bot had posted it there."""
    options = [{"label": value, "value": value}]
    select = {"type": STRING_SELECT, "id": 2, "custom_id": custom_id, "options": options}
    row = {"type": 1, "id": 1, "components": [select]}
    message = Message(sandbox.world.new_id(), channel, sandbox.world.bot, components=[row])
    sandbox.world.post(message)
    return await person.choose(message, value, custom_id=custom_id)

"""How long tests wait for what is not about time: a busy machine is no fault of the bot."""

ON_A_BUSY_MACHINE = 240.0  # seconds; a test that passes never waits so long

"""The campaigns: long attacks on the whole bot that print what they did, what was lost and what was doubled.

`python -m tests.siege` (or `make siege`) runs them; docs/reliability.md tells what they hold the bot to.
"""

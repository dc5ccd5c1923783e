"""The bot's features beside playing: a folder for each, with its words.

A folder is found by its name and brings a `FEATURE` (bot/ui/features.py). Without it the bot still plays.
"""

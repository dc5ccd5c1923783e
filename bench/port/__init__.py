"""Looking ahead in C, for tournaments and training that take a day in Python: `foresight.choose`.

The C repeats five modules of engine/chicago_poker/computer and gets every figure from them, so that it finds
the same to the last digit. This machine's C compiler builds it when first needed; nobody plays with it.
"""

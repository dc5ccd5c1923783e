"""The computers' looking ahead in C: the same decisions, a twentieth of the time.

The C repeats the modules beside this package and gets every figure from them, so that it finds the same to
the last digit. Without a compiled library everything here is idle, and Python thinks.
"""

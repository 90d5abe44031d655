"""The rules as scalar functions on one game's row of integers, compiled by Numba for CPU and CUDA alike.

Every function takes the table `t` of the rules (see `hanabi.kernel.table`) and `rows[g]`, one game.
All numbers are 64-bit signed integers; nothing here allocates, loops over games, or knows a device.
"""

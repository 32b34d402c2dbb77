"""Bots in processes of their own, with a deadline and a memory limit that no bot can get around.

``messages``: what is asked and answered. ``child``: the process that thinks. ``asking``: one child
for a caller that waits. ``guard``: the limits, for other processes that let bots think too.
"""

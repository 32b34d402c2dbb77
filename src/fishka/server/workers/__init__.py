"""The processes in which bots think, for an event loop."""

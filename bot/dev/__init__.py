"""The local channel: the real bot in a simulated Discord, in a browser on this machine only."""

from bot.dev.channel import run_local

__all__ = ["run_local"]

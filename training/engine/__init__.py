"""The rules of Azul in C, for self-play: the same as `azul`, a thousand times faster.

rules.h, inputs.h and perft.h document the functions; `load` returns the compiled library.
"""

from training.engine.build import NoCompilerError, compiler
from training.engine.library import load

__all__ = ["NoCompilerError", "compiler", "load"]

"""Fewer launches on CUDA: functions that are compiled where that works, and replayed as CUDA graphs."""

from __future__ import annotations

import gc
import time
from typing import TYPE_CHECKING, Any

import torch

if TYPE_CHECKING:
    from collections.abc import Callable

WARM_UP = 3
"""Calls before a graph is captured: libraries allocate what they need in them."""


class Launcher:
    """Decides how functions run on a device, and tells what did not work."""

    def __init__(self, device: str, *, compiled: bool, tell: Callable[[str], None]) -> None:
        self.cuda = device == "cuda"
        self.compiled = compiled and self.cuda
        self._tell = tell

    def compile(self, function: Callable[..., Any], name: str) -> Callable[..., Any]:
        """The function compiled for the shapes it is called with, or as it is where that fails."""
        if not self.compiled:
            return function
        return _Compiled(function, name, self)

    def graph(self, function: Callable[[], None], name: str) -> Callable[[], None]:
        """The function as one launch. It works on the same tensors at every call."""
        return _Graph(function, name, self) if self.cuda else function

    def tell(self, text: str) -> None:
        self._tell(text)


class _Compiled:
    """A function that is compiled at its first call; if that fails, all of them run as they are from then on."""

    def __init__(self, function: Callable[..., Any], name: str, launcher: Launcher) -> None:
        self._plain, self._name, self._launcher = function, name, launcher
        self._fast: Any = torch.compile(function, dynamic=False)
        self._proved = False

    def __call__(self, *given: Any) -> Any:
        if not self._launcher.compiled:
            return self._plain(*given)
        if self._proved:
            return self._fast(*given)
        began = time.perf_counter()
        try:
            result = self._fast(*given)
        except Exception as error:
            self._launcher.compiled = False
            self._launcher.tell(f"not compiled: {self._name}: {type(error).__name__}: {error}")
            return self._plain(*given)
        self._proved = True
        self._launcher.tell(f"compiled {self._name} in {time.perf_counter() - began:.1f} s")
        return result


class _Graph:
    """A function of no arguments: its first calls run as they are, then it is captured and replayed."""

    def __init__(self, function: Callable[[], None], name: str, launcher: Launcher) -> None:
        self._function, self._name, self._launcher = function, name, launcher
        self._calls = 0
        self._graph: Any = None
        self._plain = False

    def __call__(self) -> None:
        if self._graph is not None:
            self._graph.replay()
        elif self._plain:
            self._function()
        elif self._calls < WARM_UP:
            self._calls += 1
            self._aside()
        else:
            self._capture()

    def _aside(self) -> None:
        """One call on a stream of its own, as capturing asks for."""
        stream, current = torch.cuda.Stream(), torch.cuda.current_stream()
        stream.wait_stream(current)
        with torch.cuda.stream(stream):
            self._function()
        current.wait_stream(stream)

    def _capture(self) -> None:
        """Capture, then replay; where that fails the function runs as it is from now on."""
        torch.cuda.synchronize()
        gc.collect()
        collecting = gc.isenabled()
        gc.disable()  # memory that is given back would break off the capture
        try:
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph):
                self._function()
            self._graph = graph
        except Exception as error:
            self._plain = True
            self._launcher.tell(f"no graph: {self._name}: {type(error).__name__}: {error}")
        finally:
            if collecting:
                gc.enable()
        torch.cuda.synchronize()
        self()

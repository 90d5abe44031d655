"""Which engine plays a batch: that of the processor, or that of a CUDA device, which is loaded only then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hanabi.kernel.plan import Plan


def make_engine(
    device: str,
    plan: Plan,
    games: int,
    *,
    observe: bool,
    partners: bool,
    threads: int | None,
    specialised: bool | None,
) -> Any:
    """The engine of the device with this name, `cpu` or `cuda`."""
    if device == "cuda":
        from hanabi.kernel.compiling import prepare_for_cuda

        prepare_for_cuda()
        from hanabi.kernel.cuda import CudaEngine

        return CudaEngine(
            plan, games, observe=observe, partners=partners, specialised=specialised is not False
        )
    from hanabi.kernel.cpu import CpuEngine

    return CpuEngine(
        plan,
        games,
        observe=observe,
        partners=partners,
        threads=threads,
        specialised=specialised,
    )

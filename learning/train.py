"""Trains the seer's net in PyTorch; weights ordered as in ``native/net.hpp``."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from caledonia.native.seer import LINES, sizes
from learning.games import Lessons
from learning.notebook import SEATS

MIDDLE: Final = 100.0
UNIT: Final = 40.0
"""Final points are predicted as multiples of UNIT above MIDDLE."""
RESULT_SHARE: Final = 0.6
"""Weight of the result against the search's expectation."""
PLACE_LOSS: Final = 0.1
LINE_LOSS: Final = 0.5
SPREAD_LOSS: Final = 0.02
CHOICE_LOSS: Final = 0.3
AVERAGE: Final = 0.998
"""Games are played with a moving average of the weights, which is steadier."""


class SeerNet(nn.Module):
    """The net of ``native/net.hpp``."""

    def __init__(self) -> None:
        super().__init__()
        size = sizes()
        self.first = nn.Linear(size.inputs, size.wide)
        self.second = nn.Linear(size.wide, size.deep)
        self.heads = nn.Linear(size.deep, size.heads)
        self.action = nn.Linear(size.action_inputs, size.action_wide, bias=False)
        self.context = nn.Linear(size.deep, size.action_wide)
        self.preference = nn.Linear(size.action_wide, 1, bias=False)
        # The untrained net uses the priors of the rules of thumb.
        nn.init.zeros_(self.preference.weight)

    def see(self, inputs: Tensor) -> Tensor:
        """Return the last hidden layer of each row."""
        return functional.relu(self.second(functional.relu(self.first(inputs))))

    def prefer(self, seen: Tensor, actions: Tensor, starts: Tensor) -> Tensor:
        """Return the logits of each action of each decision."""
        wide = functional.relu(self.action(actions) + self.context(seen).unsqueeze(1))
        preferred: Tensor = starts + self.preference(wide).squeeze(2)
        return preferred

    def flat(self) -> NDArray[np.float32]:
        """Return all weights as the library reads them."""
        rows = (
            self.first.weight.T,
            self.first.bias,
            self.second.weight.T,
            self.second.bias,
            self.heads.weight.T,
            self.heads.bias,
            self.action.weight.T,
            self.context.weight.T,
            self.context.bias,
            self.preference.weight,
        )
        flat = torch.cat([row.detach().reshape(-1) for row in rows])
        return flat.float().cpu().numpy()

    def load(self, weights: NDArray[np.float32]) -> None:
        """Take weights as :meth:`flat` gives them."""
        rest = torch.from_numpy(weights.copy())
        modules = (self.first, self.second, self.heads)
        with torch.no_grad():
            for module in modules:
                rest = _fill(module.weight, rest, turned=True)
                rest = _fill(module.bias, rest)
            rest = _fill(self.action.weight, rest, turned=True)
            rest = _fill(self.context.weight, rest, turned=True)
            rest = _fill(self.context.bias, rest)
            rest = _fill(self.preference.weight, rest)
        assert len(rest) == 0


def _fill(parameter: Tensor, rest: Tensor, *, turned: bool = False) -> Tensor:
    count = parameter.numel()
    values = rest[:count]
    shape = parameter.shape
    parameter.copy_(values.reshape(shape[1], shape[0]).T if turned else values.reshape(shape))
    return rest[count:]


@dataclass(slots=True)
class Batch:
    """The lessons of one generation on the device that learns."""

    inputs: Tensor
    results: Tensor
    points: Tensor
    actions: Tensor
    starts: Tensor
    shares: Tensor
    deciders: Tensor

    @classmethod
    def of(cls, lessons: Lessons, device: str) -> Batch:
        """Move lessons to a device."""
        return cls(
            *(
                torch.from_numpy(array).to(device)
                for array in (
                    lessons.inputs,
                    lessons.results,
                    lessons.points,
                    lessons.actions,
                    lessons.starts,
                    lessons.shares,
                    lessons.deciders,
                )
            )
        )


class Teacher:
    """Trains one net on the lessons of the last generations."""

    def __init__(self, device: str, *, generations: int, rate: float) -> None:
        self.device = device
        self.net = SeerNet().to(device)
        self._average = SeerNet().to(device)
        self._average.load_state_dict(self.net.state_dict())
        self._optimizer = torch.optim.AdamW(self.net.parameters(), lr=rate, weight_decay=1e-4)
        self._batches: deque[Batch] = deque(maxlen=generations)

    def load(self, weights: NDArray[np.float32]) -> None:
        """Continue from weights."""
        self.net.load(weights)
        self._average.load(weights)

    def weights(self) -> NDArray[np.float32]:
        """Return the averaged weights."""
        return self._average.flat()

    def add(self, lessons: Lessons) -> None:
        """Add lessons; drop the oldest generation."""
        self._batches.append(Batch.of(lessons, self.device))

    def forget(self) -> None:
        """Drop all lessons."""
        self._batches.clear()

    def train(self, steps: int, *, size: int, rate: float) -> dict[str, float]:
        """Train for some steps; return the mean losses of the last half."""
        for group in self._optimizer.param_groups:
            group["lr"] = rate
        sums: dict[str, Tensor] = {}
        counts = torch.tensor([float(len(batch.inputs)) for batch in self._batches])
        drawn = torch.multinomial(counts / counts.sum(), steps, replacement=True).tolist()
        for step, which in enumerate(drawn):
            losses = self._losses(self._batches[which], size)
            whole = torch.stack(tuple(losses.values())).sum()
            self._optimizer.zero_grad(set_to_none=True)
            whole.backward()
            nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
            self._optimizer.step()
            with torch.no_grad():
                share = 1 - AVERAGE
                old, new = list(self._average.parameters()), list(self.net.parameters())
                torch._foreach_lerp_(old, new, share)
            if step >= steps // 2:
                for name, loss in losses.items():
                    sums[name] = sums.get(name, torch.zeros((), device=self.device)) + loss.detach()
        return {name: float(loss) / (steps - steps // 2) for name, loss in sums.items()}

    def _losses(self, batch: Batch, size: int) -> dict[str, Tensor]:
        rows = torch.randint(len(batch.inputs), (size,), device=self.device)
        losses = self._value_losses(batch, rows)
        if len(batch.deciders):
            losses["choice"] = CHOICE_LOSS * self._choice_loss(batch, size // 2)
        return losses

    def _value_losses(self, batch: Batch, rows: Tensor) -> dict[str, Tensor]:
        heads = self.net.heads(self.net.see(batch.inputs[rows].float()))
        results, expected = batch.results[rows], batch.points[rows]
        final = results[:, 0]
        mixed = RESULT_SHARE * final + (1 - RESULT_SHARE) * expected
        aim = (torch.where(torch.isnan(expected), final, mixed) - MIDDLE) / UNIT
        miss = heads[:, 0] - aim
        apart = (final - MIDDLE) / UNIT - heads[:, 0].detach()
        spread = heads[:, 1].clamp(-5, 2)
        lines = heads[:, 2 + SEATS :] - results[:, 2 : 2 + len(LINES)] / UNIT
        return {
            "points": (miss * miss).mean(),
            "spread": SPREAD_LOSS
            * (spread + 0.5 * (apart * apart) * torch.exp(-2 * spread)).mean(),
            "places": PLACE_LOSS
            * functional.cross_entropy(heads[:, 2 : 2 + SEATS], results[:, 1].long()),
            "lines": LINE_LOSS * (lines * lines).mean(),
        }

    def _choice_loss(self, batch: Batch, size: int) -> Tensor:
        rows = torch.randint(len(batch.deciders), (size,), device=self.device)
        seen = self.net.see(batch.inputs[batch.deciders[rows]].float())
        logits = self.net.prefer(seen, batch.actions[rows].float(), batch.starts[rows].float())
        shares = batch.shares[rows].float()
        loss = -(shares * functional.log_softmax(logits, dim=1)).sum(1)
        return loss.mean()

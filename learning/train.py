"""Trains the seer's net in PyTorch; weights ordered as in ``native/net.hpp``."""

from __future__ import annotations

import math
import time
from collections import deque
from dataclasses import dataclass, fields
from typing import Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from caledonia.native.games import SEATS
from caledonia.native.seer import LINES, sizes
from caledonia.types import ROUNDS
from learning.games import Lessons
from learning.schedule import annealed

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
CHUNK: Final = 65_536
"""Rows that are validated at a time."""


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


def best_device() -> str:
    """Return the device to learn on: a GPU if there is one."""
    return "cuda" if torch.cuda.is_available() else "cpu"


@dataclass(slots=True)
class Batch:
    """The lessons of one generation on the device that learns."""

    inputs: Tensor
    results: Tensor
    points: Tensor
    players: Tensor
    rounds: Tensor
    tasted: Tensor
    actions: Tensor
    starts: Tensor
    shares: Tensor
    deciders: Tensor

    @classmethod
    def of(cls, lessons: Lessons, device: str) -> Batch:
        """Move lessons to a device."""
        return cls(
            *(torch.from_numpy(getattr(lessons, field.name)).to(device) for field in fields(cls))
        )


class Teacher:
    """Trains nets on the lessons of the last generations."""

    def __init__(self, device: str, *, generations: int) -> None:
        self.device = device
        self.net = SeerNet().to(device)
        self._average = SeerNet().to(device)
        self._average.load_state_dict(self.net.state_dict())
        self._batches: deque[Batch] = deque(maxlen=generations)
        self._held_out: deque[Batch] = deque(maxlen=generations)

    def load(self, weights: NDArray[np.float32]) -> None:
        """Continue from weights."""
        self.net.load(weights)
        self._average.load(weights)

    def weights(self) -> NDArray[np.float32]:
        """Return the averaged weights."""
        return self._average.flat()

    def add(self, lessons: Lessons, held_out: Lessons) -> None:
        """Add a generation; drop the oldest one.

        :param held_out: lessons that are never trained on.
        """
        self._batches.append(Batch.of(lessons, self.device))
        self._held_out.append(Batch.of(held_out, self.device))

    def forget(self) -> None:
        """Drop all lessons."""
        self._batches.clear()
        self._held_out.clear()

    @property
    def rows(self) -> int:
        """Rows to train on."""
        return sum(len(batch.inputs) for batch in self._batches)

    def train(
        self, passes: float, *, size: int, rate: float, until: float = math.inf
    ) -> dict[str, float]:
        """Train on all lessons; return the number of steps and the mean losses of the last half.

        :param passes: how often each row is seen on average.
        :param until: when training ends at the latest, by ``time.monotonic``. The learning rate
            falls faster then.
        """
        steps, began = max(1, round(passes * self.rows / size)), time.monotonic()
        optimizer = torch.optim.AdamW(self.net.parameters(), lr=rate, weight_decay=1e-4)
        losses = Losses(self.net, size)
        history: list[dict[str, Tensor]] = []
        for step, which in enumerate(self._drawn(steps)):
            spent = (time.monotonic() - began) / max(1e-9, until - began)
            done = max(step / steps, spent)
            if done >= 1:
                break
            for group in optimizer.param_groups:
                group["lr"] = annealed(rate, done)
            parts = losses.of(self._batches[which])
            optimizer.zero_grad(set_to_none=True)
            torch.stack(tuple(parts.values())).sum().backward()
            nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
            optimizer.step()
            self._move_average(step)
            history.append({name: loss.detach() for name, loss in parts.items()})
        late = history[len(history) // 2 :]
        names = sorted({name for parts in late for name in parts})
        means = {
            name: float(torch.stack([parts[name] for parts in late if name in parts]).mean())
            for name in names
        }
        return {"steps": len(history), **means}

    def _drawn(self, steps: int) -> list[int]:
        """Return the generation of each step, by their numbers of rows."""
        counts = torch.tensor([float(len(batch.inputs)) for batch in self._batches])
        drawn: list[int] = torch.multinomial(counts, steps, replacement=True).tolist()
        return drawn

    def _move_average(self, step: int) -> None:
        # The first steps count more, as the average has seen nothing yet.
        share = max(1 - AVERAGE, 1 / (step + 1))
        with torch.no_grad():
            old, new = list(self._average.parameters()), list(self.net.parameters())
            torch._foreach_lerp_(old, new, share)

    def validate(self) -> dict[str, list[float | None]]:
        """Return how many points the averaged net is off in games that it never saw.

        By number of players: the root mean square error in rounds 0 to 5, round 0 being the
        setup; ``None`` without lessons. Positions before decisions by taste do not count.
        """
        squares, counts = torch.zeros(SEATS + 1, ROUNDS + 1), torch.zeros(SEATS + 1, ROUNDS + 1)
        with torch.no_grad():
            for batch in self._held_out:
                for begin in range(0, len(batch.inputs), CHUNK):
                    rows = slice(begin, begin + CHUNK)
                    heads = self._average.heads(self._average.see(batch.inputs[rows].float()))
                    off = MIDDLE + UNIT * heads[:, 0] - batch.results[rows, 0]
                    where = (batch.players[rows].long().cpu(), batch.rounds[rows].long().cpu())
                    counted = (~batch.tasted[rows]).float()
                    squares.index_put_(where, (off * off * counted).cpu(), accumulate=True)
                    counts.index_put_(where, counted.cpu(), accumulate=True)
        return {
            str(players): [
                round(math.sqrt(square / count), 2) if count else None
                for square, count in zip(
                    squares[players].tolist(), counts[players].tolist(), strict=True
                )
            ]
            for players in range(1, SEATS + 1)
        }


class Losses:
    """What a net is trained to lower, on rows drawn from a batch."""

    def __init__(self, net: SeerNet, size: int) -> None:
        self._net = net
        self._size = size

    def of(self, batch: Batch) -> dict[str, Tensor]:
        """Return the losses of rows drawn from a batch."""
        rows = torch.randint(len(batch.inputs), (self._size,), device=batch.inputs.device)
        losses = self._value_losses(batch, rows)
        if len(batch.deciders):
            losses["choice"] = CHOICE_LOSS * self._choice_loss(batch, max(1, self._size // 2))
        return losses

    def _value_losses(self, batch: Batch, rows: Tensor) -> dict[str, Tensor]:
        heads = self._net.heads(self._net.see(batch.inputs[rows].float()))
        results, expected = batch.results[rows], batch.points[rows]
        final, tasted = results[:, 0], batch.tasted[rows]
        share = RESULT_SHARE * ~tasted
        mixed = share * final + (1 - share) * expected
        aim = (torch.where(torch.isnan(expected), final, mixed) - MIDDLE) / UNIT
        miss = heads[:, 0] - aim
        apart = (final - MIDDLE) / UNIT - heads[:, 0].detach()
        spread = heads[:, 1].clamp(-5, 2)
        spreads = spread + 0.5 * (apart * apart) * torch.exp(-2 * spread)
        lines = heads[:, 2 + SEATS :] - results[:, 2 : 2 + len(LINES)] / UNIT
        places = functional.cross_entropy(
            heads[:, 2 : 2 + SEATS], results[:, 1].long(), reduction="none"
        )
        # The search expects points only; the rest is learned where the result is that of good play.
        counted = (~tasted).float()
        counted /= counted.sum().clamp(min=1)
        return {
            "points": (miss * miss).mean(),
            "spread": SPREAD_LOSS * (spreads * counted).sum(),
            "places": PLACE_LOSS * (places * counted).sum(),
            "lines": LINE_LOSS * ((lines * lines).mean(dim=1) * counted).sum(),
        }

    def _choice_loss(self, batch: Batch, size: int) -> Tensor:
        rows = torch.randint(len(batch.deciders), (size,), device=batch.inputs.device)
        seen = self._net.see(batch.inputs[batch.deciders[rows]].float())
        logits = self._net.prefer(seen, batch.actions[rows].float(), batch.starts[rows].float())
        shares = batch.shares[rows].float()
        # Where a taste chose, there are no shares to learn.
        learned = (shares.sum(1) > 0).sum().clamp(min=1)
        return -(shares * functional.log_softmax(logits, dim=1)).sum() / learned

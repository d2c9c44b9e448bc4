"""Train a policy at one table: ``python -m tablee.env.train --help``."""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path
from typing import Any, Final

os.environ.setdefault("OMP_NUM_THREADS", "1")  # tables of this size are done before threads have found each other

import msgspec

from tablee.env import without_extra

try:
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.callbacks import BaseCallback
except ModuleNotFoundError as error:
    sys.exit(str(without_extra("train", error)))

from tablee.env.seat import SeatEnv
from tablee.env.train.curve import Point, picture
from tablee.env.train.export import policy_bytes
from tablee.env.train.imitation import answers, imitate, watch
from tablee.env.train.judge import RIVAL, Verdict, compared, judge, rival_alone, side_by_side
from tablee.env.train.lesson import Lesson
from tablee.env.train.lessons import Lessons

TABLES: Final = 128
"""That are played side by side."""
BETWEEN: Final = [96, 64]
"""Layers of the net: few enough that plain Python plays it, and that its file is small."""
WATCHED: Final = 6000
"""Games of the model to imitate."""
ROUNDS: Final = 3
EVERY: Final = 4
"""Updates from one look at how it plays to the next."""
JUDGED: Final = 1000
"""Games of such a look."""
JUDGED_IN_THE_END: Final = 2000
LOOKS, END = 1_000_003, 2_000_003
"""Seeds of the games that it is judged by."""


class Progress(msgspec.Struct):
    """What is kept beside the model, so that training can go on."""

    steps: int = 0
    seconds: float = 0.0
    rival: list[float] = []
    """What the rival won in the games that it is looked at by."""
    curve: list[Point] = []


class Training:
    """One run, or what goes on of one."""

    def __init__(self, wishes: argparse.Namespace) -> None:
        self.wishes = wishes
        self.env = SeatEnv(wishes.game, wishes.seats, opponents=RIVAL, **_options(wishes.set))
        self.model_file: Path = wishes.keep / "model.zip"
        self.progress_file: Path = wishes.keep / "progress.json"
        self.progress = Progress()
        self._began = time.monotonic()
        self.model = self._model()

    def _tables(self) -> Lessons:
        wishes = self.wishes

        def make() -> Lesson:
            return Lesson(SeatEnv(wishes.game, wishes.seats, opponents=RIVAL, **_options(wishes.set)), wishes.lead)

        return Lessons([make() for _ in range(TABLES)], wishes.seed + self.progress.steps)

    def _model(self) -> MaskablePPO:
        if self.model_file.exists():
            self.progress = msgspec.json.decode(self.progress_file.read_bytes(), type=Progress)
            self.say(f"going on after {self.progress.steps} decisions")
            return MaskablePPO.load(self.model_file, self._tables(), device="cpu")
        return MaskablePPO(
            "MlpPolicy",
            self._tables(),
            n_steps=256,
            batch_size=4096,
            n_epochs=3,
            gamma=1.0,
            gae_lambda=0.8,
            learning_rate=Falling(5e-4),
            ent_coef=0.0,
            clip_range=0.2,
            target_kl=0.03,
            policy_kwargs={"net_arch": {"pi": BETWEEN, "vf": BETWEEN}, "activation_fn": torch.nn.ReLU},
            seed=self.wishes.seed,
            device="cpu",
        )

    @property
    def seconds(self) -> float:
        """That this has taken, earlier runs included."""
        return self.progress.seconds + time.monotonic() - self._began

    def say(self, text: str) -> None:
        """A line about how far it is."""
        print(f"{time.monotonic() - self._began:6.0f} s  {text}", flush=True)

    def run(self) -> None:
        """Imitate, learn, look every now and then, and judge in the end."""
        wishes = self.wishes
        if not self.progress.curve:
            self.say(f"watching {wishes.watched} games")
            seen = watch(self.env, wishes.lead, wishes.watched, wishes.seed)
            imitate(self.model.policy, seen, ROUNDS, self.say)
            self.look()
        left = wishes.steps - self.progress.steps
        if left > 0:
            self.model.learn(left, callback=_Looks(self), reset_num_timesteps=False)
        self.finish()

    def look(self) -> Verdict:
        """How well it plays now; what is known so far is kept."""
        steps = self.progress.steps
        self.progress.rival = self.progress.rival or rival_alone(self.env, JUDGED, LOOKS)
        verdict = compared(self.env, side_by_side(self.env, self._liked, JUDGED, LOOKS), self.progress.rival)
        self.progress.curve.append(Point(steps, verdict.share, verdict.low, verdict.high))
        rate = steps / self.seconds
        self.say(f"{steps} decisions ({rate:.0f} a second): {verdict}")
        self.keep()
        return verdict

    def _liked(self, observations: Any) -> list[list[float]]:
        with torch.no_grad():
            likes, _ = answers(self.model.policy, torch.from_numpy(observations))
        found: list[list[float]] = likes.tolist()
        return found

    def keep(self) -> None:
        """The model and how far it is, for a run that goes on."""
        self.wishes.keep.mkdir(parents=True, exist_ok=True)
        self.model.save(self.model_file)
        kept = msgspec.structs.replace(self.progress, seconds=self.seconds)
        self.progress_file.write_bytes(msgspec.json.encode(kept))

    def policy(self, **facts: str | int | float) -> bytes:
        """The policy file of this moment."""
        training = {"by": "python -m tablee.env.train", "seed": self.wishes.seed, "decisions": self.progress.steps}
        return policy_bytes(self.model.policy, self.env, {**training, **facts}, self.wishes.seed)

    def finish(self) -> None:
        """Judge it by games that no look was at, and write the policy and the curve."""
        wishes = self.wishes
        minutes = round(self.seconds / 60, 1)
        self.say(f"judging it by {wishes.judged} games")
        verdict = judge(self.policy(), self.env, wishes.judged, END)
        facts = {"minutes": minutes, "games": verdict.games}
        shares = {"won": round(verdict.share, 4), RIVAL: round(verdict.rival, 4)}
        wishes.output.write_bytes(self.policy(**facts, **shares))
        title = f"{wishes.game}, {wishes.seats} at the table: games won, of {JUDGED}"
        rival = sum(self.progress.rival) / JUDGED if wishes.seats == 1 else 1 / wishes.seats
        wishes.curve.write_text(picture(self.progress.curve, rival, title=title, called=RIVAL), encoding="utf-8")
        self.say(str(verdict))
        self.say(f"{wishes.output} {'beats' if verdict.is_better else 'does not beat'} {RIVAL}")


class Falling:
    """Steps that grow smaller, to a tenth; a class, so that a kept model knows it again."""

    def __init__(self, first: float) -> None:
        self.first = first

    def __call__(self, left: float) -> float:
        return self.first * max(left, 0.1)


class _Looks(BaseCallback):
    """Looks at how it plays, and ends training when its time is over."""

    def __init__(self, training: Training) -> None:
        super().__init__()
        self.training = training
        self._before = training.progress.steps - training.model.num_timesteps
        self._updates = 0
        self._learned = training.model.num_timesteps

    def _on_step(self) -> bool:
        return bool(self.training.seconds < 60 * self.training.wishes.minutes)

    def _on_rollout_end(self) -> None:
        """Only what was played to the end of a round is learned from."""
        self._learned = self.num_timesteps

    def _on_training_end(self) -> None:
        progress = self.training.progress
        progress.steps = self._before + self._learned
        if not progress.curve or progress.curve[-1].steps != progress.steps:
            self.training.look()

    def _on_rollout_start(self) -> None:
        self.training.progress.steps = self._before + self._learned
        if self._updates and self._updates % EVERY == 0:
            self.training.look()
        self._updates += 1


def _options(given: list[str]) -> dict[str, Any]:
    """``name=value`` as the game's options want it."""
    found: dict[str, Any] = {}
    for text in given:
        name, _, value = text.partition("=")
        found[name] = {"true": True, "false": False}.get(value, int(value) if value.isdecimal() else value)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tablee.env.train", description="Train a policy at one table.")
    parser.add_argument("--game", default="rugby_champion")
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help="an option of the game")
    parser.add_argument("--watched", type=int, default=WATCHED, help="games to imitate")
    parser.add_argument("--steps", type=int, default=4_000_000, help="decisions to learn from")
    parser.add_argument("--minutes", type=float, default=25, help="after which training ends in any case")
    parser.add_argument(
        "--lead", type=float, default=14, help="a position that the hints think worth so much is as good as won"
    )
    parser.add_argument("--judged", type=int, default=JUDGED_IN_THE_END, help="games in the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--keep", type=Path, default=Path("training"), help="folder from which a run that was ended goes on"
    )
    parser.add_argument("--output", type=Path, default=Path("learned.policy"))
    parser.add_argument("--curve", type=Path, default=Path("learned.svg"))
    torch.set_num_threads(1)
    torch.distributions.Distribution.set_default_validate_args(False)
    Training(parser.parse_args()).run()


if __name__ == "__main__":
    main()

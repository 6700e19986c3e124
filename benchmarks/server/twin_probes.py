"""Every request about a table, sent to both twins and compared."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from benchmarks.server.twin_games import Portion
from benchmarks.server.twin_tables import Answer, House, Viewer, normalised
from caledonia.game import Game
from caledonia.insight.effects import effects
from caledonia.server.jobs.thinking import advice, turn_of

TABLE: Final = "/tables/{table_id}"
COMMANDS: Final = ("play", "take-back", "end", "ask-undo", "answer-undo", "join", "leave")
COMMANDS_MORE: Final = ("return", "start", "bot", "say", "orders", "offer-seat", "guide")
LAYERS: Final = ("navigator", "weather", "evaluation")
STUDIES: Final = ("analysis", "review", "exercises")
"""What is made of finished games only."""
COMPARED: Final = frozenset(
    {
        *(f"GET {TABLE}{path}" for path in ("", "/entries", "/record", "/outlook", "/course")),
        *(f"GET {TABLE}{path}" for path in ("/orders", "/plans", "/why-not", "/hint", "/verify")),
        *(
            f"GET {TABLE}{path}"
            for path in ("/again", "/positions/{ply}", "/counsel", "/review", "/review/rates")
        ),
        *(f"GET {TABLE}/{layer}" for layer in LAYERS),
        *(f"POST {TABLE}/{name}" for name in (*COMMANDS, *COMMANDS_MORE)),
        *(f"POST {TABLE}/{name}" for name in ("again", "branch", "positions/{ply}/try", *STUDIES)),
        f"SOCKET {TABLE}/live",
    }
)
"""Routes about a table whose answers are compared."""
EXEMPT: Final[dict[str, str]] = {}
"""Routes about a table that are not compared, and why."""
WRONG: Final = ("nonsense", "keep none", "obtain 999", "end")
HIDDEN: Final = 2
"""Number of contracts from the top of each twin's pile to ask for."""


@dataclass(slots=True)
class Moment:
    """A decision at which both twins are asked."""

    games: tuple[Game, Game]
    """As the engine has them."""
    tables: tuple[str, str]
    portion: Portion
    """What is played next."""
    version: int
    lots: Random

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.games[0].players

    def hidden(self) -> list[int]:
        """Return contracts that may be drawn next, at one twin or the other."""
        return sorted({each for game in self.games for each in game.state.pile[:HIDDEN]})

    def ahead(self) -> Iterator[list[str]]:
        """Yield codes that would go past a reveal, or into another seat's turn.

        Most are legal at only one of the twins, so playing them would reveal which twin it is.
        """
        outcomes = effects(self.games[0].state)
        first = [[code] for code, effect in outcomes.items() if effect["reveals"]][:2]
        first += [["pass"], ["pass", "end"], list(self.portion.codes)]
        for codes in first:
            one, other = (_legal_after(game, codes) for game in self.games)
            apart = sorted(one ^ other)
            drawn = [f"obtain {each}" for each in self.hidden()]
            lasts = [*self.lots.sample(apart, min(3, len(apart))), *drawn, *WRONG[:2]]
            yield from ([*codes, last] for last in lasts)
            if one & other:
                yield [*codes, self.lots.choice(sorted(one & other))]


def _legal_after(game: Game, codes: Sequence[str]) -> set[str]:
    """Return what is legal after codes; nothing where they are not."""
    trial = game.copy()
    try:
        for code in codes:
            trial.push_code(code)
    except ValueError:
        return set()
    return {str(action) for action in trial.legal_actions}


@dataclass(slots=True)
class Twins:
    """Asks the same of both twins, and notes every difference."""

    house: House
    faults: list[str] = field(default_factory=list)
    asked: int = 0
    touched: set[str] = field(default_factory=set)
    """Routes that were asked at least once."""

    def both(
        self,
        moment: Moment,
        viewer: Viewer,
        call: str,
        query: str = "",
        body: object = None,
        ply: int = 0,
    ) -> Answer:
        """Ask both twins; return what the first one answers.

        :param call: the method and the route.
        """
        method, template = call.split(" ")
        answers = []
        for table_id in moment.tables:
            path = template.replace("{table_id}", table_id).replace("{ply}", str(ply))
            response = viewer.ask(method, path + query, body)
            kind = response.headers.get("content-type", "")
            answers.append(Answer(response.status_code, kind, normalised(table_id, response.text)))
        self.touched.add(call)
        self.note(f"{viewer.name}: {call} {query} {body or ''}", *answers)
        return answers[0]

    def note(self, what: str, one: object, other: object) -> None:
        """Note whether two answers are the same."""
        self.asked += 1
        if one != other:
            self.faults.append(f"{what}: {difference(str(one), str(other))}")


def difference(one: str, other: str) -> str:
    """Return where two texts begin to differ."""
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    begin = max(0, at - 60)
    return f"…{one[begin : at + 60]}… / …{other[begin : at + 60]}…"


def ask_everything(twins: Twins, moment: Moment) -> None:
    """Ask for everything at a moment, from all sides."""
    house = twins.house
    seated = house.players[: moment.players]
    decider, other = seated[moment.portion.seat], seated[moment.portion.seat - 1]
    for viewer in (*seated, house.spectator, house.stranger):
        look(twins, moment, viewer)
        if viewer in (decider, other):
            plan(twins, moment, viewer)
        greet(twins, moment, viewer)
    for viewer in (decider, other, house.spectator, house.stranger):
        command(twins, moment, viewer)
    copies(twins, moment, decider)
    thoughts(twins, moment)


def look(twins: Twins, moment: Moment, viewer: Viewer) -> None:
    """Ask for everything that changes nothing."""
    game, lots = moment.games[0], moment.lots
    get = f"GET {TABLE}"
    for path in (
        "",
        "/record",
        "/outlook",
        "/course",
        "/orders",
        "/verify",
        "/again",
        "/review",
        "/review/rates",
    ):
        twins.both(moment, viewer, get + path)
    twins.both(moment, viewer, f"{get}/entries", f"?after={max(0, moment.version - 3)}")
    for ply in {game.ply // 2, game.ply, game.ply + 3}:
        twins.both(moment, viewer, get + "/positions/{ply}", "?outlook=true", ply=ply)
    legal = [str(each) for each in game.legal_actions]
    hidden = [f"{verb} {each}" for each in moment.hidden() for verb in ("obtain", "keep")]
    for code in (lots.choice(legal), *hidden[:2], *WRONG[:2]):
        twins.both(moment, viewer, f"{get}/why-not", f"?code={code}")
    twins.both(moment, viewer, f"{get}/plans")
    twins.both(moment, viewer, f"POST {TABLE}/guide", body={"seen": ["expanding"]})
    twins.both(moment, viewer, f"{get}/counsel", "?teach=expand")
    for layer in LAYERS:
        twins.both(moment, viewer, f"{get}/{layer}")
    twins.both(moment, viewer, f"{get}/hint", f"?bot={lots.choice(('crofter', 'merchant'))}")


def plan(twins: Twins, moment: Moment, viewer: Viewer) -> None:
    """Ask what could be planned, far past what can be known."""
    legal = [str(each) for each in moment.games[0].legal_actions]
    for codes in ([moment.lots.choice(legal)], *moment.ahead()):
        query = "&".join(f"code={code}" for code in codes)
        twins.both(moment, viewer, f"GET {TABLE}/plans", f"?{query}")
        line = f"POST {TABLE}/positions/{{ply}}/try"
        twins.both(moment, viewer, line, body={"codes": codes}, ply=moment.games[0].ply)


def command(twins: Twins, moment: Moment, viewer: Viewer) -> None:
    """Give commands that are refused, or change both tables alike but not the game."""
    post, version = f"POST {TABLE}", moment.version
    for codes in (*moment.ahead(), [f"obtain {moment.hidden()[0]}"] if moment.hidden() else []):
        if codes and _is_refused(moment, codes):
            body = {"codes": codes, "version": version, "step": 0, "end": True}
            twins.both(moment, viewer, f"{post}/play", body=body)
    stale = {"codes": ["pass"], "version": version + 1, "step": 0}
    twins.both(moment, viewer, f"{post}/play", body=stale)
    for name in ("take-back", "end"):
        twins.both(moment, viewer, f"{post}/{name}", body={"version": version, "step": 0})
    ply = moment.games[0].ply
    for to, known in ((ply + 2, version), (0, version + 1)):
        twins.both(moment, viewer, f"{post}/ask-undo", body={"to": to, "version": known})
    answer = {"consent": True, "version": version}
    twins.both(moment, viewer, f"{post}/answer-undo", body=answer)
    twins.both(moment, viewer, f"{post}/join", body={"invite": "wrong", "seat": 0})
    for name in ("return", "start"):
        twins.both(moment, viewer, f"{post}/{name}", body={})
    twins.both(moment, viewer, f"{post}/bot", body={"seat": 0, "bot": "crofter"})
    twins.both(moment, viewer, f"{post}/offer-seat", body={"seat": 0})
    for name in STUDIES:
        twins.both(moment, viewer, f"{post}/{name}", body={})
    if viewer in (twins.house.spectator, twins.house.stranger):
        # Where a player gets up, a bot plays by lots of its own.
        twins.both(moment, viewer, f"{post}/leave", body={})
    orders = {"next_turn": [{"codes": codes} for codes in moment.ahead()][:6]}
    twins.both(moment, viewer, f"{post}/orders", body={"orders": orders})


def _is_refused(moment: Moment, codes: Sequence[str]) -> bool:
    """Whether codes cannot all be taken at once, at neither twin."""
    for game in moment.games:
        trial = game.copy()
        try:
            for code in codes:
                trial.push_code(code)
        except ValueError:
            continue
        return any(effects(game.state)[codes[0]][what] for what in ("ends", "reveals"))
    return True


def tentative(twins: Twins, moment: Moment) -> None:
    """Try out the first decision of the turn, look around, and take it back."""
    post, viewer = f"POST {TABLE}", twins.house.players[moment.portion.seat]
    code = moment.portion.codes[0]
    if effects(moment.games[0].state)[code]["reveals"]:
        return
    body = {"codes": [code], "version": moment.version, "step": 0}
    twins.both(moment, viewer, f"{post}/play", body=body)
    for path, query in (("", ""), ("/outlook", ""), ("/hint", "?bot=crofter"), ("/plans", "")):
        twins.both(moment, viewer, f"GET {TABLE}{path}", query)
    for contract in moment.hidden()[:2]:
        twins.both(moment, viewer, f"GET {TABLE}/why-not", f"?code=keep {contract}")
    twins.both(moment, twins.house.spectator, f"GET {TABLE}")
    back = {"version": moment.version, "step": 1}
    twins.both(moment, viewer, f"{post}/take-back", body=back)


def talk(twins: Twins, moment: Moment) -> None:
    """Ask to go back, and be refused; say something. Both change the log."""
    post, house = f"POST {TABLE}", twins.house
    if moment.players > 1 and moment.games[0].ply:
        to = moment.games[0].ply - 1
        asking = {"to": to, "version": moment.version, "practice": True}
        twins.both(moment, house.players[0], f"{post}/ask-undo", body=asking)
        answer = {"consent": False, "version": moment.version}
        twins.both(moment, house.players[1], f"{post}/answer-undo", body=answer)
    for viewer in (house.players[0], house.spectator):
        twins.both(moment, viewer, f"{post}/say", body={"text": "Well played"})


def greet(twins: Twins, moment: Moment, viewer: Viewer) -> None:
    """Open a socket, send a command that is refused, and compare the messages."""
    messages = []
    for table_id in moment.tables:
        with viewer.http.websocket_connect(f"/api/tables/{table_id}/live?after=0") as socket:
            texts = []
            hidden = moment.hidden() or [1]
            body = {"codes": [f"keep {hidden[0]}"], "version": moment.version, "step": 0}
            for message in (
                {"type": "command", "id": "twin-1", "kind": "play", "body": body},
                {"type": "have", "seq": max(0, moment.version - 2), "resend": True},
                {"type": "ping"},
            ):
                socket.send_text(json.dumps(message))
            while (text := socket.receive_bytes().decode()) and '"type":"pong"' not in text:
                texts.append(text)
        messages.append([normalised(table_id, each) for each in texts if not _is_presence(each)])
    twins.touched.add(f"SOCKET {TABLE}/live")
    twins.note(f"{viewer.name}: socket", *messages)


def _is_presence(text: str) -> bool:
    """Whether a message is about presence, which says nothing about the game."""
    return bool(json.loads(text)["type"] == "presence")


def copies(twins: Twins, moment: Moment, viewer: Viewer) -> None:
    """Take copies of the game elsewhere: branches, rematches, and the record brought again."""
    ply = moment.games[0].ply
    for to in (0, ply, ply + 5):
        body = {"ply": to, "seats": ["me"]}
        twins.both(moment, viewer, f"POST {TABLE}/branch", body=body)
    again(twins, moment)
    answers = []
    for table_id in moment.tables:
        record = viewer.ask("GET", f"/tables/{table_id}/record").text
        response = viewer.ask("POST", "/tables/import", {"record": record, "seats": ["me"]})
        answers.append((response.status_code, normalised(table_id, response.text)))
    twins.note(f"{viewer.name}: import of the record", *answers)
    mine = {each["id"]: each for each in viewer.done("GET", "/tables?whose=mine")["tables"]}
    listed = [normalised(each, json.dumps(mine.get(each))) for each in moment.tables]
    twins.note(f"{viewer.name}: list of tables", *listed)


def again(twins: Twins, moment: Moment) -> None:
    """Play again; what is dealt there comes from a seed of its own, and is left out."""
    for same in (False, True):
        answers = []
        for table_id in moment.tables:
            path = f"/tables/{table_id}/again"
            response = twins.house.spectator.ask("POST", path, {"same_setup": same})
            dealt = {**response.json(), "view": None, "rules": None}
            answers.append((response.status_code, normalised(table_id, json.dumps(dealt))))
        twins.touched.add(f"POST {TABLE}/again")
        twins.note(f"again, same setup {same}", *answers)


def thoughts(twins: Twins, moment: Moment) -> None:
    """Let bots think about both positions: neither advice nor their own turn may differ."""
    decisions: list[list[object]] = []
    bot = moment.lots.choice(("crofter", "merchant", "chief"))
    for table_id in moment.tables:
        position = twins.house.position(table_id)
        said: list[object] = [advice(bot, position, "base", None, 2)]
        # What a bot does after something was drawn depends on that.
        said += turn_of("crofter", 5, position, "base", None).codes[:1]
        decisions.append(said)
    twins.note("bots", *decisions)

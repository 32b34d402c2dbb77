"""From tables to messages: what a browser is told, and nothing that it must not know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, cast

from fishka.bots import Advice
from fishka.bots.advice import value_text
from fishka.core import (
    Choice,
    Event,
    FishkaError,
    Message,
    Path,
    Refusal,
    Step,
)
from fishka.server.service.table import Change, Table
from fishka.server.store.rows import TableHead

from . import protocol as wire

Reason = Literal["act", "undo", "takeback", "deal", "bot", "bot-fallback", "table"]


def table_info(head: TableHead, guest: str | None, online: set[str]) -> wire.TableInfo:
    """A table as ``guest`` is told about it; ``online`` has the guests that are connected."""
    row = head.game
    infos = [
        wire.SeatInfo(
            index=seat.number,
            kind=cast(wire.SeatKind, seat.kind),
            name=seat.name,
            bot=seat.bot,
            mine=guest is not None and seat.guest == guest,
            taken=seat.kind == "bot" or seat.guest is not None,
            online=seat.kind == "bot" or seat.guest in online,
            fallbacks=head.fallbacks[seat.number],
        )
        for seat in head.seats
    ]
    return wire.TableInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        title=row.title,
        end_turn=cast(Literal["auto", "explicit"], row.end_turn),
        rated=row.rated,
        status=cast(Literal["open", "playing", "finished"], row.status),
        seats=infos,
        version=head.version,
        created=row.created,
        secret_hash=row.secret_hash,
    )


def standing(table: Table, mine: Sequence[int]) -> wire.Standing:
    """The position as the browser that acts for the seats ``mine`` sees it."""
    game, state, mover = table.game, table.match.state, table.mover
    act_as = mover if mover in mine else None
    eyes = act_as if act_as is not None else (mine[0] if mine else -1)
    count, reason = table.undoable(mine)
    over = table.is_over
    return wire.Standing(
        version=table.version,
        view=game.view(state, eyes),
        to_move=mover,
        act_as=act_as,
        choices=[] if act_as is None else [choice_item(c) for c in game.choices(state)],
        scores=state.scores,
        over=over,
        truncated=over and state.is_truncated,
        returns=state.returns() if over else [0.0] * game.players,
        undo=wire.UndoInfo(step=min(count, 1), turn=count, reason=reason),
        turn_open=table.turn_open,
        takeback=table.asking.seat if table.asking else None,
        bot_thinking=table.bot_to_move is not None,
    )


def snapshot(table: Table, mine: Sequence[int]) -> wire.Snapshot:
    return wire.Snapshot(standing=standing(table, mine), steps=step_lines(table.match.steps, 0))


def update(table: Table, mine: Sequence[int], change: Change) -> wire.Update:
    """``change`` as the browser that acts for ``mine`` is told about it."""
    return wire.Update(
        standing=standing(table, mine),
        kept=change.kept,
        added=step_lines(change.added, change.kept),
        reason=cast(Reason, change.reason),
    )


def step_lines(steps: Iterable[Step], before: int) -> list[wire.StepLine]:
    return [
        wire.StepLine(
            number=number,
            seat=step.player,
            action=step.action,
            notation=step.notation,
            events=[event_line(event) for event in step.events],
        )
        for number, step in enumerate(steps, before + 1)
    ]


def event_line(event: Event) -> wire.EventLine:
    score = event.score
    return wire.EventLine(
        kind=event.kind,
        rule=event.rule,
        seat=event.seat,
        params=dict(event.params),
        places=list(event.places),
        points=None if score is None else score.points,
        score=None
        if score is None
        else [(int(count), what, each) for count, what, each in score.terms],
    )


def label(message: Message) -> wire.Label:
    return wire.Label(id=message.id, params=dict(message.params))


def choice_item(choice: Choice) -> wire.ChoiceItem:
    return wire.ChoiceItem(
        item=choice.item,
        label=label(choice.label),
        action=choice.action,
        blocked=None if choice.blocked is None else refused(choice.blocked),
    )


def legal_path(path: Path, notation: str) -> wire.LegalPath:
    labels = [label(message) for message in path.labels]
    return wire.LegalPath(
        items=list(path.items), labels=labels, action=path.action, notation=notation
    )


def hint(number: int, base: int, advice: Advice) -> wire.Hint:
    """Advice as the answer to question ``number``."""
    return wire.Hint(
        id=number,
        base=base,
        unit=advice.unit,
        value=advice.value,
        line=[
            wire.HintStep(
                seat=step.seat, notation=step.notation, labels=[label(m) for m in step.labels]
            )
            for step in advice.line
        ],
        alternatives=[
            wire.HintOption(
                path=legal_path(option.path, option.notation),
                value=option.value,
                worth=label(Message(*value_text(advice.unit, option.value))),
                visits=option.visits,
            )
            for option in advice.options
        ],
    )


def refused(refusal: Refusal) -> wire.Refused:
    return wire.Refused(code=refusal.code, rule=refusal.rule, params=dict(refusal.params))


def refused_by(error: FishkaError) -> wire.Refused:
    """An error as a refusal; one of the rules has a rule."""
    return wire.Refused(code=error.code, rule=getattr(error, "rule", ""), params=error.params)


def problem(error: FishkaError) -> wire.Problem:
    return wire.Problem(code=error.code, message=error.message, params=error.params)

"""All refusals that people can run into in the page: an id, a code, and the sentence in English.

The page knows the same ids (``refusal-<id>`` in the files ``refusals.ftl``) and says it in the
language of the reader. What only programs can do wrong is refused in English alone, by a
:class:`RefusedError` where it happens.
"""

from __future__ import annotations

from typing import Final

from caledonia.server.errors import RefusedError
from caledonia.server.shapes.problems import ProblemCode, ProblemDetails

REFUSALS: Final[dict[str, tuple[ProblemCode, str]]] = {
    # Looking at a table.
    "no_such_table": ("not_found", "there is no such table: check the link"),
    "no_spectators": ("not_allowed", "only its players can see this table"),
    "challenge_open": (
        "not_allowed",
        "this daily challenge is still open: finish it yourself, or wait until it closes",
    ),
    "other_rules": (
        "conflict",
        "this game was played with rules {played}, and this server uses rules {present}, which"
        " give a different result: ask the server's operator for the release it was played with",
    ),
    "other_content": (
        "conflict",
        "this game cannot be replayed with the content '{content}' of this server: ask the "
        "server's operator to verify the database",
    ),
    # What does not fit the status of a table.
    "game_not_begun": (
        "conflict",
        "the game has not started: wait until all seats are taken",
    ),
    "game_begun": ("conflict", "the game has already started: that was only possible before"),
    "game_over": ("conflict", "the game is over: ask for a rematch to play on"),
    "table_given_up": (
        "conflict",
        "this table was abandoned before the game began: create another one",
    ),
    "game_not_over": ("conflict", "the game is not over"),
    # Seats.
    "private_table": ("not_allowed", "this table is private: use its invitation link"),
    "wrong_invite": (
        "not_allowed",
        "this invitation is not for this table: ask for its link again",
    ),
    "not_creator": ("not_allowed", "only the host can do that"),
    "no_seat": ("not_allowed", "you have no seat at this table"),
    "seated_already": ("conflict", "you already have a seat at this table"),
    "seat_taken": ("conflict", "seat {seat} is not free"),
    "all_seats_taken": ("conflict", "all seats are taken"),
    "no_stand_in_there": ("conflict", "choose a seat where a bot fills in: {seats}"),
    "person_sits_there": ("conflict", "{name} has taken seat {seat}"),
    "stand_in_plays": ("conflict", "{bot} is playing for you: take over first"),
    "nobody_stands_in": ("conflict", "you are already playing this seat"),
    "time_is_up": (
        "conflict",
        "the time for this turn is up: {bot} plays it, take the seat after that",
    ),
    "rated_needs_account": (
        "not_allowed",
        "rated games need an account: register first, or play an unrated game",
    ),
    "seat_not_offered": (
        "not_allowed",
        "this game is rated: the seat is kept for the player who left, unless everyone still "
        "playing offers it to a replacement",
    ),
    "replacement_too_close": (
        "not_allowed",
        "you have recently played too many rated games with someone at this table: someone else"
        " has to take the seat",
    ),
    "nobody_left_there": (
        "conflict",
        "seat {seat} is not abandoned: choose one where a bot fills in for a player who left",
    ),
    "replaced_already": (
        "conflict",
        "seat {seat} has already had a replacement: a bot plays it to the end",
    ),
    "offered_already": ("conflict", "the seat is already on offer: wait until someone takes it"),
    "nobody_offers": ("conflict", "nobody has asked to offer this seat"),
    "bots_play_already": (
        "conflict",
        "you already have {count} bots-only tables running: wait until one has ended",
    ),
    # Floods.
    "many_waiting": (
        "conflict",
        "{count} of your tables are already waiting for players: start or leave one of them first",
    ),
    "many_waiting_here": (
        "conflict",
        "{count} tables from your address are already waiting for players: "
        "start or leave one of them first",
    ),
    "many_games": (
        "conflict",
        "you already have {count} games with bots running: finish one of them first",
    ),
    "many_games_here": (
        "conflict",
        "{count} games with bots are already running from your address: finish one of them first",
    ),
    "host_has_many_games": (
        "conflict",
        "the host of this table has too many games with bots running: "
        "ask them to finish one, or choose another table",
    ),
    "many_analyses": (
        "conflict",
        "{count} of your analyses are not finished yet: wait for one of them",
    ),
    "many_analyses_here": (
        "conflict",
        "{count} analyses from your address are not finished yet: wait for one of them",
    ),
    # Turns.
    "not_your_turn": ("not_allowed", "it is the turn of seat {seat}, not yours"),
    "turn_complete": ("conflict", "you have taken your action: end your turn, or undo"),
    "turn_not_begun": ("conflict", "you have not done anything yet: take an action, or pass"),
    "turn_incomplete": (
        "conflict",
        "your turn is not complete: there is still something to decide",
    ),
    "nothing_to_take_back": ("conflict", "there is nothing to undo this turn"),
    "plan_ends": (
        "conflict",
        "the plan ends before the last of these codes: what follows depends on something hidden or "
        "on other players; plan it as a separate turn, with a condition",
    ),
    # Going back behind the end of a turn.
    "challenge_keeps_turns": (
        "not_allowed",
        "in the daily challenge, finished turns cannot be undone",
    ),
    "undo_reveals": (
        "conflict",
        "this would undo a reveal: the game becomes a practice game and no longer "
        "counts; send 'practice': true to go ahead",
    ),
    "undo_needs_all": (
        "conflict",
        "this would undo a reveal, and a rated game would no longer count: every player has to "
        "agree, so wait until all are back, or play on",
    ),
    "asked_already": ("conflict", "there is already an undo request: answer that first"),
    "nobody_asks": ("conflict", "there is no undo request"),
    "agreed_already": ("conflict", "you have already agreed: wait for the others"),
    # Hints, analyses, and games to look back at.
    "no_aids": ("not_allowed", "this table is played without hints"),
    "no_hints_rated": ("not_allowed", "there are no hints in rated games"),
    "no_layers": ("not_allowed", "this table is played without learning aids"),
    "layers_unfair": (
        "not_allowed",
        "learning aids are only for unrated games of one person against bots, and for games "
        "between bots",
    ),
    "copy_held": (
        "not_allowed",
        "this is a copy of a game that is still being played: you can look at it, but play on, "
        "ask for hints or have it reviewed only when that game is over",
    ),
    "hint_not_due": ("conflict", "hints are only for the player whose turn it is"),
    "no_guide": ("conflict", "the guide is off: turn it on first"),
    "hint_under_way": ("conflict", "a bot is already working on your hint: wait for it"),
    "analysis_after_day": (
        "not_allowed",
        "others may still play this challenge: analyse it once it has closed",
    ),
    "no_such_analysis": ("not_found", "there is no such analysis"),
    "verified_later": ("conflict", "a game can be verified once it is over for everyone"),
    "no_such_moment": ("not_found", "the game has only {count} decisions"),
    "over_at_moment": ("conflict", "the game is over there: choose an earlier moment"),
    "others_play": (
        "not_allowed",
        "others are still playing this game: you can play on from it once it is over",
    ),
    "no_aids_yet": (
        "not_allowed",
        "this table is played without hints: you can play on from it once it is over",
    ),
    "record_of_players": ("not_allowed", "until the game ends, only its players can download it"),
    "record_after_day": (
        "not_allowed",
        "the record holds the seed: wait until the challenge closes",
    ),
    "no_such_person": ("not_found", "there is no such person, or the account was deleted"),
    # New tables.
    "options_do_not_fit": ("invalid", "options: {problem}"),
    "record_unreadable": ("invalid", "record: {problem}"),
    "challenge_played": ("conflict", "you are already playing today's challenge"),
    "no_such_day": ("invalid", "day: there is no {day} in the calendar"),
    # Names, and what people sign in with.
    "empty": ("invalid", "the {field} is empty: use at least one character"),
    "too_short": ("invalid", "the {field} is too short: use at least {least} characters"),
    "too_long": ("invalid", "the {field} is too long: use at most {most} characters"),
    "unseen": (
        "invalid",
        "the {field} contains invisible characters: leave them out",
    ),
    "many_accents": (
        "invalid",
        "the {field} has too many accents on one letter: use fewer",
    ),
    "no_user_name": (
        "invalid",
        "a username has {least} to {most} letters, digits, dots, hyphens, underscores or spaces, "
        "and begins with a letter or digit",
    ),
    "no_email": ("invalid", "this is not a valid email address: enter one like name@example.org"),
    "no_name": ("invalid", "enter a display name"),
    "no_login": ("invalid", "enter a username or an email address to sign in with"),
    "no_user_name_given": ("invalid", "enter a username to sign in with"),
    "login_taken": ("conflict", "this username is taken: sign in, or choose another"),
    "email_without_mail": (
        "invalid",
        "this server does not send email, so it cannot confirm an address: "
        "register with just a username",
    ),
    "weak_password": (
        "invalid",
        "this password is easy to guess: use several unrelated words, and leave out your name",
    ),
    # Accounts.
    "signed_in": ("conflict", "you are signed in as {name}: change the name, or sign out first"),
    "registered_already": ("conflict", "you are already registered: sign out first"),
    "registered_meanwhile": ("conflict", "you have registered in the meantime: sign in instead"),
    "seated_twice": (
        "conflict",
        "you would sit twice at the table '{table}': leave one of these seats first, "
        "or sign in without the guest's seats",
    ),
    "password_wrong": ("wrong_password", "the password is wrong: enter your current one"),
    "password_changed": (
        "wrong_password",
        "the password was changed in the meantime: sign in again",
    ),
    "guest_without_password": ("conflict", "a guest has no password: register first"),
    "account_deleted": ("not_signed_in", "this account was deleted: create a new one"),
    "session_ended": ("not_signed_in", "your session has ended: sign in again"),
    "no_such_session": ("not_found", "you have no such session: list them again"),
    "no_such_token": ("not_found", "you have no such token: list them again"),
    "many_tokens": ("conflict", "you already have {count} tokens: revoke one first"),
    "too_often": ("too_many", "too many attempts: wait {seconds} s and try again"),
    # Puzzles.
    "no_such_puzzle": ("not_found", "there is no such puzzle: ask for the next one"),
    "puzzle_withdrawn": (
        "not_found",
        "this puzzle was withdrawn, because another turn is just as good: ask for the next one",
    ),
    "no_puzzle_left": (
        "not_found",
        "you have answered all puzzles of this kind: choose another kind",
    ),
    "no_exercise_due": ("not_found", "no exercise is due now: come back another day"),
    # Hours of rest.
    "zone_unknown": (
        "invalid",
        "this server does not know the time zone '{zone}': give one like Europe/Berlin",
    ),
    "sleep_too_long": (
        "invalid",
        "sleeping hours can last at most {hours} hours a day: shorten them",
    ),
    "vacation_too_soon": (
        "invalid",
        "a new holiday can start on {day} at the earliest: choose later days",
    ),
    "vacation_too_long": (
        "invalid",
        "a holiday can last at most {most} days in a row: shorten it",
    ),
    "vacations_overlap": ("invalid", "two holidays overlap on {day}: change one of them"),
    "vacations_used_up": (
        "invalid",
        "you have {left} days of holiday left in {year}: choose fewer days",
    ),
    # Notices.
    "no_such_channel": ("not_found", "you have no such channel: list them again"),
    "channel_known": ("conflict", "you already have this channel: change that one"),
    "many_channels": ("too_many", "you can have up to {most} channels: remove one first"),
    "no_mail": ("unavailable", "this server does not send email: use push or a webhook"),
    "many_notices": ("too_many", "too many in a short time: wait an hour"),
    "address_unconfirmed": (
        "conflict",
        "confirm the address first: open the link in the email that we sent to it",
    ),
    "address_refused": (
        "bad_request",
        "nothing can be sent to this address: use one on the public internet that begins with "
        "https://",
    ),
    # The server's database.
    "storage_busy": (
        "unavailable",
        "another program is using the server's database: nothing was changed, try again in a "
        "moment; if this continues, tell the server's operator",
    ),
    "storage_full": (
        "unavailable",
        "the server's disk is full: nothing was changed; tell the server's operator, and try again "
        "once there is room",
    ),
    "storage_read_only": (
        "unavailable",
        "the server cannot write to its database: nothing was changed; tell the server's "
        "operator that its folder or database is read-only",
    ),
    "storage_damaged": (
        "unavailable",
        "the server's database is damaged: ask the server's operator to restore a backup",
    ),
    "storage_away": (
        "unavailable",
        "the server cannot reach its database: try again in a moment; if this continues, tell "
        "the server's operator",
    ),
}
"""Code and sentence by id."""


def refusal(why: str, *, more: ProblemDetails | None = None, **figures: int | str) -> RefusedError:
    """Return one of :data:`REFUSALS`, to be raised.

    :param more: further fields of the answer.
    :param figures: what the sentence speaks of; the page may say it with more or less of them.
    """
    code, sentence = REFUSALS[why]
    return RefusedError(code, sentence.format(**figures), why=why, figures=figures, more=more)

"""Every problem the server can report, as data. The sentence is added at the edge."""

from __future__ import annotations

from typing import Final

from longshore.game import Refused
from longshore.online.passing import PASSING

# The status of each code. Codes from the rules (docs/rules/spec.md) are not listed: they are 409.
STATUSES: Final = {
    "bad_json": 400,
    "bad_value": 400,
    "bad_step": 400,
    "bad_seat": 400,
    "bad_record": 400,
    "wrong_host": 421,
    "decision_needed": 400,
    "which_seat": 400,
    "which_table": 400,
    "which_ban": 400,
    "known_already": 400,
    "no_credential": 401,
    "wrong_credential": 401,
    "wrong_origin": 403,
    "not_your_seat": 403,
    "not_host": 403,
    "not_admin": 403,
    "no_talker": 403,
    "banned": 403,
    "banned_until": 403,
    "blocked": 403,
    "needs_invitation": 403,
    "still_hidden": 403,
    "tracker_off": 403,
    "rated_hint": 403,
    "no_programs": 403,
    "not_found": 404,
    "no_such_table": 404,
    "no_such_message": 404,
    "no_such_report": 404,
    "no_such_contact": 404,
    "no_such_passkey": 404,
    "no_such_player": 404,
    "no_such_ban": 404,
    "no_such_client": 404,
    "not_silenced": 404,
    "not_hidden": 404,
    "not_listed": 409,
    "several_players": 409,
    "wrong_method": 405,
    "stale": 409,
    "reused_id": 409,
    "not_started": 409,
    "started_already": 409,
    "not_running": 409,
    "not_finished": 409,
    "not_a_study": 409,
    "table_full": 409,
    "seat_taken": 409,
    "not_at_table": 409,
    "seated_already": 409,
    "nobody_plays": 409,
    "commit_needed": 409,
    "turn_complete": 409,
    "turn_too_long": 409,
    "nothing_to_undo": 409,
    "nothing_to_redo": 409,
    "nothing_to_commit": 409,
    "no_draft": 409,
    "no_end_offered": 409,
    "too_late_to_cancel": 409,
    "rules_unknown": 409,
    "no_clock": 409,
    "paused_already": 409,
    "not_paused": 409,
    "no_pause_offered": 409,
    "rated_gift": 409,
    "rated_bot": 409,
    "no_hint": 409,
    "needs_https": 409,
    "needs_name": 409,
    "no_mail_server": 409,
    "no_public_url": 409,
    "not_confirmed_yet": 409,
    "mail_refused": 409,
    "link_expired": 410,
    "body_too_large": 413,
    "not_json": 415,
    "unknown_bot": 422,
    "first_is_drawn": 422,
    "bad_name": 422,
    "bad_text": 422,
    "your_own": 422,
    "bad_address": 422,
    "bad_network": 422,
    "bad_subscription": 422,
    "bad_webhook": 422,
    "bad_passkey": 422,
    "not_confirmed": 422,
    "rated_seating": 422,
    "rated_people": 422,
    "rated_program": 422,
    "too_quiet": 422,
    "too_many_holidays": 422,
    "too_many_tables": 429,
    "too_many_listed": 429,
    "too_many_studies": 429,
    "too_many_contacts": 429,
    "too_many_passkeys": 429,
    "mail_asked": 429,
    "mail_busy": 429,
    "too_many_notes": 429,
    "too_many_silenced": 429,
    "too_much_chat": 429,
    "too_many_players": 429,
    "internal": 500,
    **PASSING,
}
_OF_RULES: Final = 409
_NOT_A_GAME: Final = frozenset(
    (
        "players",
        "edition",
        "unknown_option",
        "option_value",
        "option_fixed",
        "option_edition",
        "option_bank",
        "unknown_rules",
        "option_cancel_bid",
    )
)


class Problem(Exception):
    """A command or request that was refused, and why. Nothing has changed."""

    def __init__(self, code: str, **args: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.args_by_name = args
        self.status = STATUSES[code]


def status_of(problem: Problem | Refused) -> int:
    """The HTTP status for a problem of the server or a refusal by the rules."""
    if isinstance(problem, Problem):
        return problem.status
    return 422 if problem.code in _NOT_A_GAME else _OF_RULES

"""What people send about themselves, and what they are answered."""

from __future__ import annotations

from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field, JsonValue, SecretStr

from caledonia.server.errors import CODES
from caledonia.server.identity.models import Person
from caledonia.server.people.passwords import LONGEST, SHORTEST
from caledonia.server.shapes.problems import ProblemCode, refused

LANGUAGE: Final = r"^[a-z]{2,3}(-[A-Za-z0-9]{2,4})?$"

Name = Annotated[str, Field(min_length=1, max_length=160, description="1 to 40 characters")]
Login = Annotated[str, Field(min_length=1, max_length=254, description="user name")]
Email = Annotated[str, Field(min_length=3, max_length=254, description="e-mail address")]
Language = Annotated[str, Field(pattern=LANGUAGE, max_length=8, examples=["en", "de"])]
Password = Annotated[SecretStr, Field(min_length=SHORTEST, max_length=LONGEST)]
GivenPassword = Annotated[SecretStr, Field(min_length=1, max_length=LONGEST)]
StoredId = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
"""Of a session or token: the hash of its secret."""


class _Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class NewGuest(_Body):
    """A person who wants to play at once."""

    name: Name
    language: Language = "en"


class Registration(_Body):
    """Sign-in data of a new member; an e-mail address counts once it is confirmed."""

    name: Name | None = None
    login: Login | None = None
    email: Email | None = None
    password: Password
    language: Language = "en"


class SignIn(_Body):
    """A member's user name or e-mail address, and password."""

    login: Login | None = None
    email: Email | None = None
    password: GivenPassword
    merge: bool = Field(False, description="whether to take along the seats of the present guest")


class Changes(_Body):
    """What is to be different from now on; the rest stays."""

    name: Name | None = None
    language: Language | None = None
    preferences: dict[str, JsonValue] | None = None


class NewPassword(_Body):
    """The present password, and the next one."""

    old: GivenPassword
    new: Password


class Forgotten(_Body):
    """A member who forgot the password: the user name, or the e-mail address."""

    login: Login | None = None
    email: Email | None = None


class Reset(_Body):
    """The secret of a link, and the next password."""

    secret: Annotated[str, Field(min_length=1, max_length=100)]
    password: Password


class NewEmail(_Body):
    """An e-mail address for the account, and the current password."""

    email: Email
    password: GivenPassword


class Farewell(_Body):
    """The password of a member who deletes the account; guests have none."""

    password: GivenPassword | None = None


class NewToken(_Body):
    """A token to be made."""

    label: str = Field(min_length=1, max_length=160, description="what it is for, for yourself")


class PersonOut(BaseModel):
    """A person who plays."""

    id: str
    name: str
    is_guest: bool
    language: str


class RestOut(BaseModel):
    """What you may still change of your sleeping hours and vacations."""

    since: int | None
    """When pending sleeping hours or a pending time zone take effect; null: none are pending."""
    earliest: str
    """The first day on which a new vacation can start."""
    left: dict[str, int]
    """Days of vacation left, by year: this one and the next."""


class Me(PersonOut):
    """All that is stored of the one who asks."""

    login: str | None
    email: str | None
    pending_email: str | None
    """Not confirmed yet."""
    preferences: dict[str, JsonValue]
    rest: RestOut
    created: int
    seats: int
    """At how many seats they play or played: what a guest can take along."""


class SessionOut(BaseModel):
    """A browser or program that is signed in."""

    id: str
    device: str
    created: int
    seen: int
    is_present: bool


class TokenOut(BaseModel):
    """A token, without its text."""

    id: str
    label: str
    created: int
    seen: int | None


class FreshToken(TokenOut):
    """A token, with its text for this one time."""

    token: str


def person_out(person: Person) -> PersonOut:
    """Return what others may know of a person."""
    return PersonOut(
        id=person.id, name=person.name, is_guest=person.is_guest, language=person.language
    )


def refusals(*codes: ProblemCode) -> dict[int | str, dict[str, Any]]:
    """Return the description of a route's refusals, for the API's description."""
    responses: dict[int | str, dict[str, Any]] = {}
    for code in codes:
        names = [other for other in codes if CODES[other] == CODES[code]]
        responses |= refused(CODES[code], ", ".join(names))
    return responses

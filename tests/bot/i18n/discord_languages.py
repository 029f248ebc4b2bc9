"""In which language Discord is for people, and for a server: simcord knows English alone."""

from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from tests.bot.club import Club, answer


def speak(monkeypatch: pytest.MonkeyPatch, club: Club, server: str, *members: str) -> None:
    """Let the server's Discord be in one language, and that of the first members in others."""
    guild = club.bot.get_guild(club.guild.id)
    assert guild is not None
    guild.preferred_locale = discord.Locale(server)
    locales = {member.id: locale for member, locale in zip(club.members, members, strict=False)}
    original = discord.Interaction._from_data

    def with_locale(self: discord.Interaction, data: Any) -> None:
        original(self, data)
        self.locale = discord.Locale(locales.get(self.user.id, "en-US"))

    monkeypatch.setattr(discord.Interaction, "_from_data", with_locale)


async def choose_language(club: Club, member: MemberActor, locale: str) -> ResponseMessage:
    """Choose a language with `/azul me`, and return what it then shows."""
    panel = answer(await member.slash(club.channel, "azul me"))
    return answer(await member.select(panel, [locale], custom_id="azul:me:0:0:language"))

"""The selects of options: what they offer, and what is chosen in them."""

from bot.messages.option_fields import ENGINE, NO_ENGINE, engine_field
from bot.ui.components import CustomId, Select
from tests.bot.english import ENGLISH


def test_an_engine_that_is_seated_stays_chosen_although_it_is_gone() -> None:
    for engines in (["Gina", "Hal"], ["Hal"]):
        select = engine_field(ENGLISH, engines, "Gina", CustomId("option", 1, 0, ENGINE)).select
        assert isinstance(select, Select)
        assert sorted(option.value for option in select.options) == [NO_ENGINE, "Gina", "Hal"]
        assert select.chosen == "Gina"

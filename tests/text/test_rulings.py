"""Our own rulings are marked in every language, also through MCP; test_rulebook.py checks page and docs."""

import pytest

from tests.text import messages
from village.games import FIRST
from village.mcp.table_text import TableText
from village.terminal.language import Language
from village.text import LANGUAGES, Text
from village.text.message_files import game_files

# Rules with our own ruling, because no rulebook decides the point, by game and by the file of their texts.
RULED = {
    (
        "village",
        "rules",
    ): """V-SET-7 V-SET-8 V-RND-2 V-RND-5 V-TRN-4 V-TIM-2 V-TIM-4 V-PAY-1 V-GRN-2 V-MKT-4 V-MKT-7 V-TRV-1 V-TRV-4
        V-CNC-2 V-CNC-5 V-WEL-1 V-WEL-2 V-MAS-3 V-END-5 V-END-6 V-SCO-8""",
    ("village", "solo"): """S-SET-4 S-SET-5 S-TRN-1 S-TRN-3 S-DTH-3 S-REA-1 S-RND-2""",
    (
        "village",
        "inn",
    ): """I-SET-5 I-SET-6 I-SET-7 I-SET-9 I-BRW-4 I-BRW-5 I-INN-3 I-INN-4 I-INN-5 I-INN-6 I-INN-7 I-INN-8 I-DTH-1
        I-CRD-1 I-CRD-3 I-CRD-4 I-CRD-5 I-CRD-6 I-WIN-1 I-WIN-2 I-WIN-3 I-WIN-4 I-WIN-5 I-WIN-6 I-WIN-7 I-WIN-8
        I-WIN-9 I-V02 I-V03
        I-V04 I-V05 I-V06 I-V07 I-V08 I-V09 I-V10 I-V11 I-V12 I-V13 I-V14 I-V15 I-V16 I-V17 I-V18 I-V19 I-V20 I-V21
        I-V22 I-V23 I-V24 I-V25 I-V26 I-V27 I-V28 I-V29 I-V30 I-V31 I-V32 I-V33 I-V34 I-CUS-1 I-SOL-3 I-SOL-4
        I-SOL-5 I-CUB-1 I-CUB-2""",
    (
        "village",
        "goals",
    ): """G-SET-1 G-SET-2 G-SET-3 G-SET-5 G-SEC-2 G-SEC-3 G-SEC-4 G-SCO-1 G-SCO-2 G-SCO-4 G-ANY-1 G-ANY-2 G-ANY-3
        G-ANY-4 G-S4 G-S5 G-S6 G-S7 G-S8 G-G5 G-G6 G-G7 G-G8 G-G9 G-SOL-1""",
    ("village", "customers"): """C-1 C-2 C-3""",
    (
        "village",
        "port",
    ): """P-SET-1 P-SET-2 P-SET-5 P-SET-6 P-SET-7 P-SET-8 P-SET-9 P-SET-10 P-MAP-1 P-MAP-2 P-MAP-3 P-MAP-4 P-SEA-3
        P-CAP-3 P-CAP-4 P-CAP-5 P-LOD-1 P-LOD-2 P-LOD-3 P-LOD-4 P-LOD-5 P-MOV-1 P-MOV-3 P-MOV-4 P-MOV-5 P-ISL-2 P-ISL-3
        P-ISL-4 P-MIS-1 P-MIS-2 P-MIS-3 P-MIS-4 P-HOM-2 P-HOM-4 P-MKT-1 P-MKT-2 P-MKT-3 P-MKT-4 P-MKT-5 P-MKT-6
        P-DTH-1 P-DTH-3 P-DTH-4 P-DTH-6 P-SCO-1 P-SCO-2 P-SOL-2 P-SOL-3 P-MIX-1 P-MIX-2 P-MIX-3 P-MIX-4 P-MIX-5
        P-MIX-6 P-CUB-1""",
    (
        "village",
        "marriage",
    ): """W-SET-2 W-SET-4 W-SET-5 W-SET-6 W-ACT-1 W-ACT-2 W-ACT-3 W-ACT-4 W-SMU-1 W-SMU-2 W-SMU-3 W-SMU-4 W-WED-1
        W-WED-3 W-WED-4 W-WED-6 W-WED-7 W-WED-8 W-BLI-1 W-BLI-2 W-BLI-3 W-BRD-1 W-BRD-2 W-DTH-1 W-DTH-2 W-SCO-1
        W-SOL-4 W-SOL-5 W-MIX-1 W-MIX-2 W-MIX-3 W-MIX-4 W-MIX-5 W-MIX-6 W-MIX-7 W-MIX-8 W-MIX-9 W-CUB-1""",
    (
        "my_village",
        "rules",
    ): """M-SET-1 M-SET-13 M-SET-15 M-SET-16 M-DIE-3 M-DIE-8 M-DIE-9 M-BAN-5 M-BAN-9 M-BAN-12 M-BAN-13 M-BAN-16
        M-BLK-4 M-BLK-5 M-WHT-7 M-WHT-9 M-HEA-7 M-SCH-8 M-FLD-4 M-FLD-5 M-FLD-6 M-FLD-7 M-FLD-8 M-FLD-9 M-FLD-10
        M-CUS-3 M-CUS-5 M-CUS-6 M-CUS-7 M-CUS-12 M-TRV-8 M-MNK-2 M-MNK-5 M-MNK-8 M-MEE-4 M-DTH-8 M-DTH-9
        M-DTH-15 M-END-4 M-SCO-11""",
}
DIFFER = ["V-SET-7", "V-SET-8", "V-SET-9", "V-MKT-5", "V-CNC-4", "V-WEL-1", "V-SCO-8", "S-TRN-2", "S-RND-2", "S-TRN-5"]


def having(attribute, game, name, language="en"):
    by_key = messages(language, (game, name))
    marked = [id for id, message in by_key.items() if attribute in [form.id.name for form in message.attributes]]
    return [id.removeprefix("rule-") for id in marked]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), RULED)
def test_exactly_our_rulings_are_marked(game, name, language):
    assert having("ruling", game, name, language) == RULED[game, name].split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_differences_between_rulebooks_are_named(language):
    rules = [rule for name in game_files(FIRST.name) for rule in having("differs", FIRST.name, name, language)]
    assert sorted(rules) == sorted(DIFFER)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_names_the_sentence_it_decides(language):
    for (game, _), rules in RULED.items():
        text = Text(language, game)
        for rule in rules.split():
            sentence = text.ruling(rule)
            assert sentence[-1] in ".。"
            key = "ruling-whole" if text.rule(rule).endswith(sentence) else "ruling"
            assert text.rule_notes(rule)[0] == text.say(key, {"sentence": sentence}) != sentence


def test_a_ruling_for_a_whole_rule_is_not_repeated():
    assert Text("en").rule_notes("I-V19") == ["This rule is our ruling."]
    assert Text("de").rule_notes("I-V19") == ["Diese Regel ist unsere Festlegung."]
    assert Text("zh").rule_notes("I-V19") == ["本条规则是我们的裁定。"]


def test_a_rule_of_the_rulebooks_has_no_notes():
    assert Text("en").rule_notes("V-TRN-1") == []
    assert (Text("en").ruling("V-SET-9"), Text("en").differs("V-GRN-2")) == ("", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_mcp_clients_see_rulings(language):
    text = TableText(language).rule(Language(language), "V-GRN-2")
    assert text.endswith(Text(language).rule_notes("V-GRN-2")[0])

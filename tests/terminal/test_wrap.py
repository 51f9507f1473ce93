"""Wrapping text: between words, and in Chinese between any two characters."""

import pytest
from rich.text import Text

from village.terminal.wrap import OPENING, WIDTH, paragraph

CHINESE = "欢迎来到村庄" * 12 + "\N{IDEOGRAPHIC FULL STOP}" + "请输入 `help` " + "查看规则" * 9


def lines(sentence, lead=""):
    return [line.plain for line in paragraph(Text(lead), Text(sentence))]


def test_chinese_is_broken_between_any_two_characters():
    wrapped = lines(CHINESE)
    assert "".join(wrapped).replace(" ", "") == CHINESE.replace(" ", "")
    assert all(WIDTH - 2 <= Text(line).cell_len <= WIDTH for line in wrapped[:-1])


@pytest.mark.parametrize("spaces", range(8))
def test_no_line_begins_with_closing_or_ends_with_opening_punctuation(spaces):
    sentence = "村" * (36 + spaces) + "\N{LEFT DOUBLE ANGLE BRACKET}庄\N{RIGHT DOUBLE ANGLE BRACKET}。" + "村" * 50
    for line in lines(sentence):
        assert line[0] not in "》。"
        assert line[-1] not in OPENING
        assert Text(line).cell_len <= WIDTH


def test_words_among_chinese_stay_whole():
    assert any("`rules V-MKT-1`" in line for line in lines("规则" * 16 + " `rules V-MKT-1` 村庄"))


@pytest.mark.parametrize("spaces", range(6))
def test_brackets_and_quoted_commands_stay_together(spaces):
    for line in lines("村" * (34 + spaces) + "(白旗)`返回`" + "村" * 50):
        assert line[0] != ")"
        assert line[-1] != "("
        assert line.count("`") in (0, 2)


def test_words_are_broken_at_spaces():
    assert lines("word " * 30, "* ") == ["* " + " ".join(["word"] * 15), "  " + " ".join(["word"] * 15)]


def test_line_breaks_in_a_text_are_kept():
    assert lines("村\n庄") == ["村", "庄"]
    assert lines("a\nb") == ["a", "b"]

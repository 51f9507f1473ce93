"""The Traditional Chinese texts: generated from the Simplified ones, with the words of the rulebook."""

import re
import shutil

import pytest

from tools.traditional_chinese import (
    EXCEPTIONS,
    ROOT,
    convert,
    converter,
    exceptions,
    generate,
    pattern_of,
    sources,
    target_of,
)

ALSO_TRADITIONAL = set("台干")  # in some words, although OpenCC replaces the single character
# Characters that OpenCC takes by mistake where it splits a sentence wrongly, and the words that do contain them.
ONLY_IN = {"隻": "牛隻", "捨": "捨去", "制": "限制|回合制"}
ONLY_IN |= dict.fromkeys(["游", "髮", "鬚", "併", "伕", "后", "面包", "擴展"], "(?!)")
every_file = pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(ROOT)))


@every_file
def test_the_generated_file_is_up_to_date(path):
    assert target_of(path).read_text("utf-8") == convert(path), "run `make build/texts`"


@every_file
def test_no_character_is_simplified(path):
    characters = set(re.findall(r"[\u3400-\u9fff]", convert(path))) - ALSO_TRADITIONAL
    assert [character for character in characters if converter("s2tw").convert(character) != character] == []


@every_file
def test_characters_with_several_forms_are_the_right_ones(path):
    text = convert(path)
    wrong = {form: re.sub(words, "", text) for form, words in ONLY_IN.items()}
    assert [re.findall(f".*{form}.*", rest) for form, rest in wrong.items() if form in rest] == []


def test_every_exception_is_used():
    texts = "".join(converter().convert(path.read_text("utf-8")) for path in sources())
    assert set(re.findall(pattern_of(exceptions()), texts)) == set(exceptions())


@pytest.mark.parametrize(
    ("simplified", "traditional"),
    [
        ("打开链接的玩家获得1个影响力方块和2声望分。", "開啟連結的玩家獲得1個影響力方塊和2聲望分數。"),
        ("没有面包，院长须在场。", "沒有麵包，院長須在場。"),  # noqa: RUF001
        ("依顺时针方向使用“扩展”。", "依順時鐘方向使用「擴充」。"),
        ("验证通过；通过水井撤销。", "驗證通過；透過水井復原。"),  # noqa: RUF001
    ],
)
def test_a_sentence_is_converted(tmp_path, simplified, traditional):
    path = tmp_path / "some.ftl"
    path.write_text(f"key-of = {simplified}{{ $a }}\n", "utf-8")
    assert convert(path) == f"key-of = {traditional}{{ $a }}\n"


def test_generating_writes_changed_files_and_removes_those_without_a_source(tmp_path):
    (tmp_path / EXCEPTIONS).parent.mkdir(parents=True)
    shutil.copy(ROOT / EXCEPTIONS, tmp_path / EXCEPTIONS)
    source = tmp_path / "src/village/games/some/text/zh/page.ftl"
    source.parent.mkdir(parents=True)
    source.write_text("page-name = 规则\n", "utf-8")
    target = target_of(source)
    target.parent.mkdir()
    (target.parent / "old.ftl").touch()
    generate(tmp_path)
    assert [path.name for path in target.parent.iterdir()] == ["page.ftl"]
    assert target.read_text("utf-8") == "page-name = 規則\n"
    written = target.stat().st_mtime_ns
    generate(tmp_path)
    assert target.stat().st_mtime_ns == written


def test_the_build_and_the_lock_files_use_the_same_opencc():
    """Another version may convert differently."""
    names = ("pyproject.toml", "requirements/play.in", "requirements/dev.in", "requirements/play.txt")
    versions = [re.findall(r"opencc==([\d.]+)", (ROOT / name).read_text("utf-8")) for name in names]
    assert len(versions[0]) == 1
    assert versions == versions[:1] * len(names)

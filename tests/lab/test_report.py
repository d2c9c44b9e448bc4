"""The report: one file that needs nothing else, whole in both languages, for every game."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from xml.etree import ElementTree

import polars as pl
import pypdfium2
import pytest

from tablee.cli import run as run_program
from tablee.core.article import Article, Figures, Heading, Picture, Section
from tablee.games import SHELF, find_game
from tablee.lab import plots
from tablee.lab import run as running
from tablee.lab.playing import figures_of
from tablee.lab.report import Report, on_paper, report_article, report_page, report_words
from tablee.lab.results import read_results
from tablee.lab.run import run_study
from tablee.lab.study import Study, read_study
from tablee.press.typeset import typeset_article
from tablee.words import LANGUAGES

STUDY = """\
game = "{game}"
question = {{ fr = "Qui & quoi ?", en = "Who & what?" }}
players = ["casual", "beginner"]
seats = 2
games = 8
"""


@cache
def played(game: str) -> tuple[Study, pl.DataFrame]:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "study.toml"
        file.write_text(STUDY.format(game=game), encoding="utf-8")
        study = read_study(file)
        run_study(study, jobs=1)
        return study, read_results(study.results)


@pytest.mark.few(1)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SHELF)
def test_a_report_is_whole_and_needs_nothing_else(game: str, lang: str) -> None:
    study, frame = played(game)
    page = report_page(report_article(study, frame, lang))
    body = ElementTree.fromstring(page[page.index("<body>") : page.index("</html>")])
    assert not re.search(r"src=|href=|url\(|@import|<script", page)
    assert len(list(body.iter("svg"))) >= 5
    assert ("Qui & quoi ?" if lang == "fr" else "Who & what?") in "".join(body.itertext())
    assert "nan" not in re.findall(r"\w+", "".join(body.itertext()).lower())


def spaced(text: str) -> str:
    """With the same space everywhere."""
    return " ".join(text.split())


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_report_can_be_printed_with_all_that_is_on_the_page(lang: str) -> None:
    study, frame = played("rugby_champion")
    article = report_article(study, frame, lang)
    pages = pypdfium2.PdfDocument(typeset_article(on_paper(article)))
    text = spaced("".join(page.get_textpage().get_text_range() for page in pages))
    assert [section.title for section in article.sections if spaced(section.title) not in text] == []
    figures = [part for section in article.sections for part in section.parts if isinstance(part, Figures)]
    assert len(figures) > 3
    assert [row[0] for part in figures for row in part.rows if spaced(row[0]) not in text] == []
    pictures = [part.svg for section in article.sections for part in section.parts if isinstance(part, Picture)]
    labels = {spaced(label) for svg in pictures for label in re.findall(r"<text[^>]*>([^<]+)", svg)}
    assert len(labels) > 20
    assert {label for label in labels if label not in text} == set()


def test_no_short_table_is_torn_and_names_with_figures_stand_in_two_halves() -> None:
    """A last page had the last row of such a table, and nothing else."""
    short = Figures(["player", "wins", "score"], [["casual", "1", "2"]] * 12)
    for length in (40, 60, 70, 80):
        long = Figures(["figure", "mean"], [["shots", "3"]] * length)
        printed = typeset_article(Article("en", "A", "", "B", [Section("C", "D", [long, short])]))
        pages = [page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(printed)]
        assert pages[0].count("shots") == length
        assert 12 in [text.count("casual") for text in pages]


@pytest.mark.parametrize(
    ("lang", "headings", "said"),
    [
        ("en", ["2 seats: beginner and casual", "2 seats: casual and strong"], "1 table at which all players are the"),
        ("fr", ["2 places : débutant et amateur", "2 places : amateur et fort"], "1 table où tous les joueurs"),
    ],
)
def test_who_wins_is_told_of_each_line_up_by_itself(lang: str, headings: list[str], said: str) -> None:
    study, frame = played("artropp")
    beginner, casual, strong = (pl.lit(name) for name in ("beginner", "casual", "strong"))
    tables = [
        frame.with_columns(table=pl.lit(str(number)), players=pl.concat_list(pair))
        for number, pair in enumerate([(casual, beginner), (casual, strong), (casual, casual)])
    ]
    (who, *_) = report_article(study, pl.concat(tables), lang).sections
    assert [spaced(part.text) for part in who.parts if isinstance(part, Heading)] == headings
    assert [row[1] for part in who.parts if isinstance(part, Figures) for row in part.rows] == ["8"] * 4
    assert said in spaced(who.text)
    (who, *_) = report_article(study, frame, lang).sections
    assert said not in spaced(who.text)
    assert [part.text for part in who.parts if isinstance(part, Heading)] == [spaced(headings[0]).split(":")[0].strip()]


def test_the_numbers_are_written_as_the_language_writes_them() -> None:
    study, frame = played("artropp")
    french, english = (Report(study, frame, report_words(lang, "artropp")) for lang in ("fr", "en"))
    assert (french.number(-1234.56), english.number(-1234.56)) == ("−1\u202f234,6", "−1,234.6")
    assert (english.number(-0.04), english.number(7, 0)) == ("0.0", "7")
    assert (french.player("strong:300"), english.player("strong:300")) == ("fort, 300 mondes", "strong, 300 worlds")
    assert english.player("mine.py") == "mine.py"


def test_a_character_goes_by_name_and_level() -> None:
    study, frame = played("artropp")
    french, english = (Report(study, frame, report_words(lang, "artropp")) for lang in ("fr", "en"))
    assert (french.player("colette"), english.player("colette")) == ("Colette (débutant)", "Colette (beginner)")
    assert english.player("ursule:300") == "Ursule (strong, 300 worlds)"
    assert english.player("firmin") == "firmin", "of another game"


def decks(folder: Path, *files: str) -> tuple[Study, pl.DataFrame]:
    """A study of the box and of edited copies of the printed deck, whose names inside are all the same."""
    data = find_game("artropp").data_file
    assert data is not None
    for number, file in enumerate(files):
        (folder / file).parent.mkdir(exist_ok=True)
        deck = data.template("artropp").replace("br = 3\n", f"br = {6 + number}\n")
        (folder / file).write_text(deck, encoding="utf-8")
    named = json.dumps(["box", *files])
    text = f'game = "artropp"\nplayers = ["beginner"]\nseats = 2\ngames = 1\nfiles = {named}\n'
    (folder / "study.toml").write_text(text, encoding="utf-8")
    study = read_study(folder / "study.toml")
    run_study(study, jobs=1)
    return study, read_results(study.results)


def test_a_box_goes_by_its_file_and_the_own_one_as_the_box(tmp_path: Path) -> None:
    study, frame = decks(tmp_path, "deck2.toml", "mydir/deck3.toml")
    article = report_article(study, frame, "fr")
    digests = [box.partition(" ")[2] for box in frame["material"]]
    assert len(set(digests)) == 3
    names = ("la boîte", "deck2.toml", "deck3.toml")
    one, two, three = (f"{name} (artropp {digest})" for name, digest in zip(names, digests, strict=True))
    assert article.about.endswith(f"Joué avec {one}, {two} et {three}.")
    (titles,) = (
        part.titles
        for section in article.sections
        for part in section.parts
        if isinstance(part, Figures) and part.titles[0] == "mesure" and len(part.titles) > 2
    )
    assert titles[1:] == list(names)


def test_boxes_whose_files_share_a_name_are_told_apart_by_their_folders(tmp_path: Path) -> None:
    study, frame = decks(tmp_path, "deck.toml", "mydir/deck.toml", "mydir/other.toml")
    report = Report(study, frame, report_words("en", "artropp"))
    names = [report.value("material", box) for box in frame["material"]]
    assert names == ["the box", "deck.toml", "mydir/deck.toml", "other.toml"]


@pytest.mark.few(1)
@pytest.mark.parametrize("game", [name for name in SHELF if hasattr(figures_of(name), "used_in")])
def test_whatever_is_used_has_a_name_in_both_languages(game: str) -> None:
    study, frame = played(game)
    uses = frame["uses"].explode().struct.field("what").unique().drop_nulls().to_list()
    assert len(uses) > 5
    for lang in LANGUAGES:
        report = Report(study, frame, report_words(lang, game))
        assert all(report.use(what) for what in uses)


def test_nobody_uses_what_belongs_to_the_games_own_opponent(tmp_path: Path) -> None:
    for game in (name for name in SHELF if find_game(name).has_automaton):
        file = tmp_path / "study.toml"
        file.write_text(f'game = "{game}"\nplayers = ["beginner"]\nseats = 1\ngames = 2\n', encoding="utf-8")
        study = read_study(file)
        run_study(study, jobs=1)
        seats = read_results(study.results)["uses"].explode().struct.field("seat").unique().to_list()
        assert seats == [1]


def test_a_histogram_loses_nobody() -> None:
    picture = plots.histogram([(0, 1), (500, 3)], title="t", shown=str, share=str)
    heights = [float(height) for height in re.findall(r'height="([\d.]+)"', picture)]
    tallest, next_tallest, *others = sorted(heights, reverse=True)
    assert tallest == pytest.approx(3 * next_tallest, rel=0.01)
    assert set(others) == {0}
    assert ">0.75<" in picture


def test_a_histogram_has_round_numbers_below_it() -> None:
    picture = plots.histogram([(-7850, 1), (150, 1)], title="t", shown=str, share=str)
    below = [int(number) for number in re.findall(r">(-?\d+)<", picture)]
    assert len(below) > 3
    assert all(number % 1000 == 0 for number in below)


def test_scores_at_a_table_lie_on_one_scale() -> None:
    wide = plots.histogram([(0, 1), (30, 1)], title="t", shown=str, share=str)
    narrow = plots.histogram([(10, 1)], title="t", shown=str, share=str, span=(0, 30))
    of_scale = r'<text class="scale"[^>]*>\d+</text>'
    assert re.findall(of_scale, wide) == re.findall(of_scale, narrow)


@pytest.mark.few(2)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SHELF)
def test_everything_fits_into_its_plot_on_a_desk_and_on_a_phone(game: str, lang: str) -> None:
    study, frame = played(game)
    sections = report_article(study, frame, lang).sections
    pictures = [part for section in sections for part in section.parts if isinstance(part, Picture)]
    for svg, width in [(part.svg, plots.WIDE) for part in pictures] + [
        (part.narrow, plots.NARROW) for part in pictures
    ]:
        root = ElementTree.fromstring(svg)
        assert root.get("viewBox", "").split()[2] == str(width)
        for text in root.iter("text"):
            written = (6 if text.get("class") == "scale" else 7) * len(text.text or "")
            before = {"start": 0.0, "middle": 0.5, "end": 1.0}[text.get("text-anchor", "")] * written
            left = float(text.get("x", "")) - before
            assert -4 <= left <= width - written + 4, text.text


def test_on_a_phone_intervals_end_where_the_figures_begin() -> None:
    texts = ("+0.1", "−12.3 ± 10.4 pts")
    rows = [plots.Bar("a long name of a card that is used", 0.1, -0.3, 0.5, text) for text in texts]
    root = ElementTree.fromstring(plots.bars(rows, title="t", shown=str, width=plots.NARROW))
    ends = [float(line.get("x2", "")) for line in root.iter("line") if line.get("class") == "interval"]
    assert max(ends) <= plots.NARROW - 7 * len(texts[1])
    names = [float(text.get("y", "")) for text in root.iter("text") if text.text == rows[0].label]
    values = [float(text.get("y", "")) for text in root.iter("text") if text.text in texts]
    assert [value - name for name, value in zip(names, values, strict=True)] == [18, 18], "below the name"


def test_on_a_phone_a_line_breaks_between_a_figure_and_its_interval() -> None:
    study, frame = played("artropp")
    for lang in LANGUAGES:
        page = report_page(report_article(study, frame, lang))
        cells = re.findall(r"<td>(.*?)</td>", page)
        assert any(re.fullmatch(r"<span>[^ (]+</span> <span>\([^)]+\)</span>", cell) for cell in cells)
        assert any(re.fullmatch(r"<span>[^ ±]+</span> <span>±[^<]+</span>", cell) for cell in cells)


def test_names_at_the_ends_of_curves_keep_their_distance_and_stay_in_the_picture() -> None:
    assert plots.apart([200, 20, 200, 190], most=204) == [188, 20, 204, 172]
    assert plots.apart([20, 20, 100], most=204) == [20, 36, 100]


def test_a_scale_has_round_numbers() -> None:
    assert plots.ticks(0, 0.53) == pytest.approx([0, 0.1, 0.2, 0.3, 0.4, 0.5])
    assert plots.ticks(-334, 12) == pytest.approx([-300, -200, -100, 0])
    assert plots.ticks(0, 0) == [0]


def test_names_in_a_plot_are_text_and_no_markup() -> None:
    bar = plots.Bar("<b>", 0.5, 0.4, 0.6, "50 & more")
    ElementTree.fromstring(plots.bars([bar], title='"quoted"', shown=str, reference=0.5))


@pytest.mark.slow
def test_the_program_goes_from_an_empty_file_to_a_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    file = Path("study.toml")
    assert run_program(["lab", "new", "study.toml", "--game", "artropp", "--lang", "en"]) == 0
    assert run_program(["lab", "new", "study.toml", "--lang", "en"]) == 2
    file.write_text(file.read_text(encoding="utf-8").replace("games = 200", "games = 6"), encoding="utf-8")
    assert run_program(["lab", "report", "study.toml", "--lang", "en"]) == 2
    assert "tablee lab run study.toml" in capsys.readouterr().err
    assert run_program(["lab", "run", "study.toml", "--jobs", "1", "--lang", "en"]) == 0
    assert "6 games played at 1 table: study.parquet" in capsys.readouterr().out
    assert run_program(["lab", "report", "study.toml", "--lang", "fr", "--output", "rapport.html"]) == 0
    assert '<html lang="fr">' in Path("rapport.html").read_text(encoding="utf-8")
    assert run_program(["lab", "report", "study.toml", "--lang", "fr", "--output", "rapport.PDF"]) == 0
    assert Path("rapport.PDF").read_bytes().startswith(b"%PDF-")
    capsys.readouterr()
    assert run_program(["lab", "ladder", "study.toml", "--lang", "en"]) == 0
    assert re.search(r"casual +0 ± 0 +6", capsys.readouterr().out)
    file.write_text(file.read_text(encoding="utf-8").replace("games = 6", "games = 7"), encoding="utf-8")
    assert run_program(["lab", "report", "study.toml", "--lang", "en"]) == 2


def test_who_wants_to_see_half_a_study_reads_how_far_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """After an interruption, and after more games were asked for; what another study has left is not counted."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(running, "PIECE", 3)
    file = Path("study.toml")

    def told(lang: str, command: str = "report") -> str:
        assert run_program(["lab", command, "study.toml", "--lang", lang]) == 2
        return capsys.readouterr().err

    def interrupt(games: int) -> None:
        raise KeyboardInterrupt

    def wanted(**other: int) -> Study:
        text = STUDY.format(game="artropp").replace("games = 8", f"games = {other.pop('games')}")
        file.write_text(text + "".join(f"{name} = {value}\n" for name, value in other.items()), encoding="utf-8")
        return read_study(file)

    wanted(games=8)
    assert told("en") == "tablee: study.toml has not been played yet. Play it: tablee lab run study.toml\n"
    with pytest.raises(KeyboardInterrupt):
        run_study(wanted(games=8), jobs=1, on_progress=interrupt)
    how = "has not been played to its end: 3 games of 8 are kept. Go on: tablee lab run study.toml"
    assert told("en") == told("en", "ladder") == f"tablee: study.toml {how}\n"
    assert run_study(wanted(games=8), jobs=1) == 5
    wanted(games=5)
    assert "All games of study.toml have been played, but its results have others, too." in told("en")
    wanted(games=12)
    assert "8 parties sur 12 sont gardées" in told("fr")
    with pytest.raises(KeyboardInterrupt):
        run_study(wanted(games=12), jobs=1, on_progress=interrupt)
    assert "11 games of 12 are kept" in told("en")
    wanted(games=12, seed=2)
    assert "has not been played yet" in told("en")


def test_what_is_wrong_with_a_box_is_told_in_the_words_of_its_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    data = find_game("worldwide_football").data_file
    assert data is not None
    Path("mine.toml").write_text(data.template().replace("[18, 17, 15", "[18, 17, 19"), encoding="utf-8")
    study = 'game = "worldwide_football"\nplayers = ["casual"]\nseats = 2\ngames = 1\nfiles = ["mine.toml"]\n'
    Path("study.toml").write_text(study, encoding="utf-8")
    assert run_program(["lab", "run", "study.toml", "--lang", "fr"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("tablee: study.toml, ligne 5\u00a0: mine.toml, match.targets[3]\u00a0: ")
    assert "must" not in told


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (["lab", "frobnicate", "study.toml"], "new, run, report, ladder"),
        (["lab", "run", "nowhere.toml"], "nowhere.toml"),
        (["lab", "run", "study.toml", "--jobs", "0"], "--jobs"),
        (["lab", "new", "other.toml", "--game", "chess"], "artropp"),
        (["lab", "ladder", "same.toml"], "two players of different names"),
        (["lab", "report", "study.toml", "--output", "other.docx"], "“other.docx”: its name ends in .html, .htm"),
        (["lab", "report", "study.toml", "--output", "other"], ".pdf"),
    ],
)
def test_what_the_lab_cannot_do_is_one_sentence(
    line: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("study.toml").write_text(STUDY.format(game="artropp"), encoding="utf-8")
    Path("same.toml").write_text('game = "artropp"\nplayers = ["beginner"]\nseats = 2\ngames = 1\n', encoding="utf-8")
    if "same.toml" in line:
        assert run_program(["lab", "run", "same.toml", "--jobs", "1"]) == 0
    assert run_program([*line, "--lang", "en"]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert len(error.splitlines()) == 1
    assert not list(Path().glob("other*"))

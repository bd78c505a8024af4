"""The rows of compositional layouts, with Yoga and Taffy laying out the same repeated groups.

Neither repeats a group: their trees have a node for every box, all of which are computed. Rows are the only
work that both can do; neither has rectangle queries, an anchor or updates of a list: the musts of those are
multiples of a tree's time, or of the time to write all frames down. Yoga's sources are those in poga's source package on PyPI, Taffy is the one in the wheel
of stretchable. TanStack's virtual-core is on neither PyPI nor Debian and is not run.
"""

import pathlib
import subprocess
import sys
import tarfile

from comparison import agree, by_turns, compiled, duration, folder, missing

here = pathlib.Path(__file__).resolve().parent
YOGA = "poga==0.1.19"
TAFFY = "stretchable==1.1.8"
# Each run of theirs takes seconds.
PEER_ROUNDS = 3
MILLION, FEWER = 1_000_000, 100_000
SIZES = ["100", "1k", "10k", "100k", "1M"]
KINDS = [("grid", "grid", "groups of 5", 70), ("deeplyNested", "nested", "groups of 6, nested 3 levels", 180)]


def pip(*words):
    done = subprocess.run([sys.executable, "-m", "pip", *words], capture_output=True, text=True)
    return done.stderr if done.returncode else ""


def yoga():
    """Yoga's driver, compiled with its sources."""
    path = folder("yoga")
    if not list(path.glob("poga-*/src/poga/deps/yoga/Yoga.h")):
        error = pip("download", "--quiet", "--no-deps", "--no-binary", "poga", "-d", str(path), YOGA)
        archives = list(path.glob("poga-*.tar.gz"))
        if not archives:
            missing(f"{YOGA}\n{error}")
        with tarfile.open(archives[0]) as archive:
            archive.extractall(path, filter="data")
    sources = next(iter(path.glob("poga-*/src/poga/deps")), None)
    if not sources:
        missing(f"the sources in {YOGA}")
    files = sorted(str(file) for file in sources.glob("yoga/**/*.cpp"))
    return compiled(here / "yoga.cpp", path / "yoga", "-w", f"-I{sources}", *files)


def taffy():
    """The folder of Taffy's binding."""
    path = folder("taffy")
    if not (path / "stretchable").exists():
        error = pip("install", "--quiet", "--target", str(path), TAFFY)
        if not (path / "stretchable").exists():
            missing(f"{TAFFY}\n{error}")
    return path


def rows(table, measured, tree):
    """Adds all rows to the table; the tree's times are those of tree.c, in microseconds."""
    def value(name):
        return measured[f"compositional {name}"]

    def growth(name):
        return ", ".join(f"{value(f'{name} {size}'):.3g}" for size in SIZES)

    yoga_driver, taffy_folder = yoga(), taffy()
    floor = compiled(here / "floor.c", folder("floor") / "floor")
    for sample, kind, name, must in KINDS:
        mine = value(f"{sample} first layout 1M")
        work = f"first layout, 1M items in {name}"
        table.row(work, mine, "µs", note=growth(f"{sample} first layout"))
        table.row("the same, of a tree's edit", mine / tree["edit"], "×", f"<= {must}")
        through = f"{sample} first layout through the view"
        table.row("the same, through a new view, visible cells asked", value(f"{through} 1M"), "µs",
                  note=growth(through))
        (theirs,), (height,) = by_turns((yoga_driver, kind, MILLION), rounds=PEER_ROUNDS)
        agree(work, (value(f"{sample} length 1M"), height))
        table.ratio("the same, of Yoga 1.19 building and computing its tree", mine * 1e3, theirs)
        peer = (sys.executable, here / "taffy.py", taffy_folder, kind, FEWER)
        (theirs,), (height,) = by_turns(peer, rounds=PEER_ROUNDS)
        agree(work, (value(f"{sample} length 100k"), height))
        table.ratio("100,000 items, of Taffy computing its tree, building left out",
                    value(f"{sample} first layout 100k") * 1e3, theirs)
    (theirs,), (height,) = by_turns((floor, MILLION))
    agree("floor", (value("grid length 1M"), height))
    table.ratio("1M items in groups of 5, of writing 1M frames down (C, -O2)",
                value("grid first layout 1M") * 1e3, theirs, ">= 50")
    (frames,), _ = by_turns((floor, MILLION))
    estimated = value("rows first layout through the view 1M")
    table.row("first layout, 1M estimated in rows of 3, visible measured", estimated / 1e3, "ms",
              note=growth("rows first layout through the view") + " µs")
    table.row("the same, of writing 1M frames down", estimated * 1e3 / frames, "×", "<= 0.5", "", duration(frames))
    for sample, name in [("grid", "groups of 5"), ("deeplyNested", "groups of 6, nested"), ("rows", "rows of 3"),
                         ("orthogonal", "a sideways section")]:
        count = value(f"{sample} query elements 1M")
        table.row(f"rect query of {count:.0f} elements deep in 1M, {name}", value(f"{sample} query 1M"), "µs",
                  note=growth(f"{sample} query"))
        table.row("the same, of a tree's query of 20", value(f"{sample} query 1M") / tree["query"], "×",
                  f"<= {8 + 0.25 * count:.3g}")
    for size in ["1k", "1M"]:
        table.row(f"measured item above the viewport, at the layout, {size}", value(f"answer at the layout {size}"),
                  "µs", note=growth("answer at the layout") if size == "1M" else "")
        table.row("the same, of a tree's step", value(f"answer at the layout {size}") / tree["step"], "×", "<= 22")
        table.row("the same, through the view, nothing moves", value(f"answer through the view {size}"), "µs", "",
                  "<= 5")
        table.row("the same, in a row that is higher, at the layout", value(f"answer in a higher row {size}"), "µs",
                  "", "<= 1")
        table.row("the same answer again: nothing is invalid", value(f"same answer {size}"), "µs")
        table.row("the same, of a tree's step", value(f"same answer {size}") / tree["step"], "×", "<= 4.5")
    for what in ["fixed", "estimated"]:
        table.row(f"insert or delete the first of 1M, {what} groups", value(f"insert at the front, {what}"), "µs")
    table.row("10,000 tags, all measured: one width changes, median", value("tags answer median"), "µs",
              note=f"90 % {value('tags answer 90 %'):.3g}, largest {value('tags answer largest'):.3g}; rows break anew")
    table.row("10,000 uniform items: a new highest one", value("uniform new maximum"), "µs")
    waterfall, masonry = value("waterfall first layout"), value("masonry first layout")
    table.row("100,000 items in one custom group, first layout", waterfall / 1e3, "ms",
              note=f"MasonryLayout {duration(masonry * 1e3)}")
    for what, must in [("section requests, first layout", 1000), ("section requests, an answer", 0),
                       ("section requests, a new width", 1000), ("frame requests, first layout", 1),
                       ("frame requests, a new width", 1)]:
        table.row(f"{what}, {'1,000 sections' if 'section' in what else '1M items in custom groups'}", value(what),
                  "calls", f"<= {must}")
    for sample, name in [("grid", "groups of 5"), ("deeplyNested", "nested groups of 6"), ("rows", "rows of 3")]:
        table.row(f"memory, 1M unmeasured items, {name}", value(f"{sample} memory") / 1024, "KB", "<= 64")
    for sample, name in [("list", "a list"), ("rows", "rows of 3")]:
        table.row(f"memory of a measured item, {name}", value(f"{sample} memory measured"), "bytes", "", "<= 24",
                  note="beside what the collection view remembers")

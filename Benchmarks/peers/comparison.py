"""What the comparisons share: building both sides, running them by turns, and the table of what is reached.

Every script here ends with 0 if all musts are reached, 2 if one is missed, 3 if a peer is missing, and 1
if the sides' answers differ or something cannot be run.
"""

import datetime
import json
import math
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tarfile

benchmarks = pathlib.Path(__file__).resolve().parent.parent
KIWI = "kiwisolver==1.4.5"
INTER = pathlib.Path("/usr/share/fonts/opentype/inter/Inter-Regular.otf")

# A shared machine has slow moments; so many rounds by turns that they are the smaller part of each side's.
ROUNDS = 15

# All sides keep the memory they have: handing pages back to the system after each run and touching them
# again would cost more than what is measured.
KEPT_MEMORY = {
    "MALLOC_MMAP_THRESHOLD_": str(2**30), "MALLOC_TRIM_THRESHOLD_": str(2**32), "MALLOC_TOP_PAD_": str(2**26)}


def fail(message):
    sys.exit(f"compare: {message}")


def missing(peer):
    print(f"compare: missing peer: {peer}", file=sys.stderr)
    sys.exit(3)


def run(*command, **options):
    """What a command prints; a command that fails ends the comparison."""
    command = [str(word) for word in command]
    done = subprocess.run(command, capture_output=True, text=True, **options)
    if done.returncode:
        fail(f"{' '.join(command)}\n{done.stdout}{done.stderr}")
    return done.stdout


# Both sides

def folder(name):
    """A folder for what a comparison builds and writes down."""
    path = benchmarks / ".build" / "peers" / name
    path.mkdir(parents=True, exist_ok=True)
    return path


def product(name):
    """Our side: an executable of the Benchmarks package."""
    build = ["swift", "build", "-c", "release", "--package-path", str(benchmarks), "--product", name]
    if subprocess.run(build, stdout=sys.stderr).returncode:
        fail(f"{name} cannot be built")
    return pathlib.Path(run(*build, "--show-bin-path").strip()) / name


def compiled(source, output, *flags):
    """A peer's side, compiled from C or C++ as its users compile it."""
    compiler = "c++" if source.suffix == ".cpp" else "cc"
    if not shutil.which(compiler):
        missing(compiler)
    standard = ["-std=c++17"] if compiler == "c++" else []
    run(compiler, "-O2", *standard, source, "-o", output, *flags)
    return output


def kiwi_headers():
    """The compiler's flag for kiwi's headers, from the source package on PyPI."""
    path = folder("kiwi")
    if not list(path.glob("kiwisolver-*/kiwi/kiwi.h")):
        done = subprocess.run(
            [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", ":all:",
             "-d", str(path), KIWI], capture_output=True, text=True)
        archives = list(path.glob("kiwisolver-*.tar.gz"))
        if not archives:
            missing(f"{KIWI}\n{done.stderr}")
        with tarfile.open(archives[0]) as archive:
            archive.extractall(path, filter="data")
    headers = list(path.glob("kiwisolver-*/kiwi/kiwi.h"))
    if not headers:
        missing(f"the headers of {KIWI}")
    return f"-I{headers[0].parents[1]}"


def libraries(*names):
    """The compiler's flags for libraries that pkg-config knows."""
    if not shutil.which("pkg-config"):
        missing("pkg-config")
    done = subprocess.run(["pkg-config", "--cflags", "--libs", *names], capture_output=True, text=True)
    if done.returncode:
        missing(f"pkg-config {' '.join(names)}")
    return done.stdout.split()


def inter():
    """The font that is set on all sides."""
    if not INTER.exists():
        missing(f"{INTER} (Debian's fonts-inter)")
    return INTER


# Times

def figures(*command):
    """The numbers that a driver prints."""
    return [float(word) for word in run(*command, env={**os.environ, **KEPT_MEMORY}).split()]


def by_turns(*commands, rounds=ROUNDS):
    """Runs drivers by turns; gives the medians of their times in nanoseconds, and their last answers."""
    times = [[] for _ in commands]
    answers = [0.0 for _ in commands]
    for _ in range(rounds):
        for side, command in enumerate(commands):
            time, answers[side] = figures(*command)
            times[side].append(time)
    return [statistics.median(side) for side in times], answers


def agree(work, answers, tolerance=1e-6):
    """A benchmark whose sides do different work is none."""
    if not all(math.isclose(answer, answers[0], rel_tol=tolerance) for answer in answers):
        fail(f"{work}: the answers differ: {answers}")


def duration(nanoseconds):
    for limit, unit in ((1e3, "ns"), (1e6, "µs"), (1e9, "ms")):
        if nanoseconds < limit:
            return f"{nanoseconds / limit * 1e3:.3g} {unit}"
    return f"{nanoseconds / 1e9:.3g} s"


def durations(*times):
    return ", ".join(duration(time) for time in times)


# The table

class Table:
    """Rows of work, must, aim and what was measured. Bounds are written as they are printed: `>= 300`."""

    def __init__(self, section, heading):
        self.section = section
        self.heading = heading
        self.began = datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds")
        self.rows = []
        self.remarks = []
        print(f"\n{section}: {heading}")
        print(f"{'work':<68}{'must':>10}{'aim':>11}{'measured':>13}", flush=True)

    def row(self, work, measured, unit="", must="", aim="", note=""):
        row = {"work": work, "must": must, "aim": aim, "measured": float(f"{measured:.4g}"), "unit": unit,
               "note": note, "isReached": reaches(measured, must)}
        self.rows.append(row)
        value = f"{measured:,.0f}" if measured >= 1000 else f"{measured:.3g}"
        missed = "" if row["isReached"] else "  MISSED"
        print(f"{work:<68}{must:>10}{aim:>11}{value + ' ' + unit:>13}   {note}{missed}".rstrip(), flush=True)

    def ratio(self, work, mine, theirs, must="", aim="", note=""):
        """How many times faster we are."""
        self.row(work, theirs / mine, "×", must, aim, durations(mine, theirs) + note)

    def remark(self, text):
        """What nothing has to reach, for comparison."""
        self.remarks.append(text)
        print(f"for comparison: {text}", flush=True)

    def end(self):
        """Ends the script with the status that the rows call for; adds them to a record if one is made."""
        record = os.environ.get("SELFSIZING_COMPARISONS")
        if record:
            with open(record, "a") as file:
                file.write(json.dumps(vars(self), ensure_ascii=False) + "\n")
        sys.exit(0 if all(row["isReached"] for row in self.rows) else 2)


def reaches(measured, must):
    if not must:
        return True
    sign, bound = must.split()
    bound = float(bound.replace(",", ""))
    return measured >= bound if sign == ">=" else measured <= bound

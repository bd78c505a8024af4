#!/usr/bin/env python3
"""Writes the figures of the San Francisco stand-in, and the article on its kerning.

    Scripts/generate-san-francisco.py Tests/Typography/Fixtures \\
      <folder of Debian's unicode-data> <folder of Debian's fonts-inter> \\
      Sources/Typography/Typography.docc/SystemKerning.md \\
      > Sources/Typography/Fonts/SanFranciscoFigures.swift

The advances of ASCII are measured ones. A composed letter has its base letter's. Other characters
have the advance of Inter, or Inter Display, stretched so that the letters of ASCII agree best
(least squares); spaces and dashes of a defined width have that width.
Kerning is fitted by system_kerning.py to what kerning_evidence.py knows; how well it agrees is
printed. Needs fonttools, numpy and scipy from PyPI.
"""

import json
import pathlib
import sys

from fontTools.ttLib import TTFont
from generated_swift import literal, swift_file, varint, zigzag
from kerning_article import article
from kerning_evidence import Evidence
from system_kerning import EARLIER_PAIRS, pairs_of

UNITS_PER_EM = 2048
LAST_CODE = 0x2FFF
MASTERS = [  # in the order of SanFrancisco.Master
    ("regular", "text", "Inter-Regular"),
    ("regular", "display", "InterDisplay-Regular"),
    ("bold", "text", "Inter-Bold"),
    ("bold", "display", "InterDisplay-Bold"),
]
# Characters that measure like another one.
LIKE = {0x00A0: " ", 0x2007: "0", 0x2008: ".", 0x2010: "-", 0x2011: "-"}
# Widths that a character's name defines, in ems.
EMS = {0x2002: 1 / 2, 0x2003: 1, 0x2004: 1 / 3, 0x2005: 1 / 4, 0x2006: 1 / 6, 0x2009: 1 / 5,
       0x200A: 1 / 10, 0x202F: 1 / 5, 0x205F: 4 / 18}
# Kerning is written in sixteenths of a unit; a pair that no total rests on in steps of some units.
PARTS, COARSE = 16, 2
# Doubled thousandths are coarser than the guidelines' column in points, which asks for these where
# nothing was measured; it gives 17 of the 21 measured ones, the thousandths 15.
FINER_TRACKING = {30: 27, 36: 21, 44: 17, 48: 15, 52: 13, 56: 11, 60: 9, 64: 7, 68: 5}


def unicode_data(folder):
    """The base character of every code point that decomposes, and all general categories."""
    first_parts, categories = {}, {}
    for line in (folder / "UnicodeData.txt").read_text(encoding="utf-8").splitlines():
        fields = line.split(";")
        code = int(fields[0], 16)
        categories[code] = fields[2]
        if fields[5] and not fields[5].startswith("<"):
            first_parts[code] = int(fields[5].split()[0], 16)

    def base(code):
        while code in first_parts:
            code = first_parts[code]
        return code

    return {code: base(code) for code in first_parts}, categories


def doubled(row):
    """Measured advances are multiples of a half."""
    return tuple(round(2 * value) for value in row)


def fitted(path, figures):
    """Inter's advances in our units, on the line that fits the letters of ASCII best."""
    font = TTFont(path)
    cmap, metrics, per_em = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
    inter = {code: metrics[name][0] / per_em * UNITS_PER_EM for code, name in cmap.items()}
    letters = [code for code in range(0x20, 0x7F) if chr(code).isalpha()]
    xs = [inter[code] for code in letters]
    ys = [figures[code - 0x20] for code in letters]
    x_mean, y_mean = sum(xs) / len(xs), sum(ys) / len(ys)
    slope = sum((x - x_mean) * (y - y_mean) for x, y in zip(xs, ys))
    slope /= sum((x - x_mean) ** 2 for x in xs)
    offset = y_mean - slope * x_mean
    print(f"{path.stem}: {slope:.4f} x + {offset:.1f}", file=sys.stderr)
    return {code: slope * x + offset for code, x in inter.items()}


# The slots of CommonCharacters.swift.
SLOT_RANGES = [(0xA0, 0x24F), (0x370, 0x45F), (0x490, 0x491), (0x1E00, 0x1EFF), (0x2010, 0x2027)]
class InterKerning:
    """The pair adjustments of the feature kern, in our units."""

    def __init__(self, path):
        font = TTFont(path)
        gpos = font["GPOS"].table
        self.cmap, self.per_em = font.getBestCmap(), font["head"].unitsPerEm
        numbers = {
            number for record in gpos.FeatureList.FeatureRecord if record.FeatureTag == "kern"
            for number in record.Feature.LookupListIndex
        }
        self.lookups = []
        for number in sorted(numbers):
            tables = [getattr(t, "ExtSubTable", t) for t in gpos.LookupList.Lookup[number].SubTable]
            self.lookups.append([
                (table, {glyph: i for i, glyph in enumerate(table.Coverage.glyphs)})
                for table in tables if table.LookupType == 2
            ])

    def pair(self, first, second):
        first, second = self.cmap.get(first), self.cmap.get(second)
        if first is None or second is None:
            return 0
        total = sum(self.value(lookup, first, second) for lookup in self.lookups)
        return total * UNITS_PER_EM / self.per_em

    @staticmethod
    def value(lookup, first, second):
        for table, coverage in lookup:
            if first not in coverage:
                continue
            if table.Format == 2:
                row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)]
                record = row.Class2Record[table.ClassDef2.classDefs.get(second, 0)]
                return getattr(record.Value1, "XAdvance", 0)
            for record in table.PairSet[coverage[first]].PairValueRecord:
                if record.SecondGlyph == second:
                    return getattr(record.Value1, "XAdvance", 0)
        return 0


class Rounded:
    """Kerning as it is written: a pair that totals rest on in sixteenths of a unit, others coarser."""

    def __init__(self, kerning):
        self.kerning, self.support, self.kept = kerning, kerning.support(), {}

    def prepare(self, names):
        names = [name for name in names if name not in self.kept]
        for start in range(0, len(names), 4096):
            part = names[start : start + 4096]
            for (pair, earlier), row in zip(part, self.kerning.values(part)):
                step = 1 if pair in self.support else COARSE * PARTS
                self.kept[pair, earlier] = tuple(
                    step * round(float(value) * PARTS / step) for value in row)

    def parts(self, pair, earlier=False):
        self.prepare([(pair, earlier)])
        return self.kept[pair, earlier]

    def total(self, text, mixture, earlier=False):
        """What a text's pairs add in a mixture of the masters, in units."""
        pairs = [(pair, False) for pair in pairs_of(text)]
        pairs += [(pair, True) for pair, _ in pairs if earlier and pair in EARLIER_PAIRS]
        return sum(part * value for name in pairs
                   for part, value in zip(mixture, self.parts(*name))) / PARTS


def kerning_table(rounded, bases, categories):
    """The kerning of all pairs of slots: classes of rows and columns, and a value for each master."""
    codes = list(range(128)) + [c for a, b in SLOT_RANGES for c in range(a, b + 1)]
    # A composed letter kerns like its base, so that it measures like its decomposition.
    standing = {}
    for slot, code in enumerate(codes):
        base = LIKE.get(code)
        code = ord(base) if base else bases.get(code, code)
        if 0x20 <= code != 0x7F and categories.get(code, "Cn")[0] in "LNPSZ":
            standing[slot] = code
    distinct = sorted(set(standing.values()))
    rounded.prepare([(chr(a) + chr(b), False) for a in distinct for b in distinct])

    none = (0,) * len(MASTERS)
    table = {first: tuple(rounded.parts(chr(first) + chr(second)) for second in distinct)
             for first in distinct}
    rows, columns = {(none,) * len(distinct): 0}, {}
    row_of = {first: rows.setdefault(row, len(rows)) for first, row in table.items()}
    kept = list(rows)
    columns[(none,) * len(kept)] = 0
    column_of = {
        second: columns.setdefault(tuple(row[i] for row in kept), len(columns))
        for i, second in enumerate(distinct)
    }
    numbers = {none: 0}
    cells = [
        numbers.setdefault(column[row], len(numbers)) for row in range(len(kept)) for column in columns
    ]
    print(f"{len(kept)} rows, {len(columns)} columns, {len(numbers)} values", file=sys.stderr)
    slots = range(len(codes))
    return {
        "rows": [row_of[standing[s]] if s in standing else 0 for s in slots],
        "columns": [column_of[standing[s]] if s in standing else 0 for s in slots],
        "columnCount": len(columns),
        "cells": cells,
        "values": [value for entry in numbers for value in entry],
        "valueCount": len(numbers),
    }


def runs(numbers):
    """Numbers as runs: the number, how often."""
    digits, start = "", 0
    for index in range(1, len(numbers) + 1):
        if index == len(numbers) or numbers[index] != numbers[start]:
            digits += varint(numbers[start]) + varint(index - start)
            start = index
    return digits


def pair_kerning(figures, fixtures, fonts):
    """The kerning of every pair, fitted; writes the article that says how well."""
    masters = [InterKerning(fonts / f"{name}.otf") for _, _, name in MASTERS]
    known = {}

    def inter(pair):
        if pair not in known:
            known[pair] = [master.pair(ord(pair[0]), ord(pair[1])) for master in masters]
        return known[pair]

    others = [json.loads((fixtures / name).read_text(encoding="utf-8"))
              for name in ("label-widths.json", "labels.json")]
    evidence = Evidence(figures, *others, inter)
    rounded = Rounded(evidence.fit())
    pathlib.Path(sys.argv[4]).write_text(article(evidence, rounded), encoding="utf-8")
    return rounded


def earlier(rounded):
    return "\n".join(f'    ("{pair}", {list(rounded.parts(pair, True))}),' for pair in EARLIER_PAIRS)


def main():
    fixtures = pathlib.Path(sys.argv[1])
    figures = json.loads((fixtures / "san-francisco.json").read_text(encoding="utf-8"))
    bases, categories = unicode_data(pathlib.Path(sys.argv[2]))
    fonts = pathlib.Path(sys.argv[3])
    measured = [figures["base"][weight][face] for weight, face, _ in MASTERS]
    inter = [fitted(fonts / f"{name}.otf", column) for (_, _, name), column in zip(MASTERS, measured)]

    # The glyphs of ASCII keep their order; of the others, equal ones share a number.
    order = [doubled(column[code - 0x20] for column in measured) for code in range(0x20, 0x7F)]
    numbers = {code: code - 0x20 for code in range(0x20, 0x7F)}
    shared = {}
    for code in range(0x80, LAST_CODE + 1):
        category = categories.get(code, "Cn")
        if code in bases or category[0] in "MC" or category in ("Zl", "Zp"):
            continue
        if code in LIKE:
            numbers[code] = numbers[ord(LIKE[code])]
            continue
        if code in EMS:
            row = doubled([EMS[code] * UNITS_PER_EM] * len(MASTERS))
        elif all(code in face for face in inter):
            row = doubled(face[code] for face in inter)
        else:
            continue
        if row not in shared:
            shared[row] = len(order)
            order.append(row)
        numbers[code] = shared[row]
    for code, base in bases.items():
        if code <= LAST_CODE and base in numbers and categories[code][0] != "M":
            numbers[code] = numbers[base]

    advances = "".join(varint(value) for row in order for value in row)
    digits, last_code, last_number = "", 0x7F, 0
    for code in sorted(code for code in numbers if code > 0x7F):
        digits += varint(code - last_code) + zigzag(numbers[code] - last_number)
        last_code, last_number = code, numbers[code]

    rounded = pair_kerning(figures, fixtures, fonts)
    kerned = kerning_table(rounded, bases, categories)

    sizes = {int(k): (v, True) for k, v in figures["trackingMeasured"].items()}
    for size, value in figures["trackingFromHIG"].items():
        sizes.setdefault(int(size), (FINER_TRACKING.get(int(size), value), False))
    rows = sorted(sizes.items())
    fractions = sorted((int(k), v) for k, v in figures["opticalSizeFraction"].items())
    weights = figures["weightFraction"]

    def numbers_literal(values):
        lines, line = [], ""
        for value in values:
            if len(line) + len(f"{value}, ") > 90:
                lines.append("    " + line.rstrip() + "\n")
                line = ""
            line += f"{value}, "
        return "[\n" + "".join(lines) + "    " + line.rstrip() + "\n  ]"

    body = f"""/// The figures of the San Francisco stand-in, in units of 1/2048 em unless another unit is named.
enum SanFranciscoFigures {{
  /// The number of glyphs, the 95 of ASCII first.
  static let glyphCount = {len(order)}

  /// Twice the advances of each glyph: regular text, regular display, bold text, bold display.
  static let doubledAdvances: StaticString = {literal(advances)}

  /// The characters beyond ASCII: distance to the next code point and signed distance to the next
  /// glyph, in turn.
  static let characters: StaticString = {literal(digits)}

  /// The number of characters beyond ASCII.
  static let characterCount = {sum(1 for code in numbers if code > 0x7F)}

  /// The last code point that may have a glyph here.
  static let lastCode = 0x{max(numbers):X}

  /// The kerning's row of each common character, as runs: the row and how many characters.
  static let kerningRows: StaticString = {literal(runs(kerned["rows"]))}

  /// The kerning's column of each common character, as runs.
  static let kerningColumns: StaticString = {literal(runs(kerned["columns"]))}

  /// The number of columns.
  static let kerningColumnCount = {kerned["columnCount"]}

  /// The number of the value of each row and column, row by row, as runs.
  static let kerningCells: StaticString = {literal(runs(kerned["cells"]))}

  /// By how many sixteenths of a unit a pair moves apart: four signed figures for each value, in the
  /// order of the masters.
  static let kerningValues: StaticString = {literal("".join(zigzag(v) for v in kerned["values"]))}

  /// The number of values, the first of which is none.
  static let kerningValueCount = {kerned["valueCount"]}

  /// The pairs that iOS 15 sets otherwise, and the sixteenths of a unit that it adds to
  /// each of their four figures.
  static let earlierKerning: [(pair: StaticString, parts: [Double])] = [
{earlier(rounded)}
  ]

  /// The point sizes whose tracking is known.
  static let trackingSizes: [Double] = {numbers_literal([size for size, _ in rows])}

  /// The tracking at those sizes.
  static let trackings: [Double] = {numbers_literal([value for _, (value, _) in rows])}

  /// Whether the tracking was measured; the others are what the guidelines print.
  static let isTrackingMeasured: [Bool] = {numbers_literal([str(flag).lower() for _, (_, flag) in rows])}

  /// The point sizes between which text turns into display.
  static let opticalSizes: [Double] = {numbers_literal([size for size, _ in fractions])}

  /// The part of display at those sizes.
  static let displayFractions: [Double] = {numbers_literal([value for _, value in fractions])}

  /// How far medium is between regular and bold.
  static let mediumFraction = {weights["medium"]}

  /// How far semibold is between regular and bold.
  static let semiboldFraction = {weights["semibold"]}

  /// The ascender, in ems.
  static let ascender = {figures["verticalPerEm"]["ascender"]}

  /// The descender, in ems, negative below the baseline.
  static let descender = {figures["verticalPerEm"]["descender"]}

  /// The line height, in ems.
  static let lineHeight = {figures["verticalPerEm"]["lineHeight"]}

  /// The height of a capital letter, in ems.
  static let capHeight = {figures["verticalPerEm"]["capHeight"]}
}}
"""
    sources = [
        "advances, tracking and metrics of the iOS system font as measured on iOS 26.1",
        "(san-francisco.json among the tests' fixtures); tracking of other sizes: Apple's Human",
        "Interface Guidelines; composed letters: Unicode 15.0 (Debian unicode-data 15.0.0-1); other",
        "characters: advance widths of Inter (SIL OFL; Debian fonts-inter 4.0~beta7+ds-1), stretched;",
        "kerning: Inter's pairs, fitted to measured strings and to labels that iOS drew",
        "(label-widths.json among the tests' fixtures).",
    ]
    sys.stdout.write(swift_file("generate-san-francisco.py", sources, body))
    print(f"{len(order)} glyphs, {len(numbers)} characters", file=sys.stderr)


main()

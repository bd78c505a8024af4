#!/usr/bin/env python3
"""Writes typical advances of scripts that the stand-in for the system font has no figures for.

    Scripts/generate-script-widths.py <folder of Debian's fonts-noto-core> \\
      > Sources/Typography/Fonts/ScriptWidthFigures.swift

The advances are those of Noto Sans (SIL Open Font License), letter by letter. An Arabic letter has the mean
of its forms, as most are within words. Needs fonttools from PyPI.
"""

import pathlib
import sys

from fontTools.ttLib import TTFont
from generated_swift import literal, swift_file, varint

# The scripts, their font and their code points.
SCRIPTS = [
    ("Hebrew", "NotoSansHebrew-Regular", 0x0590, 0x05FF),
    ("Arabic", "NotoSansArabic-Regular", 0x0600, 0x06FF),
    ("Devanagari", "NotoSansDevanagari-Regular", 0x0900, 0x097F),
    ("Thai", "NotoSansThai-Regular", 0x0E00, 0x0E7F),
]
PARTS = 256  # Advances are written in these parts of an em.
FORMS = ("init", "medi", "fina")


def forms(font):
    """The glyphs that each glyph turns into within a word."""
    gsub = font["GSUB"].table
    numbers = [number for record in gsub.FeatureList.FeatureRecord if record.FeatureTag in FORMS
               for number in record.Feature.LookupListIndex]
    result = {}
    for number in sorted(set(numbers)):
        for table in gsub.LookupList.Lookup[number].SubTable:
            table = getattr(table, "ExtSubTable", table)
            for glyph, form in getattr(table, "mapping", {}).items():
                result.setdefault(glyph, set()).add(form)
    return result


def advances(path, first, last):
    font = TTFont(path)
    cmap, metrics, per_em = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
    within = forms(font)
    for code in range(first, last + 1):
        name = cmap.get(code)
        if name is None:
            yield 0
            continue
        widths = [metrics[glyph][0] for glyph in [name, *sorted(within.get(name, ()))]]
        # One more than the advance: 0 stands for no glyph.
        yield 1 + round(sum(widths) / len(widths) / per_em * PARTS)


def main():
    fonts = pathlib.Path(sys.argv[1])
    digits = "".join(varint(value) for _, name, first, last in SCRIPTS
                     for value in advances(fonts / f"{name}.ttf", first, last))
    ranges = ", ".join(f"0x{first:04X}...0x{last:04X}" for _, _, first, last in SCRIPTS)
    body = f"""/// Typical advances of {", ".join(name for name, *_ in SCRIPTS)}.
enum ScriptWidthFigures {{
  /// The code points of each script.
  static let ranges: [ClosedRange<UInt32>] = [{ranges}]

  /// The parts of an em in which advances are written.
  static let partsPerEm = {PARTS}

  /// The advance of each code point of the ranges and one more; 0 where there is no glyph.
  static let advances: StaticString = {literal(digits)}
}}
"""
    sources = ["advances of Noto Sans (SIL OFL; Debian fonts-noto-core 20201225-1), the mean of a",
               "letter's forms."]
    sys.stdout.write(swift_file("generate-script-widths.py", sources, body))


main()

#!/usr/bin/env python3
"""Writes what line breaking and measuring must know of every code point.

    Scripts/generate-character-properties.py <folder of Debian's unicode-data> \\
      > Sources/Typography/Unicode/CharacterPropertyRuns.swift

A record is 16 bits: the line breaking class (6), how wide a character without known advance is (3),
and four claims. Runs of equal records are written as the record's number and the run's length.
"""

import pathlib
import re
import sys

from generated_swift import literal, swift_file, varint

# In the order of LineBreakClass.swift. OPW and CPW are the wide ones of OP and CP (rule LB30), IDX
# is a pictograph still unassigned (rule LB30b).
CLASSES = [
    "AL", "BA", "BB", "B2", "BK", "CB", "CL", "CM", "CP", "CPW", "CR", "EB", "EM", "EX", "GL", "H2",
    "H3", "HL", "HY", "ID", "IDX", "IN", "IS", "JL", "JT", "JV", "LF", "NL", "NS", "NU", "OP", "OPW",
    "PO", "PR", "QU", "RI", "SP", "SY", "WJ", "ZW", "ZWJ",
]
NARROW, ZERO, WIDE, HALF, TWO_NARROW, THREE_NARROW = range(6)
HANGS, SHAPES, PICTOGRAPH, DICTIONARY = 1 << 9, 1 << 10, 1 << 11, 1 << 12

# Scripts whose advances depend on neighbors beyond kerning.
SHAPED_SCRIPTS = set(
    """Adlam Arabic Balinese Batak Bengali Brahmi Buginese Buhid Chakma Cham Devanagari Gujarati
    Gurmukhi Hanifi_Rohingya Hanunoo Javanese Kaithi Kannada Kayah_Li Khmer Khojki Khudawadi Lao
    Lepcha Limbu Malayalam Mandaic Manichaean Meetei_Mayek Mongolian Myanmar New_Tai_Lue Newa Nko
    Oriya Phags_Pa Rejang Saurashtra Sinhala Sundanese Syloti_Nagri Syriac Tagalog Tagbanwa Tai_Le
    Tai_Tham Tai_Viet Takri Tamil Telugu Thaana Thai Tibetan Tifinagh Tirhuta""".split()
)
# White space that may reach over the end of a line, line ends among it; no-break spaces may not.
HANGING = {
    *range(0x09, 0x0E), 0x20, 0x85, 0x1680, *range(0x2000, 0x2007), *range(0x2008, 0x200C),
    0x2028, 0x2029, 0x205F, 0x3000,
}


def property_of(folder, name, default, only=None):
    values = [default] * 0x110000
    for line in (folder / name).read_text(encoding="utf-8").splitlines():
        match = re.match(r"([0-9A-F]+)(?:\.\.([0-9A-F]+))?\s*;\s*(\w+)", line)
        if match and (only is None or match[3] == only):
            first = int(match[1], 16)
            last = int(match[2] or match[1], 16)
            values[first : last + 1] = [match[3]] * (last - first + 1)
    return values


def decompositions(folder):
    """The full canonical decomposition of every code point that has one, Hangul left out."""
    single = {}
    for line in (folder / "UnicodeData.txt").read_text(encoding="utf-8").splitlines():
        fields = line.split(";")
        if fields[5] and not fields[5].startswith("<"):
            single[int(fields[0], 16)] = [int(part, 16) for part in fields[5].split()]

    def full(code):
        return [leaf for part in single[code] for leaf in full(part)] if code in single else [code]

    return {code: full(code) for code in single}


def main():
    folder = pathlib.Path(sys.argv[1])
    breaks = property_of(folder, "LineBreak.txt", "XX")
    widths = property_of(folder, "EastAsianWidth.txt", "N")
    categories = property_of(folder, "extracted/DerivedGeneralCategory.txt", "Cn")
    scripts = property_of(folder, "Scripts.txt", "Unknown")
    pictographs = property_of(
        folder, "emoji/emoji-data.txt", None, only="Extended_Pictographic"
    )

    def line_break_class(code):
        name, category = breaks[code], categories[code]
        if name == "SA":
            return "CM" if category in ("Mn", "Mc") else "AL"
        name = {"AI": "AL", "SG": "AL", "XX": "AL", "CJ": "NS"}.get(name, name)
        if name in ("OP", "CP") and widths[code] in "FWH":
            return name + "W"
        if name == "ID" and pictographs[code] and category == "Cn":
            return "IDX"
        return name

    def width_kind(code):
        if categories[code] in ("Mn", "Me", "Cc", "Cf", "Zl", "Zp") or breaks[code] in ("JV", "JT"):
            return ZERO
        if breaks[code] == "RI":
            return WIDE
        return {"W": WIDE, "F": WIDE, "H": HALF}.get(widths[code], NARROW)

    kinds = [width_kind(code) for code in range(0x110000)]
    # A character and its decomposition measure alike, so a composed vowel sign is as wide as its parts.
    for code, parts in decompositions(folder).items():
        shown = [kinds[part] for part in parts if kinds[part] != ZERO]
        if len(shown) > 1 and set(shown) == {NARROW}:
            kinds[code] = {2: TWO_NARROW, 3: THREE_NARROW}[len(shown)]
        elif len(shown) == 1:
            kinds[code] = shown[0]

    def record(code):
        value = CLASSES.index(line_break_class(code)) | kinds[code] << 6
        value |= HANGS if code in HANGING else 0
        value |= SHAPES if scripts[code] in SHAPED_SCRIPTS else 0
        value |= PICTOGRAPH if pictographs[code] else 0
        return value | (DICTIONARY if breaks[code] == "SA" else 0)

    records, digits, start = {}, "", 0
    values = [record(code) for code in range(0x110000)] + [None]
    for code in range(1, 0x110001):
        if values[code] != values[start]:
            digits += varint(records.setdefault(values[start], len(records)))
            digits += varint(code - start)
            start = code
    table = "".join(varint(value) for value in records)
    body = f"""/// The properties of all code points, packed: see CharacterProperties.
enum CharacterPropertyRuns {{
  /// The distinct records.
  static let records: StaticString = {literal(table)}

  /// A record's number and a run's length, by turns, from code point 0 on.
  static let runs: StaticString = {literal(digits)}
}}
"""
    sources = [
        "Unicode Character Database 15.0 as in Debian's package unicode-data 15.0.0-1:",
        "LineBreak, EastAsianWidth, DerivedGeneralCategory, Scripts, UnicodeData, emoji-data.",
    ]
    sys.stdout.write(swift_file("generate-character-properties.py", sources, body))
    print(f"{len(records)} records, {len(digits)} digits", file=sys.stderr)


main()

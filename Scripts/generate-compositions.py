#!/usr/bin/env python3
"""Writes the pairs of a character and a mark that are one composed character.

    Scripts/generate-compositions.py <folder of Debian's unicode-data> \\
      > Sources/Typography/Unicode/CompositionPairs.swift

Hangul composes by rule and is left out, and so is what Unicode excludes from composition.
"""

import pathlib
import sys

from generated_swift import literal, swift_file, varint, zigzag


def main():
    folder = pathlib.Path(sys.argv[1])
    excluded, pairs = set(), []
    for line in (folder / "CompositionExclusions.txt").read_text(encoding="utf-8").splitlines():
        code = line.split("#")[0].strip()
        if code:
            excluded.add(int(code, 16))
    for line in (folder / "UnicodeData.txt").read_text(encoding="utf-8").splitlines():
        fields = line.split(";")
        parts = fields[5].split()
        if len(parts) == 2 and not fields[5].startswith("<") and int(fields[0], 16) not in excluded:
            pairs.append((int(parts[0], 16), int(parts[1], 16), int(fields[0], 16)))
    digits, last = "", (0, 0, 0)
    for pair in sorted(pairs):
        digits += varint(pair[0] - last[0]) + zigzag(pair[1] - last[1]) + zigzag(pair[2] - last[2])
        last = pair
    body = f"""/// Characters and marks that are one composed character, packed: see Compositions.
enum CompositionPairs {{
  /// The number of pairs.
  static let count = {len(pairs)}

  /// Sorted by character and mark; each three signed distances from the pair before, the first of
  /// which is never negative: character, mark, composed character.
  static let pairs: StaticString = {literal(digits)}
}}
"""
    sources = ["Unicode Character Database 15.0 as in Debian's package unicode-data 15.0.0-1:",
               "UnicodeData, CompositionExclusions."]
    sys.stdout.write(swift_file("generate-compositions.py", sources, body))


main()

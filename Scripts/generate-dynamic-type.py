#!/usr/bin/env python3
"""Writes the table of Dynamic Type: point sizes and leadings of 11 text styles at 12 categories.

    Scripts/generate-dynamic-type.py Tests/Typography/Fixtures/dynamic-type.json \\
      > Sources/Typography/DynamicType/DynamicTypeTable.swift
"""

import json
import sys

from generated_swift import swift_file

STYLES = [
    "largeTitle", "title1", "title2", "title3", "headline", "subheadline", "body", "callout",
    "footnote", "caption1", "caption2",
]
CATEGORIES = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge",
    "AX1", "AX2", "AX3", "AX4", "AX5",
]


def rows(table, key):
    lines = []
    for style in STYLES:
        cells = [table["styles"][style]["sizes"][category][key] for category in CATEGORIES]
        lines.append(f"    {', '.join(str(cell) for cell in cells)},  // {style}\n")
    return "".join(lines)


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        table = json.load(file)
    body = f"""/// The figures of Dynamic Type: a row for each text style, a column for each category, in points.
enum DynamicTypeTable {{
  /// The number of columns: the categories from xSmall to AX5.
  static let columns = {len(CATEGORIES)}

  /// The point size of a text style's font.
  static let pointSizes: [UInt8] = [
{rows(table, "pointSize")}  ]

  /// The distance between the baselines of two lines, as UIKit scales by it.
  static let leadings: [UInt8] = [
{rows(table, "leadingUIKit")}  ]

  /// The same as the guidelines print it, which differs in a few cells.
  static let publishedLeadings: [UInt8] = [
{rows(table, "leadingHIG")}  ]
}}
"""
    sources = [
        "Apple's Human Interface Guidelines, Typography; eight leadings as UIFontMetrics on",
        "iOS 26.1 implies them (dynamic-type.json among the tests' fixtures).",
    ]
    sys.stdout.write(swift_file("generate-dynamic-type.py", sources, body))


main()

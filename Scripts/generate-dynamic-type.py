#!/usr/bin/env python3
"""Writes the table of Dynamic Type: point sizes and leadings of all text styles at 12 categories.

    Scripts/generate-dynamic-type.py Tests/Typography/Fixtures/dynamic-type.json \\
      > Sources/Typography/Fonts/DynamicTypeTable.swift

The data names the styles. A style that TextStyle lacks does not compile, nor does one that the data lacks.
"""

import json
import sys

from generated_swift import swift_file


def rows(styles, categories, key):
    lines = []
    for name, style in styles.items():
        cells = [style["sizes"][category][key] for category in categories]
        lines.append(f"    {', '.join(str(cell) for cell in cells)},  // {name}\n")
    return "".join(lines)


def cases(values):
    return "".join(f"    case .{name}: {value}\n" for name, value in values)


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        table = json.load(file)
    categories = [category["short"] for category in table["categories"]]
    styles = dict(table["styles"])
    names = dict(table["rawValues"])
    for name, style in table["extraStyles"].items():
        cell = {"pointSize": style["pointSizeAtLarge"], "leadingUIKit": 0, "leadingHIG": 0}
        styles[name] = {"sizes": {category: cell for category in categories}}
        names[name] = style["rawValue"]
    body = f"""/// The figures of Dynamic Type: a row for each text style, a column for each category, in points.
enum DynamicTypeTable {{
  /// The number of columns: the categories from xSmall to AX5.
  static let columns = {len(categories)}

  /// The point size of a text style's font.
  static let pointSizes: [UInt8] = [
{rows(styles, categories, "pointSize")}  ]

  /// The distance between the baselines of two lines, as UIKit scales by it; 0 for none known.
  static let leadings: [UInt8] = [
{rows(styles, categories, "leadingUIKit")}  ]

  /// The same as the guidelines print it, which differs in a few cells.
  static let publishedLeadings: [UInt8] = [
{rows(styles, categories, "leadingHIG")}  ]
}}

extension TextStyle {{
  /// The style's row in the tables of `DynamicTypeTable`.
  var tableRow: Int {{
    switch self {{
{cases((name, row) for row, name in enumerate(styles))}    }}
  }}

  /// The name by which UIKit and Interface Builder know the style.
  package var uiKitName: String {{
    switch self {{
{cases((name, f'"{names[name]}"') for name in styles)}    }}
  }}
}}
"""
    sources = [
        "Apple's Human Interface Guidelines, Typography; eight leadings as UIFontMetrics on",
        "iOS 26.1 implies them (dynamic-type.json among the tests' fixtures).",
    ]
    sys.stdout.write(swift_file("generate-dynamic-type.py", sources, body))


main()

#!/usr/bin/env python3
"""Puts the files of the probe together and embeds them, for `selfsize probe` to write out as one.

    Scripts/generate-probe.py [--check]

The files import this package's UIKit where it is there, and Apple's otherwise; the text that comes of them is compiled
by an app's tests, and imports Apple's alone. --check writes nothing, and exits with 1 if what is embedded is older.
"""

import pathlib
import sys

from generated_swift import swift_file

root = pathlib.Path(__file__).resolve().parent.parent
probe = root / "Sources/CellRunner/Probe"
files = [probe / "Measuring" / f"{name}.swift" for name in
         ["ProbedTruth", "ProbeStage", "TextProbe", "ControlProbe", "ListProbe", "LayoutProbe", "HeightProbe"]]
files.append(probe / "Device/DeviceProbe.swift")
folder = root / "Sources/Command/Probe"
# No generated file is longer than the longest that a person writes.
longest = 700


def body(path):
    """The declarations of a file without what it imports."""
    lines = path.read_text().splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith(("/// ", "  /// ")))
    if path.parent.name == "Device":
        return lines[start:-1]
    return lines[start:]


def outdented(lines):
    return [line[2:] if line.startswith("  ") else line for line in lines]


text = """\
// Measures texts, controls, lists and layouts of this device, and an app's own cells, and
// writes selfsize-truth.json. Add the file to a target of tests, with Cells.swift beside it if
// there is one, and run HeightProbeTests. For iOS 15 and later.
// Written by `selfsize probe` of the package SelfSizing, whose license covers it.
#if !canImport(SelfSizingUIKit)
import Foundation
import SwiftUI
import UIKit
import XCTest
""".splitlines()
for path in files:
    lines = body(path)
    text += [""] + (outdented(lines) if path.parent.name == "Device" else lines)
text.append("#endif")
parts = [text[i:i + longest] for i in range(0, len(text), longest)]
outputs = {}
for number, part in enumerate(parts, 1):
    literal = "\n".join(f"    {line}" if line else "" for line in part)
    outputs[folder / f"ProbeText+Part{number}.swift"] = swift_file(
        "generate-probe.py", ["Sources/CellRunner/Probe"],
        f"extension ProbeText {{\n  static let part{number} = ##\"\"\"\n{literal}\n\n    \"\"\"##\n}}")

stale = [path for path, content in outputs.items() if not path.exists() or path.read_text() != content]
if "--check" in sys.argv:
    for path in stale:
        print(f"{path.relative_to(root)}: older than Sources/CellRunner/Probe; run Scripts/generate-probe.py")
    sys.exit(1 if stale else 0)
for path in stale:
    path.write_text(outputs[path])
print(f"{len(text)} lines in {len(parts)} parts")

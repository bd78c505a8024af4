#!/usr/bin/env python3
"""Writes the superclasses of UIKit's views, controllers and layouts, which the source overlay looks up by name.

    Scripts/generate-overlay-classes.py            writes UIKitSuperclasses.swift
    Scripts/generate-overlay-classes.py --check    fails where UIKit's sources declare other ones

The overlay reads text and imports nothing, so that it is compiled without the engines; this is how it follows the module UIKit.
"""

import pathlib
import re
import sys

from generated_swift import swift_file

ROOT = pathlib.Path(__file__).resolve().parent.parent
UIKIT = ROOT / "Sources" / "UIKit"
SWIFT = ROOT / "Sources" / "AppSources" / "Rewriting" / "UIKitSuperclasses.swift"
ROOTS = {"UIView", "UIViewController", "UICollectionViewLayout"}
CLASS = re.compile(r"^(?:@\S+ )*open class (\w+): (\w+)", re.M)


def superclasses():
    found = {}
    for path in sorted(UIKIT.rglob("*.swift")):
        found.update(CLASS.findall(path.read_text()))

    def descends(name):
        while name in found and name not in ROOTS:
            name = found[name]
        return name in ROOTS

    return {name: found[name] for name in sorted(found) if descends(name)}


def text():
    rows = "".join(f'    "{name}": "{above}",\n' for name, above in superclasses().items())
    body = (f"/// UIKit's views, controllers and layouts, each with the class above it.\n"
            f"enum UIKitSuperclasses {{\n  static let table: [String: String] = [\n{rows}  ]\n}}\n")
    return swift_file("generate-overlay-classes.py", ["Sources/UIKit"], body)


if "--check" in sys.argv:
    if not SWIFT.exists() or SWIFT.read_text() != text():
        sys.exit("overlay: UIKit's classes are others; run Scripts/generate-overlay-classes.py")
else:
    SWIFT.write_text(text())

"""The public symbols of every module, as the compiler knows them. Needs nothing but the toolchain."""

import json
import os
import pathlib
import shutil
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parent.parent

# The modules that apps see, from the bottom up.
modules = [
    "SelfSizingGeometry", "SelfSizingCassowary", "SelfSizingTypography", "SelfSizingAutoLayout",
    "SelfSizingCollectionLayout", "SelfSizingCells", "SelfSizingCellTemplates", "SelfSizingInterfaceBuilder",
    "SelfSizing",
    "SelfSizingAppSources", "SelfSizingCommand", "SelfSizingTesting",
]


# What stands in for UIKit exists on Linux only.
if sys.platform.startswith("linux"):
    modules += ["SelfSizingUIKit", "SelfSizingCellTesting"]


def folder(module):
    """The sources of a module: `Sources/Geometry`."""
    short = module.removeprefix("SelfSizing")
    return root / "Sources" / (short or "SelfSizing")


def extract():
    """Builds the package and returns the folder with a folder of symbol graphs for each module.

    Graphs are kept for as long as their modules stay the same, so that several checks share them.
    """
    subprocess.run(["swift", "build", "--package-path", str(root)], check=True, stdout=sys.stderr)
    shown = subprocess.run(
        ["swift", "build", "--package-path", str(root), "--show-bin-path"],
        check=True, capture_output=True, text=True)
    products = pathlib.Path(shown.stdout.strip())
    target = subprocess.run(["swiftc", "-print-target-info"], check=True, capture_output=True, text=True)
    triple = json.loads(target.stdout)["target"]["unversionedTriple"]
    kept = root / ".build" / "symbol-graphs"
    for module in modules:
        graphs = kept / module
        # Written last, when all graphs are there.
        stamp = graphs / "complete"
        # A comment changes the second alone.
        built = [products / "Modules" / f"{module}.{kind}" for kind in ("swiftmodule", "swiftdoc")]
        if stamp.exists() and all(stamp.stat().st_mtime > path.stat().st_mtime for path in built if path.exists()):
            continue
        shutil.rmtree(graphs, ignore_errors=True)
        os.makedirs(graphs)
        subprocess.run(
            ["swift", "symbolgraph-extract", "-module-name", module, "-I", str(products / "Modules"),
             "-Xcc", f"-fmodule-map-file={products}/CSelfSizingSandbox.build/module.modulemap",
             "-target", triple, "-minimum-access-level", "public", "-skip-synthesized-members",
             "-omit-extension-block-symbols",
             "-output-dir", str(graphs)],
            check=True, cwd=root)
        stamp.touch()
    return kept


class Module:
    """The public symbols of one module, and what they conform to."""

    def __init__(self, graphs, name):
        self.name = name
        self.symbols = []
        self.relationships = []
        for path in sorted((graphs / name).glob("*.symbols.json")):
            graph = json.loads(path.read_text())
            self.symbols += graph["symbols"]
            self.relationships += graph["relationships"]

    def names(self):
        """The paths of all symbols by their identifiers: `Solver.add(_:)`."""
        return {
            symbol["identifier"]["precise"]: ".".join(symbol["pathComponents"]) for symbol in self.symbols
        }


def load():
    """All modules, built if need be."""
    graphs = extract()
    return [Module(graphs, name) for name in modules]

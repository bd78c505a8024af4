#!/usr/bin/env python3
"""Embeds the report's style and script into Swift, so that the executable is one file.

    Scripts/generate-report-page.py             writes Stylesheet.swift and Script.swift in Sources/Command/Page
    Scripts/generate-report-page.py --check     fails where those are not what this would write, and lints

The style is checked here: every class, id and custom property is used, and every one that is used is there.
The script is checked by ESLint (Debian's package) where that is installed, by the rules in Behavior/eslint.json.
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys

from generated_swift import swift_file

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "Sources" / "Command" / "Page"
# In the order in which they are in the page.
STYLE = ["colors", "text", "tools", "problems", "tables", "charts", "cells", "changes", "detail", "phone", "paper"]
BEHAVIOR = [
    "data", "elements", "places", "marks", "sizes", "drawing", "copying", "details", "bars", "engine", "shortest", "controls",
    "trying", "sections", "tabs", "navigation", "start",
]
# ESLint of Debian looks for its modules where another installation of Node.js does not.
MODULES = pathlib.Path("/usr/share/nodejs")


def parts(folder, names, suffix):
    """The files of a folder in their order; each has to be named above."""
    found = {path.stem for path in (PAGE / folder).glob(f"*.{suffix}")}
    if found != set(names):
        sys.exit(f"report page: {folder} has {', '.join(sorted(found ^ set(names)))}, which the generator and the "
                 "folder do not agree on")
    return [(PAGE / folder / f"{name}.{suffix}") for name in names]


def joined(paths):
    """The texts without the comments on separate lines, indentation and empty lines: they are a part of
    every report."""
    text = "".join(path.read_text() for path in paths)
    return re.sub(r"^\s+", "", re.sub(r"^[ \t]*/\*.*?\*/\n", "", text, flags=re.M | re.S), flags=re.M)


def embedded(kind, summary, member, folder, text):
    """A type that holds the unchanged text."""
    if '"""' in text:
        sys.exit(f"report page: {folder} contains three quotation marks")
    lines = "".join(f"    {line}\n" if line else "\n" for line in text.splitlines())
    body = f'/// {summary}\nenum {kind} {{\n  static let {member}: StaticString = #"""\n{lines}    """#\n}}\n'
    return swift_file("generate-report-page.py", [f"Sources/Command/Page/{folder}"], body)


def generated():
    # What ends a rule ends its last declaration.
    style = re.sub(r"; }$", "}", joined(parts("Style", STYLE, "css")), flags=re.M)
    script = '"use strict";\n' + joined(parts("Behavior", BEHAVIOR, "js"))
    return {
        PAGE / "Stylesheet.swift": embedded(
            "Stylesheet", "The style of the report, light and dark, on paper and on a phone.", "css", "Style", style),
        PAGE / "Script.swift": embedded(
            "Script", "The page's behavior apart from being read; without it all sizes are shown.", "javascript",
            "Behavior", script),
    }


def style_faults():
    """The names that the style declares and nothing uses, and the other way round."""
    style = joined(parts("Style", STYLE, "css"))
    makers = [path for path in sorted((ROOT / "Sources" / "Command").rglob("*.swift")) if path.name != "Stylesheet.swift"]
    made = "\n".join(path.read_text() for path in makers) + (ROOT / "Sources/Cells/Findings/CellFinding+Kind.swift").read_text()
    if style.count("{") != style.count("}"):
        yield "the braces of the style are not even"
    declared, used = set(re.findall(r"(--[\w-]+):", style)), set(re.findall(r"var\((--[\w-]+)", style))
    # One is set by the script.
    for name in sorted((declared ^ used) - set(re.findall(r"--[\w-]+", made))):
        yield f"{name} is not both declared and used"
    selectors = re.sub(r"\{[^{}]*\}|\"[^\"]*\"", " ", style)
    for name in sorted(set(re.findall(r"[.#]([a-zA-Z][\w-]*)", selectors))):
        if not re.search(rf"(?<![\w-]){name}(?![\w-])", made):
            yield f"nothing in the page is called {name}"


def script_faults():
    """ESLint's findings, with file and line."""
    program = MODULES / "eslint" / "bin" / "eslint.js"
    node = shutil.which("node") or shutil.which("nodejs")
    if not node or not program.exists():
        print("report page: the script is not linted, ESLint is not installed")
        return
    lines = []
    for path in parts("Behavior", BEHAVIOR, "js"):
        lines += [(line, path.name, number) for number, line in enumerate(path.read_text().splitlines(), 1)]
    text = "".join(f"{line}\n" for line, _, _ in lines)
    command = [node, program, "--no-eslintrc", "--config", PAGE / "Behavior" / "eslint.json", "--format", "json", "--stdin"]
    for line, name, number in lines:
        if line.count("`") % 2:
            yield f"{name}:{number}: a text of several lines would lose its indentation"
    result = subprocess.run(command, input=text, capture_output=True, text=True, env={"NODE_PATH": str(MODULES)})
    if result.returncode > 1 or not result.stdout.strip():
        yield f"ESLint failed: {result.stderr.strip()}"
        return
    for message in json.loads(result.stdout)[0]["messages"]:
        _, name, number = lines[message["line"] - 1]
        yield f"{name}:{number}: {message['message']} ({message['ruleId']})"


def main():
    files = generated()
    if "--check" not in sys.argv[1:]:
        for path, text in files.items():
            path.write_text(text)
        return
    faults = [f"{path.relative_to(ROOT)} is not what the generator writes; run Scripts/generate-report-page.py"
              for path, text in files.items() if not path.exists() or path.read_text() != text]
    faults += style_faults()
    faults += script_faults()
    for fault in faults:
        print(f"report page: {fault}")
    print(f"report page: {len(STYLE) + len(BEHAVIOR)} files, {len(faults)} faults")
    sys.exit(1 if faults else 0)


main()

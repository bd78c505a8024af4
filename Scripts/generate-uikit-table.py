#!/usr/bin/env python3
"""Writes the table of UIKit's names in the article WhatLaysOut: which act on layouts and are named in a test, and which are kept.

    Scripts/generate-uikit-table.py            writes the article's table
    Scripts/generate-uikit-table.py --check    fails where the sources or the tests say something else

A member is kept if nothing else in the sources reads it: a stored property without an observer whose name is nowhere else, or a
function without code. All others act. A name is tested if a test of UIKit's or of the runner's names it, after its type has been
named there. What public sources use of Apple's and what is not declared is absent; Scripts/uikit-names-in-use.txt lists those names.
"""

import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCES = [ROOT / "Sources/UIKit", ROOT / "Sources/UIKitCompanions"]
TESTS = [ROOT / "Tests/UIKit", ROOT / "Tests/UIKitSupport", ROOT / "Tests/CellRunner"]
IN_USE = ROOT / "Scripts/uikit-names-in-use.txt"
ARTICLE = ROOT / "Sources/UIKit/UIKit.docc/WhatLaysOut.md"
TYPE = re.compile(r"\b(class|struct|enum|protocol|extension|actor)\s+(?!func|var|let)([A-Z]\w*(?:\.\w+)*)")
MEMBER = re.compile(r"^\s*(?:@[\w(). ]+?\s+)*(?P<access>(?:open|public)\b[\w() ]*?\s)?(?:[a-z]+\s+)*?"
                    r"(?P<keyword>var|let|func|init|case|typealias|subscript)\b\s*(?P<name>`?\w+`?)?")
LIST = re.compile(r"^(?P<prefix>[ \t]*(?:@\w+ )*(?:(?:open|public|final|static|nonisolated|weak|private\(set\)) )*(?:let|var)\s+)"
                  r"(?P<names>(?:[^\n{]*[,(]\n)*[^\n{]*)$", re.M)
APPLE = re.compile(r"^(UI|NS|CA|CG|CT)[A-Z]")


def code(path):
    """The text of a file without comments, with empty strings, and a line for each declared name."""
    text = re.sub(r"//[^\n]*|/\*.*?\*/", "", path.read_text(), flags=re.S)
    return LIST.sub(separate, re.sub(r'"(?:[^"\\\n]|\\.)*"', '""', text))


def separate(found):
    """A declaration of several names, as in `let a = 1, b = 2`, as one for each name."""
    names, depth = [""], 0
    for character in found["names"]:
        depth += (character in "([") - (character in ")]")
        if character == "," and depth == 0:
            names.append("")
        else:
            names[-1] += character
    return "\n".join(found["prefix"] + " ".join(name.split()) for name in names)


def declarations(text):
    """The members of types that others see: the type's path, the name, and whether nothing acts where it is used."""
    stack, depth, found = [], 0, []
    lines = text.split("\n")
    for number, line in enumerate(lines):
        head = TYPE.search(line) if "{" in line or number + 1 < len(lines) else None
        inside = stack and depth == stack[-1][1]
        is_type = head and (depth == 0 or inside) and not re.search(r"\b(func|var|let|case|where)\b", line[:head.start()])
        member = MEMBER.match(line) if inside and not is_type else None
        if member and (member["access"] or stack[-1][2]):
            name = (member["name"] or member["keyword"]).strip("`")
            name = member["keyword"] if member["keyword"] in ("init", "subscript") else name
            plain = member["keyword"] in ("var", "let") and "{" not in line and "override" not in line
            rest = " ".join(lines[number:number + 6])
            body = re.search(r"\{(.*?)\}", rest, re.S)
            empty = member["keyword"] == "func" and body is not None and not body[1].strip() and rest.index("{") < 400
            if member["keyword"] != "case" and "private" not in line and "override" not in line:
                found.append((stack[-1][0], name, plain, empty))
        if is_type:
            pending = head[2]
            outer = stack[-1][0] + "." if stack and head[1] != "extension" else ""
            shown = head[1] == "protocol" or "case" == head[1] or head[1] == "extension" and "public" in line[:head.start()]
            stack.append([outer + pending, depth + 1, shown])
        depth += line.count("{") - line.count("}")
        while stack and depth < stack[-1][1] and "}" in line:
            stack.pop()
    return found


def rows():
    texts = {path: code(path) for folder in SOURCES for path in sorted(folder.rglob("*.swift"))}
    words = collections.Counter(word for text in texts.values() for word in re.findall(r"\w+", text))
    tested = collections.Counter()
    for folder in TESTS:
        for path in sorted(folder.rglob("*.swift")):
            tested.update(set(re.findall(r"\w+", code(path))))
    types = collections.defaultdict(lambda: collections.defaultdict(set))
    for path, text in texts.items():
        for owner, name, plain, empty in declarations(text):
            if not APPLE.match(owner) or name.startswith("_"):
                continue
            kept = "Inert" in path.parts or empty or plain and words[name] == 1
            named = tested[name] > 0 and tested[owner.split(".")[-1]] > 0
            types[owner]["kept" if kept else "tested" if named else "untested"].add(name)
    for owner, groups in types.items():
        groups["kept"] -= groups["tested"] | groups["untested"]
        groups["untested"] -= groups["tested"]
    return types, {word for word in words}


def cell(names):
    return ", ".join(f"`{name}`" for name in sorted(names)) or "–"


def text():
    types, words = rows()
    absent = [name for name in IN_USE.read_text().split() if not all(part in words for part in re.findall(r"\w+", name))]
    counts = {kind: sum(len(groups[kind]) for groups in types.values()) for kind in ("tested", "untested", "kept")}
    lines = ["# What lays out, and what is kept", "",
             "UIKit's names in this module: those that something in it reads or calls, with a test or without, and those that only store and",
             "return their values.", "", "## Overview", "",
             f"Of {sum(counts.values())} members of {len(types)} types, {counts['tested']} act and are named in a test, {counts['untested']} act and",
             f"are named in none, and {counts['kept']} are kept: a value that is set is returned, or a call does nothing, and no height",
             "depends on either. What acts may also draw or answer code instead of changing a height. `Scripts/generate-uikit-table.py` reads the table off the sources and the tests.", "",
             "| type | acts, tested | acts, no test | kept |", "|---|---|---|---|"]
    for owner in sorted(types):
        groups = types[owner]
        lines.append(f"| `{owner}` | {cell(groups['tested'])} | {cell(groups['untested'])} | {cell(groups['kept'])} |")
    lines += ["", "## Absent", "",
              "Names of Apple's that many cells of public sources use and that are not declared here; `init` leaves out the statements",
              "that use them, and says so.", "", cell(absent) if absent else "None of the names in use is absent.", ""]
    return "\n".join(lines)


if "--check" in sys.argv:
    if not ARTICLE.exists() or ARTICLE.read_text() != text():
        sys.exit("UIKit: the table of names is older than the sources or the tests; run Scripts/generate-uikit-table.py")
else:
    ARTICLE.write_text(text())
    print("\n".join(text().split("\n")[7:10]))

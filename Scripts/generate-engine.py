#!/usr/bin/env python3
"""Embeds the engine of the report's living cells, a WebAssembly module, into Swift.

    Scripts/generate-engine.py             builds it by Scripts/wasm/build, and writes EngineModule.swift
    Scripts/generate-engine.py --check     fails where the module was built from other sources; takes no time
    Scripts/generate-engine.py --compare   builds it once more, and fails where it is not the same to the byte

Building takes minutes: --compare does it only where EngineModule.swift is another one than in the commit before. Another
toolchain or another wasm-opt makes other bytes: --compare names it and compares nothing. So it does where either is
missing. Zopfli, if it is there, makes the embedded bytes fewer, and the module the same.
"""

import gzip
import hashlib
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from generated_swift import swift_file

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = ROOT / "Scripts" / "wasm" / "build"
SWIFT = ROOT / "Sources" / "Command" / "Page" / "EngineModule.swift"
# Objects differ by the folder that they are built in.
FOLDER = ".build/wasm"
# Few lines, so that the file is no longer than others; none begins like a comment.
LINE = re.compile(r".{1,2000}/*")
# 91 digits that stand for themselves in Swift and in a script of a page.
DIGITS = "".join(chr(code) for code in range(0x21, 0x7F) if chr(code) not in '"<\\')
# The exit status of the build where a tool is missing.
MISSING = 3


def output(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def sources_line():
    """A line that is another one as soon as a source of the module is."""
    digest = hashlib.sha256()
    for path in output(BUILD, "--sources").splitlines():
        digest.update(f"{path}\n".encode() + (ROOT / path).read_bytes())
    return f"// Of the sources {digest.hexdigest()}\n"


def tools_line():
    """The tools that decide the bytes."""
    swift = re.search(r"Swift version \S+", output("swiftc", "--version"))[0]
    optimizer = output("wasm-opt", "--version") if shutil.which("wasm-opt") else "no wasm-opt"
    return f"// By {swift}, {optimizer}\n"


def built():
    shutil.rmtree(ROOT / FOLDER, ignore_errors=True)
    result = subprocess.run([BUILD, FOLDER], cwd=ROOT, capture_output=True, text=True)
    if result.returncode:
        print(result.stderr.strip()[-4000:])
        sys.exit(0 if result.returncode == MISSING and "--compare" in sys.argv else 1)
    return (ROOT / FOLDER / "engine.wasm").read_bytes()


def packed(module):
    """The module as gzip."""
    if not shutil.which("zopfli"):
        return gzip.compress(module, 9, mtime=0)
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "engine"
        path.write_bytes(module)
        subprocess.run(["zopfli", "--i15", path], check=True)
        return pathlib.Path(f"{path}.gz").read_bytes()


def written(module):
    """Bytes as digits: 13 bits in two of them, the low ones first, where base 64 takes 12."""
    number, count, text = 0, 0, []
    for byte in module + b"\0\0":
        number |= byte << count
        count += 8
        if count >= 13:
            text += DIGITS[(number & 8191) % 91], DIGITS[(number & 8191) // 91]
            number >>= 13
            count -= 13
    return "".join(text)


def embedded(text):
    length, *lines = re.search(r'"""\n(.*)"""', text, re.S)[1].split()
    digits = "".join(lines)
    number, count, module = 0, 0, bytearray()
    for low, high in zip(digits[::2], digits[1::2]):
        number |= (DIGITS.index(low) + 91 * DIGITS.index(high)) << count
        count += 13
        while count >= 8:
            module.append(number & 255)
            number >>= 8
            count -= 8
    return gzip.decompress(bytes(module[:int(length)]))


def check():
    if sources_line() not in SWIFT.read_text():
        sys.exit("engine: EngineModule.swift was built from other sources; run Scripts/generate-engine.py")


def compare():
    text = SWIFT.read_text()
    tools = tools_line()
    unchanged = subprocess.run(["git", "diff", "--quiet", "HEAD^", "--", SWIFT], cwd=ROOT, capture_output=True)
    if unchanged.returncode == 0:
        print("engine: not built again, EngineModule.swift is that of the commit before")
    elif tools not in text:
        print(f"engine: skipped, {re.search('// By (.*)', text)[1]} built it, and here is {tools[6:].strip()}")
    elif embedded(text) != built():
        sys.exit("engine: not what its sources make; run Scripts/generate-engine.py")
    else:
        print("engine: the same bytes")


def write():
    module = built()
    bytes = packed(module)
    digits = written(bytes)
    lines = f"    {len(bytes)}\n" + "".join(f"    {line}\n" for line in LINE.findall(digits))
    body = (f"{sources_line()}{tools_line()}\n"
            "/// The engine of the report's living cells: a WebAssembly module in gzip, in digits of base 91.\n"
            f'enum EngineModule {{\n  static let gzip: StaticString = """\n{lines}    """\n}}\n')
    SWIFT.write_text(swift_file("generate-engine.py", ["Scripts/wasm, and what it builds"], body))
    print(f"engine: {len(module)} bytes, {len(digits)} in the page")


{"--check": check, "--compare": compare}.get(sys.argv[1] if sys.argv[1:] else "", write)()

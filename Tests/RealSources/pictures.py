"""Compares frames with a picture that UIKit drew: cells in gray, supplementary views in light gray, borders in cyan."""

import functools
import struct
import zlib

SCALE = 3
WHITE, GRAY, LIGHT, CYAN = b"\xff\xff\xff", b"\x80\x80\x80", b"\xaa\xaa\xaa", b"\x00\xff\xff"
# Half the room of a label in the middle of its view, and the radius of a cell's corners, in points.
LABEL = (32, 13)
RADIUS = 7


@functools.lru_cache(maxsize=1)
def decoded(path):
    """The rows of a PNG of 8 bits a channel, each of its red, green and blue bytes."""
    data = path.read_bytes()
    place, packed, width, height, channels = 8, b"", 0, 0, 0
    while place < len(data):
        length, kind = struct.unpack(">I4s", data[place:place + 8])
        body = data[place + 8:place + 8 + length]
        place += 12 + length
        if kind == b"IHDR":
            width, height, depth, color = struct.unpack(">IIBB", body[:10])
            channels = {2: 3, 6: 4}[color]
            assert depth == 8
        elif kind == b"IDAT":
            packed += body
    raw = zlib.decompress(packed)
    stride = width * channels
    rows, before = [], bytearray(stride)
    for start in range(0, height * (stride + 1), stride + 1):
        line = bytearray(raw[start + 1:start + 1 + stride])
        unfilter(raw[start], line, before, channels)
        before = line
        row = bytearray(width * 3)
        for channel in range(3):
            row[channel::3] = line[channel::channels]
        rows.append(row)
    return width, height, rows


def unfilter(kind, line, before, channels):
    if kind == 2:
        line[:] = before if not any(line) else bytes((a + b) & 255 for a, b in zip(line, before))
    elif kind == 1 and any(line):
        for x in range(channels, len(line)):
            line[x] = (line[x] + line[x - channels]) & 255
    elif kind == 3:
        for x in range(len(line)):
            line[x] = (line[x] + (((line[x - channels] if x >= channels else 0) + before[x]) >> 1)) & 255
    elif kind == 4:
        for x in range(len(line)):
            left, corner = (line[x - channels], before[x - channels]) if x >= channels else (0, 0)
            above = before[x]
            a, b = abs(above - corner), abs(left - corner)
            c = abs(left + above - 2 * corner)
            line[x] = (line[x] + (left if a <= b and a <= c else above if b <= c else corner)) & 255


def painted(width, height, elements):
    """The rows of the picture that frames would give, without labels and round corners, and the places of those."""
    rows = [bytearray(WHITE * width) for _ in range(height)]
    ignored = []

    def fill(left, top, right, bottom, color):
        left, right = max(left, 0), min(right, width)
        if right > left:
            for y in range(max(top, 0), min(bottom, height)):
                rows[y][left * 3:right * 3] = color * (right - left)

    for kind, *edges in elements:
        # Halves are rounded away from zero.
        left, top, right, bottom = (int(abs(edge) * SCALE + 0.5 + 1e-6) * (1 if edge >= 0 else -1) for edge in edges)
        if kind == "decoration":
            fill(left, top, right, bottom, CYAN)
            fill(left + 5 * SCALE, top + 5 * SCALE, right - 5 * SCALE, bottom - 5 * SCALE, WHITE)
            continue
        fill(left, top, right, bottom, GRAY if kind == "cell" else LIGHT)
        x, y = (left + right) // 2, (top + bottom) // 2
        ignored.append((x - LABEL[0] * SCALE, y - LABEL[1] * SCALE, x + LABEL[0] * SCALE, y + LABEL[1] * SCALE))
        if kind == "cell":
            size = RADIUS * SCALE
            ignored += [(a, b, a + size, b + size) for a in (left, right - size) for b in (top, bottom - size)]
    return rows, ignored


def differing(path, elements):
    """How many pixels of a picture are other ones than frames give, labels and round corners left out."""
    width, height, rows = decoded(path)
    expected, ignored = painted(width, height, elements)
    count = 0
    for y, (row, wanted) in enumerate(zip(rows, expected)):
        if row == wanted:
            continue
        # What is ignored is taken over from the picture.
        wanted = bytearray(wanted)
        for left, top, right, bottom in ignored:
            if top <= y < bottom:
                left, right = max(left, 0), min(right, width)
                wanted[left * 3:right * 3] = row[left * 3:right * 3]
        if row != wanted:
            count += sum(row[x:x + 3] != wanted[x:x + 3] for x in range(0, width * 3, 3))
    return count

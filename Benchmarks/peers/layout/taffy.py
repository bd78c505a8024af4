"""Taffy's side of the compositional rows, through its Python binding: computes the tree of groups that a
compositional layout repeats. Prints the nanoseconds and the content's height.

    taffy.py FOLDER grid|nested COUNT

Building the tree is left out, which is in Taffy's favor: it would be the time of Python's calls. What is
timed is one call into Rust; a second one would find the children computed already.
"""

import sys
import time

sys.path.insert(0, sys.argv[1])
from stretchable import taffylib
from stretchable.style import PCT, PT, FlexDirection, Size, Style
from stretchable.style.geometry.size import SizeAvailableSpace

kind, count = sys.argv[2], int(sys.argv[3])
capacity = 6 if kind == "nested" else 5
taffy = taffylib.init()
ROW, COLUMN = FlexDirection.ROW, FlexDirection.COLUMN


def style(direction, width, height):
    return Style(flex_direction=direction, flex_shrink=0, size=Size(width, height)).to_dict()


square, half = style(ROW, 20 * PCT, 100 * PCT), style(ROW, 100 * PCT, 50 * PCT)
row, large = style(ROW, 100 * PCT, 78 * PT), style(ROW, 100 * PCT, 60 * PT)
four, narrow, wide = style(ROW, 60 * PCT, 100 * PCT), style(COLUMN, 40 * PCT, 100 * PCT), style(COLUMN, 50 * PCT, 100 * PCT)


def box(style, children=()):
    node = taffylib.node_create(taffy, style)
    for child in children:
        taffylib.node_add_child(taffy, node, child)
    return node


def pair(style):
    return box(style, (box(half) for _ in range(2)))


def group():
    if kind == "grid":
        return box(row, (box(square) for _ in range(capacity)))
    return box(large, (box(four, (pair(wide) for _ in range(2))), pair(narrow)))


root = box(Style(flex_direction=COLUMN, size=Size(width=390 * PT)).to_dict(),
           (group() for _ in range((count + capacity - 1) // capacity)))
space = SizeAvailableSpace.default().to_dict()
start = time.perf_counter_ns()
taffylib.node_compute_layout(taffy, root, space)
passed = time.perf_counter_ns() - start
layout = taffylib.PyLayout()
taffylib.node_get_layout(taffy, root, layout)
print(passed, layout.height)

"""The article on the system font's kerning: how well the fit agrees, and what each pair rests on."""

import sys

from system_kerning import EARLIER_PAIRS

TEMPLATE = """# Kerning of the system font

The pairs of the stand-in for San Francisco, and on how many measured totals each rests.

Written by Scripts/generate-san-francisco.py. No pair of the font is published. Known are the totals of six strings in
four masters, and the widths of labels in reference images of iOS 15 to 17, each of which says between which bounds all
pairs of its text add up. The values are the most probable ones that keep to all of them: Inter's kerning (SIL Open
Font License), an effect that pairs of the same shapes share, and one of each pair. **Single pairs are not identified,
only words**: a pair may be off by as much as another pair of its word makes up for.

| Measured | Equal | Within a pixel |
|---|---|---|
| Widths of labels, as the font is | {shown} | {shown_near} |
| The same with a text left out of the fit, at all its sizes and scales | {text} | {text_near} |
| The same with all texts left out that start with the same word | {word} | {word_near} |

Published strings are within {strings:.2f} of 1/2048 em at every size and weight. Of other labels
and lines of which a width is known, {others} of {other_count} come out. Eleven widths were drawn by iOS 15 alone: they agree in
``SystemFontEdition/iOS15``, which sets {earlier} otherwise.

## Pairs that totals rest on

In 1/2048 em; a negative one moves the letters nearer. Every other pair has what Inter and its shapes say, and rests on
none.

| Pair | Regular text | Regular display | Bold text | Bold display | Totals |
|---|---|---|---|---|---|
{pairs}
"""


def article(evidence, rounded):
    def total(label, earlier):
        return rounded.total(label.text, evidence.mixture(label.size, label.weight), earlier)

    count = len(evidence.labels)
    shown, shown_near = evidence.agreement(total)
    text, text_near = evidence.left_out(lambda label: label.text)
    word, word_near = evidence.left_out(lambda label: label.text.split()[0])
    strings = evidence.string_error(rounded)
    agreeing = sum(evidence.error(label, total) == 0 for label in evidence.others)
    print(f"label widths: {shown} of {count} equal, {shown_near} within a pixel; a text left out: {text}, "
          f"{text_near}; a first word left out: {word}, {word_near}; strings within {strings:.2f} units; "
          f"{agreeing} of {len(evidence.others)} other labels equal", file=sys.stderr)

    def of_all(number):
        return f"{number} of {count}"

    rows = []
    for pair, support in sorted(rounded.support.items()):
        figures = " | ".join(f"{value / 16:.1f}" for value in rounded.parts(pair))
        name = pair.replace(" ", "\u2423")
        rows.append(f"| `{name}` | {figures} | {support} |")
    return TEMPLATE.format(
        shown=of_all(shown), shown_near=of_all(shown_near), text=of_all(text),
        text_near=of_all(text_near), word=of_all(word), word_near=of_all(word_near), strings=strings,
        others=agreeing, other_count=len(evidence.others),
        earlier=" and ".join(f"`{pair}`" for pair in EARLIER_PAIRS), pairs="\n".join(rows))


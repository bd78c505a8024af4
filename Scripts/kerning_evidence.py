"""What is known of the system font's kerning, and how well a fit agrees with it.

`Evidence` reads the published strings of san-francisco.json, the labels of label-widths.json that
were read from reference images, three more labels of labels.json, and lines of wrapped labels.
"""

import math

from system_kerning import MASTERS, Kerning, Total, is_earlier, pairs_of

# Labels of labels.json in text styles whose system is a current one: size, weight.
STYLES = {"headline": (17, "semibold"), "body": (17, "regular")}
# Lines whose widths follow from those of views: text, size, scale, width, system. All regular. From
# images.json (WrappedText, ContainerStack, ActionControl) and metrics.json (lineBreakStrategy).
LINES = [
    ("Lorem ipsum dolor sit amet, consectetur adipisci", 17, 1, 370, "17"),
    (" nostrud exercitation ullamco laboris nisi aliquip e", 17, 1, 372, "17"),
    ("adipiscing elit, sed eiusmod tempor incidi", 17, 1, 314, "17"),
    ("Long label 1", 17, 1, 90, "18"),
    ("Action that takes", 17, 1, 128, "18"),
    ("Action that takes", 15, 1, 116, "18"),
    ("Action that takes", 23, 1, 167, "26"),
    ("Action 1", 15, 1, 55, "26"),
    ("Action 1", 23, 1, 80, "26"),
    ("A quiet start, then a run of meetings. The 16:9 art ", 15, 2, 341.5, "26"),
]

# Titles whose widths follow from those of views, likewise: text, size, weight, scale, width, systems.
# From images.json (Button, Checkbox, Chip), where label-widths.json has the text at other sizes only.
# What iOS 14.5 alone drew contradicts later systems: "Test Button" and "Solid leading highlighted".
TITLES = [
    ("Test Button", 35, "bold", 3, 185.333, ["17"]),
    ("Test Button", 31, "bold", 3, 165.0, ["17"]),
    ("Test Button", 35, "bold", 2, 185.5, ["15", "16"]),
    ("Solid exclusive highlighted", 35, "bold", 3, 433.333, ["17"]),
    ("Link exclusive highlighted", 35, "bold", 2, 419.5, ["15", "16"]),
    ("Link no icon highlighted", 16, "bold", 2, 184.5, ["15", "16"]),
    ("This is a label checkbox", 35, "regular", 3, 352.667, ["17"]),
    ("This is a label checkbox", 35, "regular", 2, 353.0, ["15", "16"]),
    ("ToggleChip", 26, "bold", 2, 138.0, ["15", "16"]),
]


class Label:
    """A label whose width was drawn."""

    def __init__(self, text, size, weight, scale, systems, width):
        self.text, self.size, self.weight, self.scale = text, size, weight, scale
        self.systems, self.width = systems, width
        # Whether the width holds for iOS 15, and whether it does for a later system.
        self.variants = sorted({is_earlier(system) for system in systems})


class Evidence:
    def __init__(self, figures, label_widths, labels, inter):
        self.figures, self.inter = figures, inter
        self.labels = [
            Label(case["text"], case["size"], case["weight"], case["displayScale"], case["systems"],
                  case["width"])
            for case in label_widths["cases"]]
        self.others = [
            Label(entry["text"], *STYLES[entry["style"]], entry["scale"], ["26"], entry["label_width"])
            for entry in labels["entries"]
            if entry.get("style") in STYLES and "text" in entry and "category" not in entry]
        self.others += [Label(text, size, "regular", scale, [system], width)
                        for text, size, scale, width, system in LINES]
        self.others += [Label(*title[:4], title[5], title[4]) for title in TITLES]

    def mixture(self, size, weight):
        fractions = {int(k): v for k, v in self.figures["opticalSizeFraction"].items()}
        display = fractions[min(max(int(size), min(fractions)), max(fractions))]
        bold = self.figures["weightFraction"][weight]
        return [(1 - bold) * (1 - display), (1 - bold) * display, bold * (1 - display), bold * display]

    def advance(self, text, size, weight):
        """The sum of a text's advances in 1/2048 em, tracking included."""
        measured, listed = self.figures["trackingMeasured"], self.figures["trackingFromHIG"]
        tracking = measured.get(str(size), listed.get(str(size)))
        mixture = self.mixture(size, weight)
        faces = [self.figures["base"][weight][face]
                 for weight in ("regular", "bold") for face in ("text", "display")]
        return sum(tracking + sum(part * face[ord(character) - 0x20]
                                  for part, face in zip(mixture, faces)) for character in text)

    def strings(self):
        """The totals of the published strings in the masters; those of zero have no kerned pair."""
        totals, unkerned = [], set()
        samples = self.figures["samples"]
        for name in ("regular-17.0", "regular-28.0", "bold-17.0", "bold-28.0"):
            sample = samples[f"system-{name}"]
            for text, points in sample["kerning"].items():
                if abs(points) < 1e-9:
                    unkerned.update(pairs_of(text))
                    continue
                units = points / sample["size"] * 2048
                mixture = self.mixture(sample["size"], sample["weight"])
                totals.append(Total(text, mixture, units, units))
        for pair in sorted(unkerned):
            for master in range(MASTERS):
                totals.append(Total(pair, [float(master == other) for other in range(MASTERS)], 0, 0))
        return totals

    def intervals(self, labels):
        """What the pairs of labels must add so that the sum, rounded up, is the width that was drawn."""
        for label in labels:
            unit = 2048 / label.size
            width = round(label.width * label.scale)
            plain = self.advance(label.text, label.size, label.weight)
            least = (width - 1) / label.scale * unit - plain
            for earlier in label.variants:
                yield Total(label.text, self.mixture(label.size, label.weight), least,
                            least + unit / label.scale, earlier)

    def fit(self, is_known=lambda label: True):
        labels = [label for label in self.labels + self.others if is_known(label)]
        return Kerning(self.inter, self.strings() + list(self.intervals(labels)))

    def error(self, label, total):
        """By how many pixels a label's width is off; `total` is what the pairs add on a system."""
        worst = 0
        for earlier in label.variants:
            units = self.advance(label.text, label.size, label.weight) + total(label, earlier)
            pixels = math.ceil(units * label.size / 2048 * label.scale - 1e-6)
            worst = max(worst, abs(pixels - round(label.width * label.scale)))
        return worst

    def agreement(self, total):
        """How many of the shown widths are equal, and within a pixel."""
        errors = [self.error(label, total) for label in self.labels]
        return sum(error == 0 for error in errors), sum(error <= 1 for error in errors)

    def left_out(self, key):
        """The same for labels that are not part of the fit, as are all with the same key."""
        equal = near = 0
        for name in sorted({key(label) for label in self.labels}):
            kerning = self.fit(lambda label: key(label) != name)
            for label in self.labels:
                if key(label) == name:
                    error = self.error(label, lambda label, earlier: kerning.total(
                        label.text, self.mixture(label.size, label.weight), earlier))
                    equal += error == 0
                    near += error <= 1
        return equal, near

    def string_error(self, rounded):
        """By how many 1/2048 em a published string is off at worst, at any size and weight."""
        worst = 0
        for sample in self.figures["samples"].values():
            if sample["weight"] not in self.figures["weightFraction"]:
                continue
            mixture = self.mixture(sample["size"], sample["weight"])
            for text, points in sample["kerning"].items():
                units = points / sample["size"] * 2048
                worst = max(worst, abs(rounded.total(text, mixture) - units))
        return worst

"""Fits the kerning of the system font to widths that iOS drew.

No pair of the font is published: known are the totals of six strings in each master, and from
reference images the interval that all pairs of a label's text must add. The values are the most
probable ones under a Gaussian prior: Inter's kerning, times a factor that is learned, plus an effect
that pairs of the same two shapes share, plus one of each pair; the four masters correlate.
Published totals hold as equalities. Intervals hold too, and pull with a square where a total leaves
their middle half. Without widths a pair keeps what Inter and its shapes say.
"""

import numpy
import scipy.optimize

# Regular text, regular display, bold text, bold display: the order of the masters everywhere.
MASTERS = 4
TEXT_TO_DISPLAY, REGULAR_TO_BOLD = 0.7, 0.9
CORRELATION = numpy.kron([[1, REGULAR_TO_BOLD], [REGULAR_TO_BOLD, 1]],
                         [[1, TEXT_TO_DISPLAY], [TEXT_TO_DISPLAY, 1]])
# Standard deviations: of the learned factors, and in 1/2048 em of a shape's and of a pair's effect,
# of a pair with a space, and of what iOS 15 has instead.
FACTOR, SHAPE, PAIR, SPACED_PAIR, EARLIER = 0.3, 30, 12, 6, 50
# How far a total may leave an equality, an interval and an interval's middle half, in 1/2048 em.
EXACT, FIRM, LOOSE = 0.01, 0.05, 1.0
# How far a total stays within an interval's ends, so that rounding the pairs does not undo it.
MARGIN = 0.5

# Letters by the shape of the side that faces the neighbor; one that is not named is its own shape.
RIGHT_SHAPES = ["HIMNdhilmnuqagjJU", "obpec", "s", "DOQ", "vwy", "kx", "VWY", "KXZ", "AR", "BS", "TF",
                "CGE", "z"]
LEFT_SHAPES = ["BDEFHIKLMNPRbhiklmnpru", "oecdqga", "s", "COQG", "vwy", "xz", "VWY", "XZ", "ft", "jJ",
               "S", "U"]
# Inter's values for these signs do not fit: light_yellow has no kerning at 31 points, Inter −163.
UNKERNED = set("_|")
# The pairs that iOS 15 sets otherwise than later systems: they resolve all eleven widths that were
# drawn by iOS 15 alone.
EARLIER_PAIRS = ["ry", "rt"]


def pairs_of(text):
    return [text[index : index + 2] for index in range(len(text) - 1)]


def is_earlier(system):
    return float(system.split(".")[0]) < 16


def shapes(pair):
    """The shapes that a pair of Latin letters joins; the pair itself for any other."""
    if not (pair.isascii() and pair.isalpha()):
        return pair
    return tuple(
        next((str(index) for index, group in enumerate(groups) if character in group), character)
        for groups, character in ((RIGHT_SHAPES, pair[0]), (LEFT_SHAPES, pair[1])))


def group(pair):
    """The pairs that share a learned factor."""
    if pair[0].islower() and pair[1].islower():
        return "lower"
    return "mixed" if pair[0].isupper() and pair[1].islower() else "other"


def deviation(pair, earlier):
    if earlier:
        return EARLIER
    if "'" in pair:  # As free as letters: Inter kerns only the curved one.
        return (PAIR ** 2 + SHAPE ** 2) ** 0.5
    return SPACED_PAIR if " " in pair else PAIR


class Total:
    """What all pairs of a text add in a mixture of the masters: within an interval."""

    def __init__(self, text, mixture, least, greatest, earlier=False):
        self.text, self.mixture, self.earlier = text, numpy.array(mixture, float), earlier
        self.least, self.greatest = least, greatest

    @property
    def bounds(self):
        """Each with how far the total may leave it."""
        if self.least == self.greatest:
            return [(self.least, self.greatest, EXACT)]
        quarter = (self.greatest - self.least) / 4
        return [(self.least + quarter, self.greatest - quarter, LOOSE),
                (self.least + MARGIN, self.greatest - MARGIN, FIRM)]

    def counts(self):
        """How often each pair occurs; one that iOS 15 sets otherwise counts once more there."""
        counts = {}
        for pair in pairs_of(self.text):
            for earlier in (False, True):
                if not earlier or self.earlier and pair in EARLIER_PAIRS:
                    counts[pair, earlier] = counts.get((pair, earlier), 0) + 1
        return counts


def merged(totals):
    """One total for all of the same text, mixture and system: where their intervals meet."""
    kept = {}
    for total in totals:
        sets_apart = total.earlier and any(pair in EARLIER_PAIRS for pair in pairs_of(total.text))
        key = total.text, tuple(total.mixture), sets_apart
        other = kept.setdefault(key, total)
        kept[key] = Total(total.text, total.mixture, max(total.least, other.least),
                          min(total.greatest, other.greatest), sets_apart)
    return list(kept.values())


class Kerning:
    """The fitted value of every pair; names are pairs, and whether iOS 15's difference is meant."""

    def __init__(self, inter, totals):
        """`inter` answers with Inter's kerning of a pair in the four masters."""
        self.inter, self.totals = inter, merged(totals)
        rows = [(total, bound) for total in self.totals for bound in total.bounds]
        self.names = sorted({name for total in self.totals for name in total.counts()})
        index = {name: number for number, name in enumerate(self.names)}
        self.counts = numpy.zeros((len(rows), len(self.names)))
        for number, (total, _) in enumerate(rows):
            for name, count in total.counts().items():
                self.counts[number, index[name]] = count
        self.mixtures = numpy.array([total.mixture for total, _ in rows])
        means = self.means(self.names)
        prior = ((self.counts @ means) * self.mixtures).sum(axis=1)
        mixing = self.mixtures @ CORRELATION @ self.mixtures.T
        gram = self.counts @ self.covariance(self.names, self.names) @ self.counts.T * mixing
        # What the factors scale: the means of a row's pairs in the masters.
        self.scaled = {name: (self.counts * self.members(self.names, name)) @ means * self.mixtures
                       for name in ("lower", "mixed", "other")}
        for scaled in self.scaled.values():
            gram += FACTOR ** 2 * scaled @ CORRELATION @ scaled.T
        self.pulls = pulls(prior, gram, numpy.array([bound for _, bound in rows]))

    def means(self, names):
        return numpy.array([
            [0] * MASTERS if earlier or UNKERNED.intersection(pair) else self.inter(pair)
            for pair, earlier in names], float)

    @staticmethod
    def members(names, wanted):
        return numpy.array([not earlier and group(pair) == wanted for pair, earlier in names])

    @staticmethod
    def covariance(first, second):
        ids = {}

        def numbers(names, key):
            return numpy.array([ids.setdefault(key(*name), len(ids)) for name in names])

        def own(pair, earlier):
            return ("pair", pair, earlier)

        def shared(pair, earlier):
            return own(pair, earlier) if earlier else ("shapes", shapes(pair))

        variance = numpy.array([deviation(*name) ** 2 for name in first])
        has_shapes = numpy.array([not earlier and shapes(pair) != pair for pair, earlier in first])
        same = numbers(first, own)[:, None] == numbers(second, own)
        alike = numbers(first, shared)[:, None] == numbers(second, shared)
        return same * variance[:, None] + alike * (has_shapes * SHAPE ** 2)[:, None]

    def values(self, names):
        """The values of pairs in the four masters, a row for each."""
        means = self.means(names)
        weights = self.pulls[:, None] * self.mixtures
        values = means + self.covariance(names, self.names) @ (self.counts.T @ weights) @ CORRELATION
        for name, scaled in self.scaled.items():
            factor = (self.pulls[:, None] * scaled).sum(axis=0) @ CORRELATION * FACTOR ** 2
            values += means * self.members(names, name)[:, None] * factor
        return values

    def total(self, text, mixture, earlier=False):
        counts = Total(text, mixture, 0, 0, earlier).counts()
        return float(numpy.array(list(counts.values())) @ self.values(list(counts)) @ mixture)

    def support(self):
        """On how many totals each pair rests."""
        support = {}
        for total in self.totals:
            for pair, _ in total.counts():
                support[pair] = support.get(pair, 0) + 1
        return support


def pulls(prior, gram, bounds):
    """How strongly each row pulls at the pairs: the optimum of the quadratic program.

    Equalities are solved for first. A bound pulls only where it is left: its dual is not negative.
    """
    least, greatest, deviation = bounds.T
    exact = least == greatest
    loose = ~exact
    between = gram[numpy.ix_(loose, exact)]
    inverse = numpy.linalg.inv(
        gram[numpy.ix_(exact, exact)] + numpy.diag(deviation[exact] ** 2))
    shift = inverse @ (least[exact] - prior[exact])
    rest = gram[numpy.ix_(loose, loose)] - between @ inverse @ between.T
    rest += numpy.diag(deviation[loose] ** 2)
    start = prior[loose] + between @ shift
    dual = numpy.block([[rest, -rest], [-rest, rest]])
    factor = numpy.linalg.cholesky((dual + dual.T) / 2 + 1e-7 * numpy.eye(len(dual)))
    costs = numpy.concatenate([start - least[loose], greatest[loose] - start])
    both, _ = scipy.optimize.nnls(factor.T, -numpy.linalg.solve(factor, costs), maxiter=20000)
    result = numpy.zeros(len(prior))
    result[loose] = both[: len(rest)] - both[len(rest) :]
    result[exact] = shift - inverse @ between.T @ result[loose]
    return result

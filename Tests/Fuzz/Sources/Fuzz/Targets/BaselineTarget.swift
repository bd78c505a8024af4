import CommandTestSupport

extension FuzzTarget {
  /// A baseline is refused at a line, or writes what reads as the same baseline.
  static let baseline = FuzzTarget(
    name: "baseline", summary: "baseline files: refused at a line, or written as what reads alike",
    seeds: {
      [
        """
        selfsize baseline 1
        scale 3
        direction leftToRight
        locale en_US
        priorities 1000 50

        accept recipe.summary.truncated design wants three lines

        template recipe
        sizes XS L AX3
        widths 320 375.5
        constant text.spacing = 4
        constant title.font = headline
        finding summary.truncated 3
        content Pancakes = é
        320: 44 80.333 120
        375.5: 44 60 100
        content Soup
        320: 1 2 3
        375.5: 4 5 6

        template chat
        system iOS 18
        sizes L
        widths 0
        content a b c
        0: 1e9

        """, "selfsize baseline 1\n",
        "selfsize baseline 1\r\ndirection rightToLeft\r\ntemplate t\r\nsizes\r\nwidths\r\ncontent\r\n",
      ].map { Array($0.utf8) }
    },
    pieces: [
      "\n", "\r\n", "\r", "\u{85}", "\u{2028}", "\u{301}", " ", "\t", " = ", ":", "template ",
      "content ",
      "sizes ", "widths ", "constant ", "finding ", "system iOS 26", "accept ", "scale ", "nan",
      "inf",
      "-0", "1e400", "0x1p3", "9223372036854775808", "selfsize baseline 1\n", "priorities ", "é",
    ],
    run: { bytes in
      switch BaselineRoundTrip.problem(in: String(decoding: bytes, as: UTF8.self)) {
      case .none: return true
      case .some(.refused): return false
      case .some(.wrong(let problem)): throw Failure(problem)
      }
    })
}

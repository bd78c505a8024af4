import SelfSizing
import SelfSizingCommand

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
      let text = String(decoding: bytes, as: UTF8.self)
      let baseline: Baseline
      do {
        baseline = try Baseline(text: text)
      } catch let error as BaselineError {
        let count = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
        try require((1...count).contains(error.line), "line \(error.line) of \(count)")
        return false
      }
      let written = baseline.text()
      do {
        let again = try Baseline(text: written)
        // Lengths are kept to a fraction of a point; everything else as it is.
        try require(again.text() == written, "written twice, it is another text")
        try require(again.accepted == baseline.accepted, "other findings are accepted")
        for (one, other) in zip(again.templates, baseline.templates) {
          try require(
            one.title == other.title && one.constants == other.constants
              && one.findings == other.findings && one.categories == other.categories
              && one.contents.map(\.name) == other.contents.map(\.name),
            "\(other.title) reads as another template")
        }
        try require(again.templates.count == baseline.templates.count, "other templates")
      } catch let error as BaselineError {
        throw Failure("written, it is refused: \(error)")
      }
      return true
    })
}

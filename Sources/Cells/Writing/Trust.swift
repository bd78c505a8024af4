import SelfSizingTypography

/// A fidelity as the page shows and explains it: how far a height may be trusted.
package struct Trust {
  /// All of them, the most trusted first.
  package static let all = Fidelity.allCases.map(Trust.init)

  /// The word below a cell, and the class in the style sheet.
  package let name: String
  /// The fidelity in a few words, for a list.
  package let summary: String
  /// The fidelity in sentences, for the legend.
  package let legend: String

  /// Every fidelity has its words: one more does not compile without.
  package init(_ fidelity: Fidelity) {
    switch fidelity {
    case .exact:
      name = "exact"
      summary = "by measured rules and figures"
      legend = "A measured rule was applied to measured figures."
    case .modelled:
      name = "modelled"
      summary = "by a rule that fits what was measured"
      legend = "A rule fits what was measured; kerning, for one, is not public."
    case .assumed:
      name = "assumed"
      summary = "by a default, as no public figure decides"
      legend =
        "Two figures are public, or none, and they give different heights: the line spacing of "
        + "some styles, the widths of scripts beyond Latin. A documented default stands in."
    }
  }

  /// The word in its frame.
  package var tag: String { "<span class=\"trust \(name)\">\(name)</span>" }
}

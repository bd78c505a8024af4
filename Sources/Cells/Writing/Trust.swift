import SelfSizingTypography

/// A fidelity as the page shows and explains it: how far a height may be trusted.
package struct Trust {
  package static let all = Fidelity.allCases.map(Trust.init)
  package let name: String, summary: String, legend: String

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

  package var tag: String { "<span class=\"trust \(name)\">\(name)</span>" }
}

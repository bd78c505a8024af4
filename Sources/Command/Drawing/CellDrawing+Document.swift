import SelfSizing

extension CellDrawing {
  /// The style of labels that read from right to left: their lines are placed by their left ends.
  static let rightToLeftRule = ".rtl{direction:rtl;text-anchor:end}"

  /// The drawing as a separate file, at one screen pixel per point.
  package func document() -> String {
    let style =
      "<style>.content{fill:#fff}.view{fill:#e6e6eb}.image{fill:#dfe7f2}.motif{fill:#a9bcd6}"
      + ".outline{fill:none;stroke:#8e8e93;stroke-dasharray:3 3}" + Self.rightToLeftRule
      + "text{fill:#1c1c1e;font-family:-apple-system,Inter,Helvetica,Arial,sans-serif}</style>"
    return svg(scale: 1, label: "\(measurement.size.height.short) points high")
      .replacing("<svg class=\"cell\"", with: "<svg xmlns=\"http://www.w3.org/2000/svg\"")
      .replacing(">", with: ">\(style)", maxReplacements: 1) + "\n"
  }
}

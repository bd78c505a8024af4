extension PreparedText {
  /// The share of a line that is off at most where all of it is assumed; more where characters have
  /// widths that nothing is known of.
  private static let greatestShare = (typical: 0.2, unknown: 0.5)

  /// How far the number of a label's lines may be trusted: assumed widths do not matter if the text
  /// fills as many lines where they are all narrower, and all wider. Lines of scripts that reach
  /// higher than Latin grow by unknown amounts in a text style's font.
  ///
  /// - Source: Release notes of iOS 17: labels of text styles grow for scripts such as Thai, Arabic
  ///   and Hindi.
  /// - Complexity: That of `layout`, where widths are assumed; else O(1).
  func lineCountFidelity(of layout: TextLayout, width: Double) -> Fidelity {
    guard fidelity == .assumed else { return fidelity }
    if traits.needsShaping || traits.needsDictionary, font.styleLeading != .none { return .assumed }
    guard font.fidelity != .assumed else { return .assumed }
    guard width < .infinity, layout.lines.count > 0 else { return .modelled }
    // Where words are not known, neither are the breaks between them.
    if traits.needsDictionary, layout.lines.count > 1 { return .assumed }
    // A line is off by no more than its own assumed advances are.
    let share = traits.hasUnknownWidths ? Self.greatestShare.unknown : Self.greatestShare.typical
    let slack = Swift.min(traits.uncertainAdvance * unit, share * width)
    let limit = layout.isTruncated ? layout.lines.count : 0
    let counts = [width - slack, width + slack].map { lineCount(width: $0, limit: limit) }
    return counts.allSatisfy { $0 == layout.lines.count } ? .modelled : .assumed
  }
}

import SelfSizing

extension Baseline {
  /// The findings for which a template cannot be recorded: its heights rest on shells of code that
  /// was not followed, and nobody has accepted that.
  ///
  /// Accepted are single ones, as `recipe.Theme.title.stubbed`, or all of a template at once, as
  /// `recipe.stubbed`.
  package func unacceptedStubs(of template: TemplateMeasurements) -> [FindingSummary.Entry] {
    let names = Set(accepted.map(\.name))
    if names.contains("\(template.name).\(CellFinding.Kind.stubbed.name)") { return [] }
    return FindingSummary(template).entries.filter { entry in
      entry.kind == .stubbed && !names.contains("\(template.name).\(entry.name)")
    }
  }
}

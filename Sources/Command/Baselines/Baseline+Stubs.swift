import SelfSizing

extension Baseline {
  /// The findings that keep a template from being recorded: its heights depend on stubs of code
  /// that was not followed, and that has not been accepted.
  ///
  /// Accepted are single ones, as `recipe.Theme.title.stubbed`, or all of a template at once, as
  /// `recipe.stubbed`.
  func unacceptedStubs(of template: TemplateMeasurements) -> [FindingSummary.Entry] {
    let names = Set(accepted.map(\.name))
    if names.contains("\(template.name).\(CellFinding.Kind.stubbed.name)") { return [] }
    return FindingSummary(template).entries.filter { entry in
      entry.kind == .stubbed && !names.contains("\(template.name).\(entry.name)")
    }
  }
}

import SelfSizing

/// The changes that recording makes to a baseline, template by template.
struct RecordedChanges {
  private let previous: Baseline?
  private let next: Baseline

  /// Creates the difference between two baselines.
  ///
  /// - Parameters:
  ///   - previous: The present baseline; nil if there is none.
  ///   - next: The baseline as it would be recorded.
  init(from previous: Baseline?, to next: Baseline) {
    self.previous = previous
    self.next = next
  }

  /// A line for each template, and one for the file, which is not written.
  func text(path: String) -> String {
    var lines = next.templates.map { "\($0.title): \(words(for: $0))" }
    for old in previous?.templates ?? []
    where next.template(old.name, system: old.system) == nil {
      lines.append("\(old.title): would be removed")
    }
    let isNew = previous == nil
    let isSame = previous == next
    lines.append(
      isSame
        ? "\(path): would be unchanged"
        : "\(path): would be \(isNew ? "created" : "changed"); nothing was written")
    return lines.asLines + "\n"
  }

  private func words(for template: RecordedTemplate) -> String {
    let heights = template.contents.map(\.heights)
    let count = heights.joined().joined().count
    let noun = "\(count) height\(count == 1 ? "" : "s")"
    guard let old = previous?.template(template.name, system: template.system) else {
      return "\(noun), new"
    }
    if previous?.settings != next.settings {
      return "\(noun), previously recorded at \(previous?.settings.summary ?? "")"
    }
    guard old.widths == template.widths, old.categories == template.categories,
      old.contents.map(\.name) == template.contents.map(\.name)
    else { return "\(noun), previously recorded at other widths, sizes or contents" }
    let changed = zip(old.contents.map(\.heights).joined().joined(), heights.joined().joined())
      .count { $0 != $1 }
    if changed > 0 { return "\(noun), \(changed) of them changed" }
    return old == template
      ? "\(noun), as recorded" : "\(noun), as recorded; constants or findings differ"
  }
}

import SelfSizing

extension Baseline {
  /// The changes that recording would make to a file: a line for each template, and one for the
  /// file, which is not written.
  func changes(since previous: Baseline?, path: String) -> String {
    var lines = templates.map { "\($0.title): \(words(for: $0, since: previous))" }
    for old in previous?.templates ?? [] where template(old.name, system: old.system) == nil {
      lines.append("\(old.title): would be removed")
    }
    lines.append(
      previous == self
        ? "\(path): would be unchanged"
        : "\(path): would be \(previous == nil ? "created" : "changed"); nothing was written")
    return lines.asLines + "\n"
  }

  private func words(for template: RecordedTemplate, since previous: Baseline?) -> String {
    let heights = template.contents.map(\.heights)
    let noun = NumberFormat.counted(heights.joined().joined().count, "height")
    guard let old = previous?.template(template.name, system: template.system) else {
      return "\(noun), new"
    }
    if previous?.settings != settings {
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

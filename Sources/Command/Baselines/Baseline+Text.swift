import SelfSizing

extension Baseline {
  /// The first line of every file.
  static let heading = "selfsize baseline 1"

  /// A line for each content and width, so that a change shows as few changed lines.
  package func text() -> String {
    var text = Self.heading + "\n"
    let traits = settings.traits
    text += "scale \(NumberFormat.precise(traits.displayScale))\n"
    text += "direction \(traits.layoutDirection)\n"
    text += "locale \(traits.locale.identifier.recorded)\n"
    for trait in traits.specified { text += "\(trait.name) \(trait.value)\n" }
    if let font = settings.fonts.systemFont { text += "systemFont \(font.recorded)\n" }
    for font in settings.fonts.fallbackFonts { text += "fallbackFont \(font.recorded)\n" }
    text += "priorities \(NumberFormat.precise(settings.priorities.horizontal.rawValue))"
    text += " \(NumberFormat.precise(settings.priorities.vertical.rawValue))\n"
    if !accepted.isEmpty { text += "\n" }
    for finding in accepted {
      text += "accept \(finding.name.recordedWord) \(finding.reason.recorded)\n"
    }
    for template in templates { template.write(into: &text) }
    return text
  }
}

extension RecordedTemplate {
  fileprivate func write(into text: inout String) {
    text += "\ntemplate \(name.recorded)\n"
    if let system { text += "system \(system.recorded)\n" }
    text += "sizes \(categories.map(\.sizeName).joined(separator: " "))\n"
    text += "widths \(widths.map(NumberFormat.precise).joined(separator: " "))\n"
    for constant in constants {
      text += "constant \(constant.name.recordedSide) = \(constant.value.recordedSide)\n"
    }
    for finding in findings { text += "finding \(finding.name.recordedWord) \(finding.count)\n" }
    for content in contents {
      text += "content \(content.name)\n"
      for (width, heights) in zip(widths, content.heights) {
        text += "\(NumberFormat.precise(width)):"
        for height in heights { text += " \(NumberFormat.precise(height))" }
        text += "\n"
      }
    }
  }
}

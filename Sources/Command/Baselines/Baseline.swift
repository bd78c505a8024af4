import SelfSizing

package struct Baseline: Hashable, Sendable {
  package var settings: MeasurementSettings
  package var accepted: [AcceptedFinding]
  package var templates: [RecordedTemplate]

  package init(
    settings: MeasurementSettings, accepted: [AcceptedFinding] = [],
    templates: [RecordedTemplate] = []
  ) { (self.settings, self.accepted, self.templates) = (settings, accepted, templates) }

  package mutating func record(_ measured: [TemplateMeasurements]) {
    for (name, measured) in measured.grouped(by: \.name) {
      let place = templates.firstIndex { $0.name == name } ?? templates.endIndex
      templates.removeAll { $0.name == name }
      templates.insert(contentsOf: measured.map(RecordedTemplate.init), at: place)
    }
  }

  /// Returns the recorded template, for a system or as declared; nil if there is none.
  package func template(_ name: String, system: String?) -> RecordedTemplate? {
    templates.first { $0.name == name && $0.system == system }
  }

  mutating func accept(_ name: String, because reason: String) {
    let entry = AcceptedFinding(name: name, reason: reason)
    if let index = accepted.firstIndex(where: { $0.name == name }) {
      accepted[index] = entry
    } else {
      accepted.append(entry)
    }
  }

  /// The findings that keep a template from being recorded: its heights depend on stubs that are
  /// not accepted, one by one (`recipe.Theme.title.stubbed`) or all at once (`recipe.stubbed`).
  func unacceptedStubs(of template: TemplateMeasurements) -> [FindingSummary.Entry] {
    let names = Set(accepted.map(\.name))
    if names.contains("\(template.name).\(CellFinding.Kind.stubbed.name)") { return [] }
    return FindingSummary(template).entries.filter { entry in
      entry.kind == .stubbed && !names.contains("\(template.name).\(entry.name)")
    }
  }
}

package struct AcceptedFinding: Hashable, Sendable {
  /// The finding's name: `recipe.summary.truncated`.
  package let name: String
  /// Why it is accepted, on one line.
  package let reason: String
}

package struct RecordedTemplate: Hashable, Sendable {
  package let name: String
  /// The system whose figures the cells used; nil if none was requested.
  package var system: String?
  package internal(set) var categories: [DynamicTypeCategory] = []
  package internal(set) var widths: [Double] = []
  /// The numbers and text styles that the declaration stated, by name.
  package internal(set) var constants: [RecordedConstant] = []
  package internal(set) var findings: [RecordedFinding] = []
  package internal(set) var contents: [RecordedContent] = []
}

package struct RecordedConstant: Hashable, Sendable {
  /// The constant's name: `text.spacing`.
  package let name: String
  /// Its value, as `CellConstant/value` is written.
  package let value: String
}

package struct RecordedFinding: Hashable, Sendable {
  /// The finding's name within its template: `summary.truncated`.
  package let name: String
  package let count: Int
}

package struct RecordedContent: Hashable, Sendable {
  package let name: String
  /// The heights in points, for each width and each text size.
  package internal(set) var heights: [[Double]] = []

  /// A content's name as files keep it: former versions wrote marks that are written out now.
  static func name(_ text: some StringProtocol) -> String {
    let line = String(text).onOneLine
    guard [line.utf8.first, line.utf8.last].contains(UInt8(ascii: " ")) else { return line }
    let rest = line.unicodeScalars.drop { $0 == " " }
    guard let last = rest.lastIndex(where: { $0 != " " }) else { return "" }
    return String(rest[...last])
  }
}

extension RecordedTemplate {
  init(_ measured: TemplateMeasurements) {
    name = measured.name
    system = measured.system
    categories = measured.categories
    widths = measured.widths
    constants = measured.constants.filter { $0.value != $0.defaultValue }
      .map { RecordedConstant(name: $0.name, value: $0.value) }
    findings = FindingSummary(measured).counts.map(RecordedFinding.init)
    contents = measured.contentNames.indices.map { content in
      let heights = measured.widths.indices.map { width in
        measured.categories.indices.map { category in
          Self.recordable(measured.cell(width: width, category: category, content: content).height)
        }
      }
      return RecordedContent(name: measured.contentNames[content], heights: heights)
    }
  }

  package var title: String { TemplateMeasurements.title(name, system) }

  /// A height as a file keeps it: to a thousandth of a point.
  static func recordable(_ height: Double) -> Double { (height * 1000).rounded() / 1000 }
}

extension FindingSummary {
  var counts: [(name: String, count: Int)] {
    entries.grouped(by: \.name).map { ($0.key, $0.elements.map(\.count).reduce(0, +)) }
  }
}

extension FindingSummary.Entry {
  /// The name under which the finding is recorded and accepted within its template.
  var name: String {
    let parts = [recordedItem, kind.name].compactMap { $0 }
    return parts.joined(separator: ".").split(whereSeparator: \.isWhitespace).joined(separator: "-")
  }
}

extension Baseline {
  /// The changes that recording would make: a line for each template, and one for the file.
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

extension Baseline {
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

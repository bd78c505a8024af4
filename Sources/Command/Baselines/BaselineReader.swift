import SelfSizing

extension Baseline {
  /// Reads a file that ``text()`` has written, and a person may have edited. Its templates are for
  /// the named systems; nil stands for any.
  /// - Throws: ``BaselineError`` for the first line that is not understood.
  package init(
    text: String, systems: [String]? = PlatformProfile.all.map(\.name)
  ) throws(BaselineError) {
    var reader = BaselineReader(systems: systems)
    // Windows checkouts turn line ends into CR LF, one Character.
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      reader.line = index + 1
      try reader.read(line)
    }
    self = try reader.baseline()
  }
}

/// Reads a baseline line by line; what is open is kept until the next template begins.
private struct BaselineReader {
  var line = 0
  private let systems: [String]?
  private var hasHeading = false
  private var traits = TraitCollection()
  private var priorities = FittingPriorities.requiredWidthFittingHeight
  private var systemFont: String?
  private var fallbackFonts: [String] = []
  private var accepted: [AcceptedFinding] = []
  private var templates: [RecordedTemplate] = []
  private var open: RecordedTemplate?
  /// The keys that may occur once, and did: in the file's head, or in the open template.
  private var seen: Set<Substring> = []

  init(systems: [String]?) { self.systems = systems }

  mutating func read(_ text: Substring) throws(BaselineError) {
    guard hasHeading else {
      try require(text == Baseline.heading[...], "a baseline starts with \"\(Baseline.heading)\"")
      hasHeading = true
      return
    }
    let (key, rest) = Self.firstWord(of: text)
    if Self.headKeys.contains(key) { try once(key) }
    switch key {
    case "": return
    case "scale": traits.displayScale = try number(rest, in: 0.1...100)
    case "direction":
      traits.layoutDirection = try name(rest, of: [.leftToRight, .rightToLeft], "a direction")
    case "locale": traits.locale = LocaleIdentifier(String(recorded: rest))
    case "legibilityWeight":
      traits.legibilityWeight = try name(
        rest, of: TextLegibilityWeight.allCases, "a legibility weight")
    case "horizontalSizeClass":
      traits.horizontalSizeClass = try name(rest, of: InterfaceSizeClass.allCases, "a size class")
    case "verticalSizeClass":
      traits.verticalSizeClass = try name(rest, of: InterfaceSizeClass.allCases, "a size class")
    case "systemFont": systemFont = try fontName(rest)
    case "fallbackFont": fallbackFonts.append(try fontName(rest))
    case "priorities": priorities = try priorities(rest)
    case "accept": try accept(rest)
    case "template":
      try close()
      guard !rest.isEmpty else { throw error("a template needs a name") }
      open = RecordedTemplate(name: String(recorded: rest))
      seen.formIntersection(Self.headKeys)
    default: try readOfTemplate(key, rest)
    }
  }

  /// The keys of the file's head that occur once at most.
  private static let headKeys: Set<Substring> = [
    "scale", "direction", "locale", "legibilityWeight", "horizontalSizeClass",
    "verticalSizeClass", "systemFont", "priorities",
  ]

  /// Refuses a line that says again, and perhaps otherwise, what one above it has said.
  private mutating func once(_ key: Substring) throws(BaselineError) {
    guard seen.insert(key).inserted else { throw error("\"\(key)\" occurs twice") }
  }

  mutating func baseline() throws(BaselineError) -> Baseline {
    guard hasHeading else { throw error("the file is empty") }
    try close()
    try require(!templates.isEmpty, "there are no heights, because no template is recorded")
    return Baseline(
      settings: MeasurementSettings(
        traits, priorities: priorities,
        fonts: MeasuringFonts(systemFont: systemFont, fallbackFonts: fallbackFonts)),
      accepted: accepted, templates: templates)
  }

  private mutating func readOfTemplate(_ key: Substring, _ rest: Substring) throws(BaselineError) {
    guard var template = open else { throw error("\"\(key)\" is before the first template") }
    // Taken out, lest each line copies those above it.
    open = nil
    switch key {
    case "system":
      try once(key)
      let system = String(recorded: rest)
      if let systems, !systems.contains(system) {
        throw error("there is no system \"\(rest)\"; known are \(systems.joined(separator: ", "))")
      }
      template.system = system
    case "sizes":
      try checkBeforeContents(key, template)
      try once(key)
      for name in rest.split(separator: " ") {
        guard let category = DynamicTypeCategory(sizeName: String(name)) else {
          throw error("there is no text size \"\(name)\"")
        }
        try append(category, to: &template.categories, "the text size \(category.sizeName)")
      }
    case "widths":
      try checkBeforeContents(key, template)
      try once(key)
      for width in rest.split(separator: " ") {
        let points = try number(width, in: 0...1e6)
        try append(points, to: &template.widths, "the width \(points.short)")
      }
    case "constant":
      guard let sign = rest.ranges(of: " = ").last else { throw error("a constant needs a value") }
      let name = String(recorded: rest[..<sign.lowerBound])
      try require(
        !template.constants.contains(where: { $0.name == name }),
        "the constant \(name) occurs twice")
      template.constants.append(
        RecordedConstant(name: name, value: String(recorded: rest[sign.upperBound...])))
    case "finding":
      let words = rest.split(separator: " ")
      guard words.count == 2, let count = Int(words[1]) else {
        throw error("a finding needs a name and the number of its cells")
      }
      let name = String(recorded: words[0])
      try require(
        !template.findings.contains(where: { $0.name == name }),
        "the finding \(words[0]) occurs twice")
      template.findings.append(RecordedFinding(name: name, count: count))
    case "content":
      try checkLastContent(of: template)
      template.contents.append(RecordedContent(name: RecordedContent.name(rest)))
    default: try readHeights(key, rest, of: &template)
    }
    open = template
  }

  private func append<Value: Equatable>(
    _ value: Value, to values: inout [Value], _ name: String
  ) throws(BaselineError) {
    guard !values.contains(value) else { throw error("\(name) occurs twice") }
    values.append(value)
  }

  /// Heights that were read have as many widths and sizes as were listed above them.
  private func checkBeforeContents(
    _ key: Substring, _ template: RecordedTemplate
  ) throws(BaselineError) {
    try require(template.contents.isEmpty, "\"\(key)\" must come before the contents")
  }

  private func readHeights(
    _ key: Substring, _ rest: Substring, of template: inout RecordedTemplate
  ) throws(BaselineError) {
    guard key.last == ":" else {
      let known = "template, content, constant, finding, system, sizes, widths, accept"
      throw error("\"\(key)\" is unknown; known are \(known)")
    }
    guard let row = template.contents.last?.heights.count else {
      throw error("heights need a content before them")
    }
    let width = try number(key.dropLast(), in: 0...1e6)
    try require(
      row < template.widths.count && template.widths[row] == width,
      "the widths of a content must have the order of \"widths\"")
    var heights: [Double] = []
    for height in rest.split(separator: " ") { heights.append(try number(height, in: 0...1e9)) }
    try require(
      heights.count == template.categories.count,
      "\(heights.count) heights for \(template.categories.count) sizes")
    template.contents[template.contents.count - 1].heights.append(heights)
  }

  private mutating func close() throws(BaselineError) {
    guard let template = open else { return }
    try checkLastContent(of: template)
    let isKnown = templates.contains { $0.name == template.name && $0.system == template.system }
    try require(!isKnown, "the template \(template.title), which ends here, occurs twice")
    try require(
      template.contents.contains(where: { $0.heights.contains { !$0.isEmpty } }),
      "the template \(template.title), which ends here, has no heights")
    templates.append(template)
    open = nil
  }

  private func checkLastContent(of template: RecordedTemplate) throws(BaselineError) {
    guard let content = template.contents.last else { return }
    try require(
      content.heights.count == template.widths.count,
      "content \"\(content.name)\" has heights for \(content.heights.count) of "
        + "\(template.widths.count) widths")
  }

  private mutating func accept(_ rest: Substring) throws(BaselineError) {
    let (name, reason) = Self.firstWord(of: rest)
    try require(!name.isEmpty && !reason.isEmpty, "an accepted finding needs its name and a reason")
    accepted.append(AcceptedFinding(name: String(recorded: name), reason: String(recorded: reason)))
  }

  /// The word before the first space, and what follows the spaces. A combining mark after a space
  /// makes one Character with it, and ends the word all the same.
  private static func firstWord(of text: Substring) -> (word: Substring, rest: Substring) {
    let scalars = text.unicodeScalars
    let end = scalars.firstIndex(of: " ") ?? scalars.endIndex
    return (Substring(scalars[..<end]), Substring(scalars[end...].drop { $0 == " " }))
  }

  private func fontName(_ text: Substring) throws(BaselineError) -> String {
    guard !text.isEmpty else { throw error("a font needs its name") }
    return String(recorded: text)
  }

  private func name<Value>(
    _ text: Substring, of values: [Value], _ kind: String
  ) throws(BaselineError) -> Value {
    guard let value = values.first(where: { "\($0)" == text }) else {
      let names = values.map { "\($0)" }
      throw error("\(kind) is \(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")")
    }
    return value
  }

  private func priorities(_ text: Substring) throws(BaselineError) -> FittingPriorities {
    let words = text.split(separator: " ")
    guard words.count == 2 else { throw error("priorities are two numbers") }
    return FittingPriorities(
      horizontal: LayoutPriority(try number(words[0], in: 0.001...1000)),
      vertical: LayoutPriority(try number(words[1], in: 0.001...1000)))
  }

  private func number(
    _ text: Substring, in range: ClosedRange<Double>
  ) throws(BaselineError) -> Double {
    guard let number = Double(text), range.contains(number) else {
      throw error("\"\(text)\" is not a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  private func require(
    _ condition: Bool, _ problem: @autoclosure () -> String
  ) throws(BaselineError) {
    guard condition else { throw error(problem()) }
  }

  private func error(_ problem: String) -> BaselineError {
    BaselineError(line: max(line, 1), problem: problem)
  }
}

package struct BaselineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  package let line: Int
  package let problem: String

  package var description: String { "line \(line): \(problem)" }
}

import SelfSizing
import SelfSizingAutoLayout

/// A run that tries unexpected texts on a template, and minimizes those that fail.
struct Fuzzing<Content: Sendable> {
  private let template: CellTemplate<Content>, content: Content, run: MeasuringRun
  private let measurer: Measurer<Content>
  private let count = Counter()

  private final class Counter { var value = 0 }

  /// The texts stand in for one of the content's at a time; all others stay.
  init(_ template: CellTemplate<Content>, content: Content, _ run: MeasuringRun) {
    self.template = template
    self.content = content
    self.run = run
    measurer = Measurer(template)
  }

  func tryKinds() throws(MeasuringError) -> FuzzResult {
    let originals = template.texts(for: content)
    var failures: [FuzzFailure] = [], budgets: [CharacterBudget] = []
    for (index, label) in template.boundLabels.enumerated() where index < originals.count {
      for kind in TextKind.allCases {
        failures += try self.failures(
          of: kind.text(for: originals[index]), on: index, label, source: kind.rawValue)
      }
      let counts = try run.categories.map { (category) throws(MeasuringError) in
        try budget(of: index, category)
      }
      budgets.append(CharacterBudget(label: label, counts: counts))
    }
    return result(try standing(), failures, budgets)
  }

  /// Tries translations on the named labels, or on all, and ranks failures by how much they hide.
  func tryTranslations(_ translations: [Translation], on labels: [String])
    throws(MeasuringError) -> FuzzResult
  {
    var failures: [FuzzFailure] = []
    for (index, label) in template.boundLabels.enumerated()
    where labels.isEmpty || labels.contains(label.name) {
      for translation in translations {
        failures += try self.failures(
          of: translation.text, on: index, label, source: translation.name,
          locale: LocaleIdentifier(translation.locale))
      }
    }
    let ranked = failures.sorted { $0.hiddenCharacterCount > $1.hiddenCharacterCount }
    return result(try standing(), ranked, [])
  }

  private func result(
    _ standing: [StandingFailure], _ failures: [FuzzFailure], _ budgets: [CharacterBudget]
  ) -> FuzzResult {
    FuzzResult(
      template: template.name, run: run, standing: standing, failures: failures,
      budgets: budgets, measuredCount: count.value)
  }

  /// Of each kind of failure the one with the shortest text, over all sizes and widths.
  private func failures(
    of text: String, on index: Int, _ label: LayoutDescription.Element, source: String,
    locale: LocaleIdentifier? = nil
  ) throws(MeasuringError) -> [FuzzFailure] {
    var shortest: [CellFinding.Kind: FuzzFailure] = [:]
    for category in run.categories {
      for width in run.widths {
        let place = Place(index: index, category: category, width: width, locale: locale)
        for found in Self.ofEachKind(try findings(text, place), label) {
          // A longer text than the shortest so far need not be shortened to know that it is longer.
          if let known = shortest[found.kind] {
            let count = min(max(known.text.count - 1, 0), Self.maximumShortenedCount)
            if try !fails(String(text.prefix(count)), found, place) { continue }
          }
          let short = try shortened(text, found, place)
          let hidden = found.kind == .truncated ? try hiddenCount(text, place) : 0
          shortest[found.kind] = FuzzFailure(
            kind: found.kind, label: label, item: found.item, source: source, text: short,
            hiddenCharacterCount: hidden, category: category, width: width, message: found.message)
        }
      }
    }
    return CellFinding.Kind.allCases.compactMap { shortest[$0] }
  }

  private struct Place {
    let index: Int, category: DynamicTypeCategory, width: Double
    var locale: LocaleIdentifier?
  }

  private func measure(_ text: String, _ place: Place) throws(MeasuringError) -> CellMeasurement {
    var texts = template.texts(for: content)
    texts[place.index] = text
    var traits = run.settings.traits(place.category)
    if let locale = place.locale { traits.locale = locale }
    count.value += 1
    return try measurer.measure(
      content, texts: texts, width: place.width, traits: traits,
      priorities: run.settings.priorities)
  }

  /// The faults of the cell with texts of one character in all labels.
  private func standing() throws(MeasuringError) -> [StandingFailure] {
    let texts = template.texts(for: content).map { _ in Self.shortestText }
    var failures: [StandingFailure] = []
    for category in run.categories {
      for width in run.widths {
        count.value += 1
        let found = try measurer.measure(
          content, texts: texts, width: width, traits: run.settings.traits(category),
          priorities: run.settings.priorities
        ).findings.filter(\.kind.isDefect)
        for (index, finding) in found.enumerated()
        where !found[..<index].contains(where: finding.isSameFault) {
          if let known = failures.firstIndex(where: { finding.isSameFault(as: $0.finding) }) {
            failures[known].count += 1
          } else {
            failures.append(StandingFailure(finding: finding, category: category, width: width))
          }
        }
      }
    }
    return failures
  }

  private static var shortestText: String { "i" }

  /// Of each kind one finding: about the label itself, or else the first.
  private static func ofEachKind(_ findings: [CellFinding], _ label: LayoutDescription.Element)
    -> [CellFinding]
  {
    CellFinding.Kind.allCases.compactMap { kind in
      let found = findings.filter { $0.kind == kind }
      return found.first { $0.item == label.name } ?? found.first
    }
  }

  /// The failures of a cell with a text that it does not have with a text of one character: what is
  /// wrong whatever the text is no failure of the text. Unknown widths are none either.
  private func findings(_ text: String, _ place: Place) throws(MeasuringError) -> [CellFinding] {
    // A word that is long enough is broken in any cell.
    let found = try measure(text, place).findings.filter {
      !$0.kind.row.isAboutFigures && $0.kind != .brokenWord
    }
    guard !found.isEmpty else { return [] }
    let always = try measure(Self.shortestText, place).findings
    return found.filter { !always.contains(where: $0.isSameFault) }
  }

  private func fails(
    _ text: String, _ fault: CellFinding, _ place: Place
  ) throws(MeasuringError) -> Bool { try findings(text, place).contains(where: fault.isSameFault) }

  /// No one looks through a longer text, and each try wraps all of it again.
  private static var maximumShortenedCount: Int { 1 << 14 }

  /// The shortest beginning of a text that still fails: doubled until it does, then halved between
  /// what passes and what fails. A text that fails for its sheer length is unchanged. Takes O(*n*
  /// log *n*) in the characters of the result.
  private func shortened(
    _ text: String, _ fault: CellFinding, _ place: Place
  ) throws(MeasuringError) -> String {
    if try fails("", fault, place) { return "" }
    func end(_ count: Int) -> String.Index {
      text.index(text.startIndex, offsetBy: count, limitedBy: text.endIndex) ?? text.endIndex
    }
    var (passing, failing) = (0, 1)
    while end(failing) < text.endIndex, try !fails(String(text[..<end(failing)]), fault, place) {
      (passing, failing) = (failing, 2 * failing)
      if failing > Self.maximumShortenedCount { return text }
    }
    // The doubled count may be beyond the text, which fails as a whole.
    if end(failing) == text.endIndex { failing = text.count }
    let shortest = try Self.leastFailing(after: passing, upTo: failing) {
      (count) throws(MeasuringError) in
      try fails(String(text[..<end(count)]), fault, place)
    }
    return String(text[..<end(shortest)])
  }

  private static func leastFailing(
    after passing: Int, upTo failing: Int, _ fails: (Int) throws(MeasuringError) -> Bool
  ) throws(MeasuringError) -> Int {
    var (passing, failing) = (passing, failing)
    while failing - passing > 1 {
      let middle = (passing + failing) / 2
      if try fails(middle) { failing = middle } else { passing = middle }
    }
    return failing
  }

  private func hiddenCount(_ text: String, _ place: Place) throws(MeasuringError) -> Int {
    let name = template.boundLabels[place.index].name
    return try measure(text, place).items.first { $0.name == name }?.text?.hiddenCharacterCount ?? 0
  }

  /// How many characters of plain words fit at a text size at every width.
  private func budget(of index: Int, _ category: DynamicTypeCategory) throws(MeasuringError) -> Int?
  {
    var least: Int?
    for width in run.widths {
      let place = Place(index: index, category: category, width: width)
      guard try !findings(TextKind.words(CharacterBudget.maximumCount), place).isEmpty else {
        continue
      }
      let failing = try Self.leastFailing(after: 0, upTo: CharacterBudget.maximumCount) {
        (count) throws(MeasuringError) in
        try !findings(TextKind.words(count), place).isEmpty
      }
      least = min(least ?? .max, failing - 1)
    }
    return least
  }
}

extension CellFinding {
  /// Whether another finding is of what fails here in the same way, whatever the figures.
  fileprivate func isSameFault(as other: CellFinding) -> Bool {
    kind == other.kind && item == other.item
  }
}

/// A text of a string catalog in one language.
package struct Translation: Hashable, Sendable {
  package let key: String, locale: String, text: String

  /// Key and locale: `recipe.title (de)`.
  package var name: String { "\(key) (\(locale))" }
}

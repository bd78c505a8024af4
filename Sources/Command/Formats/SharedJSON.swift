import SelfSizing

extension JSONValue {
  static func count(_ count: Int) -> JSONValue { .number(Double(count)) }
  static func counts(_ counts: [Int]) -> JSONValue { .array(counts.map(count)) }
  static func numbers(_ numbers: [Double]) -> JSONValue { .array(numbers.map(number)) }
  static func strings(_ texts: [String]) -> JSONValue { .array(texts.map(string)) }

  /// An object of the members that have a value.
  static func object(known members: [(String, JSONValue?)]) -> JSONValue {
    .object(members.compactMap { key, value in value.map { (key, $0) } })
  }

  static func lines(_ values: [JSONValue]) -> String {
    "[" + values.map { "\n" + $0.text() }.joined(separator: ",") + "\n]"
  }

  static func finding(_ finding: CellFinding) -> JSONValue {
    .object(known: [
      ("kind", .string(finding.kind.name)), ("item", .string(finding.item ?? "")),
      ("message", .string(finding.message)),
      ("suggestedFix", finding.suggestedFix.map(JSONValue.string)),
      ("file", .string(finding.site.fileID)), ("line", .count(finding.site.line)),
    ])
  }

  static func fileFindings(_ findings: [CellFinding]) -> [(String, JSONValue)] {
    findings.isEmpty ? [] : [("fileFindings", .array(findings.map(finding)))]
  }

  static func system(_ system: String?) -> [(String, JSONValue)] {
    system.map { [("system", .string($0))] } ?? []
  }

  static func fallbacks(_ fallbacks: [ItemFallback]) -> [(String, JSONValue)] {
    guard !fallbacks.isEmpty else { return [] }
    let values = fallbacks.map { fallback in
      JSONValue.object([
        ("item", .string(fallback.item)), ("font", .string(fallback.font)),
        ("characters", .string(String(String.UnicodeScalarView(fallback.characters)))),
        ("count", .count(fallback.count)),
      ])
    }
    return [("fallbacks", .array(values))]
  }

  /// The members for what all measurements of a run share; unspecified traits are absent.
  static func settings(_ settings: MeasurementSettings) -> [(String, JSONValue)] {
    traits(settings.traits) + fonts(settings.fonts) + [
      ("horizontalFittingPriority", .number(settings.priorities.horizontal.rawValue)),
      ("verticalFittingPriority", .number(settings.priorities.vertical.rawValue)),
    ]
  }

  /// The members for traits, under UIKit's names, without the text size.
  private static func traits(_ traits: TraitCollection) -> [(String, JSONValue)] {
    let members: [(String, JSONValue)] = [
      ("displayScale", .number(traits.displayScale)),
      ("layoutDirection", .string("\(traits.layoutDirection)")),
      ("locale", .string(traits.locale.identifier)),
    ]
    return members + traits.specified.map { ($0.name, .string($0.value)) }
  }

  private static func fonts(_ fonts: MeasuringFonts) -> [(String, JSONValue)] {
    (fonts.systemFont.map { [("systemFont", .string($0))] } ?? [])
      + (fonts.fallbackFonts.isEmpty ? [] : [("fallbackFonts", .strings(fonts.fallbackFonts))])
  }
}

import SelfSizing

extension JSONValue {
  static func count(_ count: Int) -> JSONValue { .number(Double(count)) }
  static func counts(_ counts: [Int]) -> JSONValue { .array(counts.map(count)) }
  static func numbers(_ numbers: [Double]) -> JSONValue { .array(numbers.map(number)) }
  static func strings(_ texts: [String]) -> JSONValue { .array(texts.map(string)) }

  /// The members for a place in the sources.
  static func site(_ site: DeclarationSite) -> [(String, JSONValue)] {
    [("file", .string(site.fileID)), ("line", .count(site.line))]
  }

  static func finding(_ finding: CellFinding) -> JSONValue {
    let words: [(String, JSONValue)] = [
      ("kind", .string(finding.kind.name)), ("item", .string(finding.item ?? "")),
      ("message", .string(finding.message)),
    ]
    let fix = finding.suggestedFix.map { [("suggestedFix", JSONValue.string($0))] } ?? []
    return .object(words + fix + site(finding.site))
  }

  /// The member for findings about the file that a template was read from, if there are any.
  static func fileFindings(_ findings: [CellFinding]) -> [(String, JSONValue)] {
    findings.isEmpty ? [] : [("fileFindings", .array(findings.map(finding)))]
  }

  /// The member for the system whose figures cells took, if one was requested.
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

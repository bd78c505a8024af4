import SelfSizing

/// The values and members that several documents have in common.
extension JSONValue {
  /// A finding: what it is, what it says, what would help, and where it was declared.
  static func finding(_ finding: CellFinding) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("kind", .string(finding.kind.name)),
      ("item", .string(finding.item ?? "")),
      ("message", .string(finding.message)),
    ]
    if let fix = finding.suggestedFix { members.append(("suggestedFix", .string(fix))) }
    members.append(("file", .string(finding.site.fileID)))
    members.append(("line", .number(Double(finding.site.line))))
    return .object(members)
  }

  /// The member for the findings about the file that a template was read from; none where there are
  /// none.
  static func fileFindings(_ findings: [CellFinding]) -> [(String, JSONValue)] {
    findings.isEmpty ? [] : [("fileFindings", .array(findings.map(finding)))]
  }

  /// The member for the system whose figures cells took; none where none was asked for.
  static func system(_ system: String?) -> [(String, JSONValue)] {
    system.map { [("system", .string($0))] } ?? []
  }

  /// The member for the fallbacks that set characters of a cell; none where no fallback does.
  static func fallbacks(_ fallbacks: [ItemFallback]) -> [(String, JSONValue)] {
    guard !fallbacks.isEmpty else { return [] }
    let values = fallbacks.map { fallback in
      JSONValue.object([
        ("item", .string(fallback.item)), ("font", .string(fallback.font)),
        ("characters", .string(String(String.UnicodeScalarView(fallback.characters)))),
        ("count", .number(Double(fallback.count))),
      ])
    }
    return [("fallbacks", .array(values))]
  }

  /// The members for what all measurements of a run have in common; traits that are left
  /// unspecified are absent.
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
    return members + traits.specified.map { ($0.name, JSONValue.string($0.value)) }
  }

  /// The members for the names of the font files that take part.
  private static func fonts(_ fonts: MeasuringFonts) -> [(String, JSONValue)] {
    var members: [(String, JSONValue)] = []
    if let name = fonts.systemFont { members.append(("systemFont", .string(name))) }
    if !fonts.fallbackFonts.isEmpty {
      members.append(("fallbackFonts", .array(fonts.fallbackFonts.map(JSONValue.string))))
    }
    return members
  }
}

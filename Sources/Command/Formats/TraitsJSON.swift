import SelfSizing

extension JSONValue {
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
    var members: [(String, JSONValue)] = [
      ("displayScale", .number(traits.displayScale)),
      ("layoutDirection", .string("\(traits.layoutDirection)")),
      ("locale", .string(traits.locale.identifier)),
    ]
    if traits.legibilityWeight != .unspecified {
      members.append(("legibilityWeight", .string("\(traits.legibilityWeight)")))
    }
    for (name, sizeClass) in [
      ("horizontalSizeClass", traits.horizontalSizeClass),
      ("verticalSizeClass", traits.verticalSizeClass),
    ] where sizeClass != .unspecified {
      members.append((name, .string("\(sizeClass)")))
    }
    return members
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

import SelfSizing

/// The cells of a collection, and the window on it: what simulate and bench have in common.
struct CollectionSelection: Hashable, Sendable {
  var templates: [String]
  var content: ContentSource?, system: PlatformProfile?
  var traits = TraitCollection()
  var width: Double = 375
  var height: Double = 812

  static func flags(_ templates: [String]) -> [Flag<CollectionSelection>] {
    [
      .value(
        "template", .list(of: .template(templates)), \.templates,
        "templates, used by the items in turn (default: all)"),
      .value(
        "content", .content, optional: \.content,
        "contents of the items, a JSON array of objects; - reads standard input; needs exactly one "
          + "template (default: the template's samples)"),
      .value(
        "ios", .system, optional: \.system,
        "iOS version whose figures the cells use: 18 or 26 (default: the templates' own)"),
      .value("width", .length("W"), \.width, "width of the viewport in points (default: 375)"),
      .value("height", .length("H"), \.height, "height of the viewport in points (default: 812)"),
    ] + TraitCollection.flags.within(\CollectionSelection.traits)
  }
}

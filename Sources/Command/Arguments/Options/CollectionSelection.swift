import SelfSizing

/// The cells of a collection, and the window on it: what simulate and bench have in common.
struct CollectionSelection: Hashable, Sendable {
  var templates: [String]
  var content: ContentSource?
  var system: PlatformProfile?
  var traits = TraitCollection()
  var width: Double = 375
  var height: Double = 812
}

extension CollectionSelection {
  static func flags<Options>(
    _ templates: [String], in selection: WritableKeyPath<Options, CollectionSelection>
  ) -> [Flag<Options>] {
    [
      .value(
        "template", .list(of: .template(templates)), selection.appending(path: \.templates),
        "templates, used by the items in turn (default: all)"),
      .value(
        "content", .content, optional: selection.appending(path: \.content),
        "contents of the items, a JSON array of objects; - reads standard input; needs exactly one "
          + "template (default: the template's samples)"),
      .value(
        "ios", .system, optional: selection.appending(path: \.system),
        "iOS version whose figures the cells use: 18 or 26 (default: the templates' own)"),
      .value(
        "width", .length("W"), selection.appending(path: \.width),
        "width of the viewport in points (default: 375)"),
      .value(
        "height", .length("H"), selection.appending(path: \.height),
        "height of the viewport in points (default: 812)"),
    ] + TraitCollection.flags(in: selection.appending(path: \.traits))
  }
}

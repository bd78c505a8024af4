import SelfSizing

/// Which cells fill a collection, and through what window it is seen: what simulate and bench have
/// in common.
struct CollectionSelection: Hashable, Sendable {
  /// The names of the templates, which items use in turn.
  var templates: [String]
  /// The content of the items; nil for each template's samples.
  var content: ContentSource?
  /// The system whose figures cells take; nil for the one that each template is declared for.
  var system: PlatformProfile?
  /// The traits of the cells apart from the text size.
  var traits = TraitCollection()
  /// The width of the viewport in points.
  var width: Double = 375
  /// The height of the viewport in points.
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

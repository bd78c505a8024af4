import SelfSizing

/// The text sizes of a report, and those of them that are seen first.
struct ShownSizes {
  /// All sizes that any template was measured at, ascending.
  let all: [DynamicTypeCategory]
  /// The sizes that are seen first: L and AX3, or else those that stand for them.
  let first: [DynamicTypeCategory]

  init(_ templates: [TemplateMeasurements]) {
    let measured = Set(templates.flatMap(\.categories))
    all = DynamicTypeCategory.allCases.filter(measured.contains)
    first = templates.flatMap { Self.first(of: $0.categories) }.distinct
  }

  /// The sizes of a template that are seen first: of two or fewer all.
  static func first(of categories: [DynamicTypeCategory]) -> [DynamicTypeCategory] {
    guard categories.count > 2 else { return categories }
    let usual = categories.contains(.large) ? .large : categories[categories.count / 2]
    let greatest = categories.max() ?? usual
    let accessible =
      categories.contains(.accessibilityExtraLarge) ? .accessibilityExtraLarge : greatest
    return usual == accessible ? [usual] : [usual, accessible]
  }

  func html() -> String {
    guard all.count > 1 else { return "" }
    let buttons = all.map { size in
      let isFirst = first.contains(size)
      return "<button type=\"button\" data-size=\"\(size.headingName)\""
        + "\(isFirst ? " data-first=\"true\"" : "") aria-pressed=\"\(isFirst)\">"
        + "\(size.headingName)</button>"
    }
    let every =
      first.count == all.count
      ? "" : "<button type=\"button\" data-all=\"true\" aria-pressed=\"false\">all</button>"
    return "<div id=\"sizes\" role=\"group\" aria-label=\"Text sizes\">"
      + "<span aria-hidden=\"true\">Text sizes</span>\(buttons.joined())\(every)</div>"
  }
}

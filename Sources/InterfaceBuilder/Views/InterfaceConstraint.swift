import SelfSizingAutoLayout

/// A constraint as a document describes it; items are ids.
package struct InterfaceConstraint: Sendable {
  package struct Side: Hashable, Sendable {
    /// The item's id; nil for the view that holds the constraint.
    package let item: String?
    package let attribute: LayoutAttribute
  }

  package let id: String
  package let line: Int
  package let first: Side
  package let relation: LayoutConstraint.Relation
  package let second: Side?
  package let multiplier: Double
  package let constant: Double
  package let priority: Double
  package let identifier: String?

  private static let attributes: [String: LayoutAttribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]

  /// A multiplier as it is written: a number, or a ratio such as 16:9 or 1/3.
  static func multiplier(_ text: String) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
      .map { plainNumber(String($0)) }
    guard let width = parts[0] else { return nil }
    if parts.count == 1 { return width }
    guard parts.count == 2, let height = parts[1], height != 0, (width / height).magnitude <= 1e6
    else { return nil }
    return width / height
  }

  /// Reads a constraint; nil where it takes no effect in a running app, or means nothing.
  init?(_ element: MarkupElement, keepsPlaceholders: Bool, _ log: ReadingLog) {
    let reader = ElementReader(element, log)
    id = reader.string("id") ?? "line \(element.line)"
    line = element.line
    identifier = reader.string("identifier")
    reader.ignore("symbolic", "symbolType", "relationName")
    let isPlaceholder = reader.flag("placeholder") == true
    let isInstalled = reader.flag("installed") != false && reader.flag("active") != false
    guard let first = Self.side("first", reader) else { return nil }
    self.first = first
    second = reader.string("secondAttribute") == nil ? nil : Self.side("second", reader)
    relation = reader.choice("relation") ?? .equal
    constant = reader.number("constant") ?? 0
    priority = reader.number("priority") ?? 1000
    let ratio = reader.string("multiplier")
    multiplier = ratio.flatMap(Self.multiplier) ?? 1
    if let ratio, Self.multiplier(ratio) == nil { reader.noteValue(ratio, of: "multiplier") }
    reader.finish()
    if element["secondAttribute"] != nil, second == nil { return nil }
    if isPlaceholder, !keepsPlaceholders {
      reader.note(.designTime, "a placeholder constraint is removed when the app is built")
      return nil
    }
    guard isInstalled else { return nil }
  }

  private static func side(_ name: String, _ reader: ElementReader) -> Side? {
    let item = reader.string("\(name)Item")
    guard let text = reader.string("\(name)Attribute") else {
      reader.note(.invalidConstraint, "a constraint without \(name)Attribute is left out")
      return nil
    }
    guard let attribute = attributes[text] else {
      reader.note(
        .unknown, "the constraint's \(name)Attribute \(text.shortened) is not known; it is left out"
      )
      return nil
    }
    return Side(item: item, attribute: attribute)
  }

  /// Why UIKit refuses a constraint; nil if it does not.
  package var mistake: String? {
    let first = self.first.attribute
    if !(priority > 0 && priority <= 1000) {
      return "the priority \(priority) is outside (0, 1000]"
    }
    guard let second = self.second?.attribute
    else { return first.isSize ? nil : "\(first) is compared to nothing" }
    if first.isSize != second.isSize { return "\(first) is compared to \(second)" }
    if !first.isSize, first.axis != second.axis {
      return "\(first) and \(second) are on different axes"
    }
    if !first.isSize, multiplier == 0 { return "the multiplier is 0" }
    if first.isDirectional && second.isAbsoluteSide || first.isAbsoluteSide && second.isDirectional
    {
      return "\(first) and \(second) part in right-to-left interfaces"
    }
    return nil
  }
}

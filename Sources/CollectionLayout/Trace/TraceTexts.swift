import SelfSizingGeometry

// The text of calls and steps in a trace's lines.

extension Array {
  /// The elements one after the other.
  var text: String { isEmpty ? "nothing" : map { "\($0)" }.joined(separator: " ") }
}

extension CollectionViewLayoutInvalidationContext {
  /// The elements and the adjustments that are not zero, as in `item [0, 3] size 0.0×49.5`.
  var text: String {
    var parts: [String] = []
    if invalidateEverything { parts.append("everything") }
    if invalidateDataSourceCounts { parts.append("counts") }
    parts += invalidatedItemIndexPaths.map { "\(CollectionElement.item($0))" }
    parts += invalidatedSupplementaryElements.map { "\($0)" }
    if contentSizeAdjustment != .zero { parts.append("size \(contentSizeAdjustment.text)") }
    if contentOffsetAdjustment != .zero { parts.append("offset \(contentOffsetAdjustment.text)") }
    return parts.text
  }
}

extension CollectionViewLayoutAttributes {
  /// The element, its place and size, and what is not as usual.
  var text: String {
    var text = "\(element) \(frame.text)"
    if let column { text += " column \(column)" }
    if zIndex != 0 { text += " z \(zIndex)" }
    if alpha != 1 { text += " alpha \(alpha)" }
    if isHidden { text += " hidden" }
    if isPinned { text += " pinned" }
    return text
  }
}

extension CollectionViewLayoutAttributes {
  /// Returns the text of an answer as far as it differs from the question: its size, and all of it
  /// if more has changed.
  func text(changing original: CollectionViewLayoutAttributes) -> String {
    var resized = original
    resized.size = size
    return resized == self ? size.text : text
  }
}

extension LayoutPoint {
  /// The coordinates, as in `(0.0, 120.5)`.
  var text: String { "(\(x), \(y))" }
}

extension LayoutSize {
  /// The width and the height, as in `320.0×44.0`.
  var text: String { "\(width)×\(height)" }
}

extension LayoutRect {
  /// The origin and the size, as in `(0.0, 120.5) 320.0×44.0`.
  var text: String { "\(origin.text) \(size.text)" }
}

extension LayoutEdgeInsets {
  /// The distances, as in `(20.0, 0.0, 34.0, 0.0)`: top, left, bottom, right.
  var text: String { "(\(top), \(left), \(bottom), \(right))" }
}

extension ItemIdentity {
  /// The number, or the text in quotation marks.
  var text: String { string?.quoted ?? description }
}

extension ReuseIdentifier {
  /// The name, in quotation marks where it could not be read otherwise.
  var text: String {
    let isPlain = name.unicodeScalars.allSatisfy { !$0.isControl && $0 != "\"" && $0 != "\\" }
    return name.isEmpty || !isPlain ? name.quoted : name
  }
}

extension String {
  /// The text in quotation marks, on one line whatever is in it.
  var quoted: String {
    var text = "\""
    for scalar in unicodeScalars {
      if scalar == "\"" || scalar == "\\" {
        text += "\\"
      } else if scalar.isControl {
        text += "\\u{\(String(scalar.value, radix: 16))}"
        continue
      }
      text.unicodeScalars.append(scalar)
    }
    return text + "\""
  }
}

extension Unicode.Scalar {
  /// Whether a scalar ends a line or cannot be seen.
  fileprivate var isControl: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value) || value == 0x2028 || value == 0x2029
  }
}

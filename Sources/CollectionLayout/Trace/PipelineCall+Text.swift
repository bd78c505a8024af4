import SelfSizingGeometry

extension PipelineCall: CustomStringConvertible {
  /// The call and the answer on one line, as in
  /// `preferredLayoutAttributesFitting item [0, 3] 320.0×44.0 → 320.0×93.5`.
  package var description: String {
    switch self {
    case .numberOfSections(let count): "numberOfSections → \(count)"
    case .numberOfItems(let section, let count): "numberOfItems inSection \(section) → \(count)"
    case .identityOfItem(let path, let identity): "identity ofItemAt \(path) → \(identity.text)"
    case .identityOfSection(let section, let identity):
      "identity ofSection \(section) → \(identity.text)"
    case .indexPath(let identity, let path):
      "indexPath ofItem \(identity.text) → \(path.map { "\($0)" } ?? "nil")"
    case .shouldInvalidateForBounds(let bounds, let answer):
      "shouldInvalidateLayout forBoundsChange \(bounds.text) → \(answer)"
    case .contextForBounds(let bounds, let context):
      "invalidationContext forBoundsChange \(bounds.text) → \(context)"
    case .invalidate(let context): "invalidateLayout with \(context)"
    case .prepare: "prepare"
    case .contentSize(let size): "collectionViewContentSize → \(size.text)"
    case .prepareForUpdates: "prepare forCollectionViewUpdates"
    case .targetContentOffset(let proposed, let answer):
      "targetContentOffset forProposedContentOffset \(proposed.text) → \(answer.text)"
    case .elements(let rect, let elements):
      "layoutAttributesForElements in \(rect.text) → \(Self.text(of: elements))"
    case .reuseIdentifier(let element, let identifier):
      "reuseIdentifier for \(element) → \(identifier.text)"
    case .didEndDisplaying(let cell): "didEndDisplaying \(cell.text)"
    case .dequeue(let cell, let element, let isNew):
      "dequeueReusableCell for \(element) → \(cell.text)\(isNew ? ", new" : "")"
    case .preferredAttributes(let original, let answer):
      "preferredLayoutAttributesFitting \(original.text) → \(Self.change(original, answer))"
    case .shouldInvalidateForPreferred(let element, let answer):
      "shouldInvalidateLayout forPreferredLayoutAttributes \(element) → \(answer)"
    case .contextForPreferred(let element, let context):
      "invalidationContext forPreferredLayoutAttributes \(element) → \(context)"
    case .finalAttributes(let attributes): "finalLayoutAttributes → \(attributes.text)"
    case .initialAttributes(let attributes): "initialLayoutAttributes → \(attributes.text)"
    case .finalizeUpdates: "finalizeCollectionViewUpdates"
    case .prefetch(let paths): "prefetchItems at \(Self.text(of: paths))"
    case .cancelPrefetching(let paths):
      "cancelPrefetchingForItems at \(Self.text(of: paths))"
    }
  }

  private static func text<Value>(of values: [Value]) -> String {
    values.isEmpty ? "nothing" : values.map { "\($0)" }.joined(separator: " ")
  }

  /// Returns what an answer says beyond the question: its size, and all of it if more has changed.
  private static func change(
    _ original: CollectionViewLayoutAttributes, _ answer: CollectionViewLayoutAttributes
  ) -> String {
    var resized = original
    resized.size = answer.size
    return resized == answer ? answer.size.text : answer.text
  }
}

extension InvalidationSummary: CustomStringConvertible {
  /// The elements and the adjustments that are not zero, as in `item [0, 3] size 0.0×49.5`.
  package var description: String {
    var parts: [String] = []
    if invalidatesEverything { parts.append("everything") }
    if invalidatesDataSourceCounts { parts.append("counts") }
    parts += elements.map { "\($0)" }
    if contentSizeAdjustment != .zero { parts.append("size \(contentSizeAdjustment.text)") }
    if contentOffsetAdjustment != .zero { parts.append("offset \(contentOffsetAdjustment.text)") }
    return parts.isEmpty ? "nothing" : parts.joined(separator: " ")
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
    for name in custom.keys.sorted() {
      text += " \(name.quoted) \(custom[name] ?? 0)"
    }
    return text
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
  /// The number, the halves in hexadecimal digits, or the text in quotation marks.
  var text: String { string?.quoted ?? description }
}

extension ReusableCell {
  /// The identifier and the number, as in `item#3`.
  var text: String { "\(identifier.text)#\(number)" }
}

extension ReuseIdentifier {
  /// Whether a scalar of a name can be in a line unquoted.
  static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isControl && scalar != "\"" && scalar != "\\"
  }

  /// The name, in quotation marks where it could not be read otherwise.
  var text: String {
    name.isEmpty || !name.unicodeScalars.allSatisfy(Self.isPlain) ? name.quoted : name
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

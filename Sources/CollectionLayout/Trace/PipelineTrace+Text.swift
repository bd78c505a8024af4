import SelfSizingGeometry

extension CollectionView {
  /// Every traced request with its calls and its outcome, and what is visible now; nil without a
  /// trace.
  package var traceText: String? {
    guard let trace else { return nil }
    var lines = ["viewport \(trace.viewport.text)"]
    if !trace.beginsAtFirstStep { lines[0] += ", after the first step" }
    var settings = Self.settings(.firstFullyVisible, .layout)
    for (number, entry) in trace.entries.enumerated() {
      if entry.settings != settings { lines.append("set \(entry.settings)") }
      settings = entry.settings
      // Before the first request there is nothing yet that could be invalidated.
      if entry.isInvalidated, number > 0 { lines.append("invalidated") }
      lines.append("\(number) \(entry.request)")
      lines += entry.calls.map { "  \($0)" }
      switch entry.outcome {
      case .failure(let error): lines.append("  = error \(error)")
      case .success(let step):
        lines.append("  = \(step)")
        lines += step.displacements.map { "    \($0)" }
        lines += step.findings.map { "    ! \($0)" }
      }
    }
    lines.append("= offset \(contentOffset.text) of \(contentSize.text)")
    lines += layoutAttributesForVisibleElements.map { "= \($0.text)" }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension ScrollStep: CustomStringConvertible {
  /// The step's effects, on one line.
  public var description: String {
    "offset \(offsetBefore) → \(offsetAfter), corrected by \(correction), content "
      + "\(contentSizeBefore.text) → \(contentSizeAfter.text), \(measuredCount) cells asked "
      + "\(preferredAttributesCalls) times in \(passes) passes, \(createdCellCount) of "
      + "\(dequeuedCellCount) cells new"
  }
}

extension ScrollStep.Displacement: CustomStringConvertible {
  /// The element and the distances, as in `item [0, 3] by 0.0, its end by 49.5`.
  public var description: String {
    var text = "\(element) by \(distance)"
    if endDistance != distance { text += ", its end by \(endDistance)" }
    if acrossDistance != 0 { text += ", across by \(acrossDistance)" }
    return wasSettled ? text : text + ", not settled before"
  }
}

extension PipelineRequest: CustomStringConvertible {
  package var description: String {
    func list<Value>(_ values: [Value]) -> String { values.map { " \($0)" }.joined() }
    return switch self {
    case .layoutIfNeeded: "layoutIfNeeded"
    case .scroll(let distance): "scroll by \(distance)"
    case .setContentOffset(let offset): "setContentOffset \(offset.text)"
    case .scrollToItem(let path, let position): "scrollToItem at \(path) at \(position)"
    case .setViewport(let viewport): "setViewport \(viewport.text)"
    case .reloadData: "reloadData"
    case .performBatchUpdates(let updates): "performBatchUpdates \(updates)"
    case .invalidateMeasurements: "invalidateMeasurements"
    case .reconfigureItems(let paths): "reconfigureItems at\(list(paths))"
    case .applyPreferredLayoutAttributes(let attributes):
      "applyPreferredLayoutAttributes\(list(attributes.map(\.text)))"
    case .applyMeasuredHeights(let heights):
      "applyMeasuredHeights"
        + list(heights.map { "\($0.identity.text) at \($0.indexPath) \($0.width)×\($0.height)" })
    }
  }
}

extension CollectionViewUpdates: CustomStringConvertible {
  /// The changes, as in `delete [0, 1] insert [0, 4] move [0, 2]→[0, 3]`.
  public var description: String {
    var parts = deletedItems.map { "delete \($0)" }
    parts += insertedItems.map { "insert \($0)" }
    parts += reloadedItems.map { "reload \($0)" }
    parts += movedItems.map { "move \($0.source)→\($0.destination)" }
    parts += deletedSections.map { "delete section \($0)" }
    parts += insertedSections.map { "insert section \($0)" }
    parts += reloadedSections.map { "reload section \($0)" }
    parts += movedSections.map { "move section \($0.source)→\($0.destination)" }
    return parts.isEmpty ? "nothing" : parts.joined(separator: " ")
  }
}

extension CollectionViewport {
  var text: String {
    var text = "\(size.text) @\(displayScale)x"
    if contentInset != .zero { text += " inset \(contentInset.text)" }
    if safeAreaInsets != .zero { text += " safe area \(safeAreaInsets.text)" }
    if contentInsetAdjustmentBehavior != .automatic {
      text += " adjusting \(contentInsetAdjustmentBehavior)"
    }
    if layoutDirection == .rightToLeft { text += " rightToLeft" }
    if contentSizeCategory != .large { text += " text size \(contentSizeCategory)" }
    return text
  }
}

extension Array {
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
  /// The text of an answer as far as it differs from the question: its size, or all of it.
  func text(changing original: CollectionViewLayoutAttributes) -> String {
    var resized = original
    resized.size = size
    return resized == self ? size.text : text
  }
}

extension LayoutPoint { var text: String { "(\(x), \(y))" } }
extension LayoutSize { var text: String { "\(width)×\(height)" } }
extension LayoutRect { var text: String { "\(origin.text) \(size.text)" } }
extension LayoutEdgeInsets { var text: String { "(\(top), \(left), \(bottom), \(right))" } }
extension ItemIdentity { var text: String { string?.quoted ?? description } }

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
  fileprivate var isControl: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value) || value == 0x2028 || value == 0x2029
  }
}

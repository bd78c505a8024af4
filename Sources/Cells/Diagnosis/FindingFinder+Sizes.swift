import SelfSizingAutoLayout
import SelfSizingGeometry

extension FindingFinder {
  /// For how many items of a cell reasons are looked for; each look compiles a program.
  private static let maximumReasonCount = 4

  /// The items that are smaller than their content and lose some of it, by their positions, with
  /// the constraints that make them so.
  func squeezed(_ engine: LayoutEngine, sizing: inout some IntrinsicSizing)
    throws(LayoutError) -> [Int: CellFinding.Squeeze]
  {
    var found: [(index: Int, axis: LayoutAxis)] = []
    for index in items.indices where !items[index].isHidden {
      if let axis = squeezedAxis(index) { found.append((index, axis)) }
    }
    guard !found.isEmpty else { return [:] }
    let extents = found.prefix(Self.maximumReasonCount).map {
      AmbiguousItem(element: items[$0.index].element, axis: $0.axis)
    }
    let reasons = try engine.reasons(for: extents, target, shape.variation, sizing: &sizing)
    var squeezed: [Int: CellFinding.Squeeze] = [:]
    for (place, (index, axis)) in found.enumerated() {
      let element = items[index].element
      let attributes = shape.description.elements[element].attributes
      squeezed[index] = CellFinding.Squeeze(
        axis: axis, extent: extent(of: element, axis).withoutNoise,
        needed: solution.intrinsicContentSizes[element][axis],
        compressionResistance: attributes.compressionResistance[axis],
        causes: place < reasons.count ? reasons[place] : [])
    }
    return squeezed
  }

  func squeezings(_ squeezed: [Int: CellFinding.Squeeze]) -> [CellFinding] {
    squeezed.keys.sorted().compactMap { index in
      // What a text does not show is said once.
      guard items[index].text?.hiddenCharacterCount ?? 0 == 0, let squeeze = squeezed[index] else {
        return nil
      }
      return finding(.squeezed(squeeze), items[index])
    }
  }

  /// The axis along which an item is smaller than what it measures, by more than can be seen, and
  /// loses some of its content.
  private func squeezedAxis(_ index: Int) -> LayoutAxis? {
    let element = items[index].element
    let axes = shape.description.elements[element].attributes.intrinsicAxes
    guard axes != [] else { return nil }
    for axis in LayoutAxis.allCases where axes.contains(axis) {
      let needed = solution.intrinsicContentSizes[element][axis]
      if extent(of: element, axis) < needed - pixel - LayoutSolution.tolerance,
        losesContent(index, axis)
      {
        return axis
      }
    }
    return nil
  }

  /// The extent of the rectangle that takes part in layout, which frames may exceed.
  private func extent(of element: Int, _ axis: LayoutAxis) -> Double {
    let insets = shape.description.elements[element].attributes.alignmentRectInsets
    let inset = axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    return solution.frames[element].size[axis] - inset
  }

  /// Whether an item that is smaller along an axis than what it measures does not show all of
  /// itself.
  ///
  /// A picture scales. A text wraps or truncates, which is another finding, unless it shrinks;
  /// what is missing of its lines' height is lost. The title of a control does as a text does, and
  /// a text field scrolls. A view whose compression resistance was lowered is meant to shrink; a
  /// control never is.
  private func losesContent(_ index: Int, _ axis: LayoutAxis) -> Bool {
    let description = shape.description.elements[items[index].element]
    switch items[index].kind {
    case .label: return axis == .vertical && items[index].text?.fontScale == 1
    case .control:
      let hasTitle = items[index].text != nil || description.className == "UITextField"
      return axis == .vertical || !hasTitle
    case .view: return description.attributes.compressionResistance[axis] >= .defaultHigh
    case .cell, .contentView, .image, .stack, .separator, .spacer: return false
    }
  }
}

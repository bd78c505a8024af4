import SelfSizingAutoLayout
import SelfSizingGeometry

/// An item of a template, as far as findings look at it. Plain numbers: looking at each item of
/// each cell counts no references.
struct OutcomeItem {
  /// The item's index in the layout's description.
  let element: Int
  /// The item's label; -1 for none.
  let label: Int
  let isLabel: Bool
  /// Whether texts must not lie over it, nor it over texts.
  let isReadable: Bool
  /// Whether it may lose content where it is smaller along an axis than what it measures.
  private let losesWidth: Bool, losesHeight: Bool
  /// By how much frames exceed alignment rectangles.
  private let excess: LayoutSize

  init(_ layout: CellLayout, element index: Int) {
    let element = layout.description.elements[index]
    let attributes = element.attributes
    let kind = layout.kinds[index]
    self.element = index
    label = layout.labels.firstIndex { $0.element == index } ?? -1
    isLabel = kind == .label
    isReadable = label >= 0 || kind == .control
    let loses: (width: Bool, height: Bool) =
      switch kind {
      case .label: (false, true)
      case .control: (label < 0 && element.className != "UITextField", true)
      case .view: (true, true)
      case .cell, .contentView, .image, .stack, .separator, .spacer: (false, false)
      }
    losesWidth = loses.width && attributes.intrinsicAxes.contains(.width)
    losesHeight = loses.height && attributes.intrinsicAxes.contains(.height)
    let insets = attributes.alignmentRectInsets
    excess = LayoutSize(width: insets.left + insets.right, height: insets.top + insets.bottom)
  }

  /// Whether the item may lose some of its content, as ``FindingFinder`` compares sizes.
  ///
  /// - Parameters:
  ///   - size: The size of its frame, not rounded.
  ///   - needed: What it measures.
  ///   - pixel: The height of a physical pixel, in points.
  func isSqueezed(_ size: LayoutSize, _ needed: IntrinsicContentSize, _ pixel: Double) -> Bool {
    losesWidth
      && size.width - excess.width < needed.width - pixel - LayoutSolution.tolerance
      || losesHeight
        && size.height - excess.height < needed.height - pixel - LayoutSolution.tolerance
  }
}

import SelfSizingCassowary
import SelfSizingGeometry

extension LayoutCompiler {
  /// UIKit sets the guide's insets itself, from a width that it does not publish.
  /// - Source: Assumed.
  static let readableFill: LayoutPriority = 999.9

  /// Holds every readable content guide in the middle of the margins, as wide as may be read.
  mutating func addReadableGuides() {
    for index in description.elements.indices {
      let element = description.elements[index]
      guard element.role == .readableGuide, let container = element.container else { continue }
      let (guide, margins) = (regions[index], marginsRegion(of: container))
      let origin = RowOrigin.readable(element: index)
      equate(.start(of: guide, .vertical), .start(of: margins, .vertical), origin)
      equate(.end(of: guide, .vertical), .end(of: margins, .vertical), origin)
      equate(.center(of: guide, .horizontal), .center(of: margins, .horizontal), origin)
      let width = LayoutExpression.size(of: guide, .horizontal)
      let widest = LayoutExpression.size(of: margins, .horizontal)
      guard let readable = description.elements[container].attributes.readableContentWidth else {
        equate(width, widest, origin)
        continue
      }
      add(width, .lessThanOrEqual, widest, .required, origin)
      add(width, .lessThanOrEqual, .constant(readable), .required, origin)
      add(width, .equal, widest, Self.readableFill, origin)
    }
  }

  /// Turns autoresizing masks into required constraints to the container. What the container grows
  /// by goes to the flexible stretches (margin, item, margin) in proportion to what they were; in
  /// equal shares if all of them were zero.
  mutating func addAutoresizing() {
    for index in description.elements.indices {
      let element = description.elements[index]
      guard let resizing = element.autoresizing, let container = element.container else { continue }
      for axis in LayoutAxis.allCases {
        let (before, extent) = resizing.shares(axis)
        let outer = regions[container]
        let isHorizontal = axis == .horizontal
        let location: LayoutAttribute = isHorizontal ? .left : .top
        buffer.add(.start(of: regions[index], axis))
        buffer.add(-LayoutExpression.start(of: outer, axis))
        addStretch(
          resizing.frame.origin[axis], before, of: outer, resizing.containerSize, axis,
          .autoresizing(element: index, location))
        buffer.add(.size(of: regions[index], axis))
        addStretch(
          resizing.frame.size[axis], extent, of: outer, resizing.containerSize, axis,
          .autoresizing(element: index, isHorizontal ? .width : .height))
      }
    }
  }

  /// Ends the row as equal to a length that grows by a share of what its container grows.
  private mutating func addStretch(
    _ length: Double, _ share: Double, of container: LayoutRegion, _ size: LayoutSize,
    _ axis: LayoutAxis, _ origin: RowOrigin
  ) {
    buffer.add(.constant(share * size[axis] - length))
    if share != 0 { buffer.add(.size(of: container, axis) * -share) }
    end(.equal, .required, origin)
  }
}

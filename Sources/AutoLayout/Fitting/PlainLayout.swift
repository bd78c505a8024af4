import SelfSizingGeometry

/// A solved layout of which there is nothing to say: no constraints contradict each other, no item
/// is ambiguous, and no text would take another height in a third pass.
///
/// Its lists keep their room from one layout to the next.
@usableFromInline
package struct PlainLayout {
  /// The root's size in points, not rounded to pixels.
  package internal(set) var size = LayoutSize.zero
  /// The frame of every element in the root's coordinates, by index, not rounded.
  package internal(set) var frames: [LayoutRect] = []
  /// The intrinsic size that each element reported last, by index.
  package internal(set) var intrinsicContentSizes: [IntrinsicContentSize] = []

  /// Creates a layout that is read into.
  package init() {}
}

extension LayoutEngine {
  /// Fits the layout as ``fit(_:_:sizing:)`` does, and reads what came out plainly.
  ///
  /// - Parameters:
  ///   - target: The size that the root is pulled toward under the variation's fitting priorities.
  ///   - variation: Hidden states, axes, direction and fitting priorities.
  ///   - sizing: Gives the intrinsic sizes.
  ///   - layout: Takes the frames, in the room that it has.
  /// - Returns: Whether the layout is plain; if not, what was read is of no use.
  /// - Throws: ``LayoutError``; the engine is then as it was.
  @inlinable
  package func fitPlainly(
    _ target: LayoutSize, _ variation: LayoutVariation, sizing: inout some IntrinsicSizing,
    into layout: inout PlainLayout
  ) throws(LayoutError) -> Bool {
    try pass(target, variation, sizing: &sizing).read(into: &layout)
  }
}

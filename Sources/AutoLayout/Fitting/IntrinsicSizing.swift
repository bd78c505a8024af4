/// A source of the intrinsic sizes of a layout's items: texts, images, controls.
public protocol IntrinsicSizing {
  /// Returns what an item measures of itself.
  ///
  /// - Parameters:
  ///   - element: The item's index in the ``LayoutDescription``.
  ///   - preferredMaxLayoutWidth: The width at which a text wraps, in points; nil in the first
  ///     pass, in which it stays on one line.
  mutating func intrinsicContentSize(ofElementAt element: Int, preferredMaxLayoutWidth: Double?)
    -> IntrinsicContentSize

  /// Returns what an item measures of its height, baselines and lines; the width is not read, and
  /// so need not be measured.
  ///
  /// - Parameters:
  ///   - element: The item's index in the ``LayoutDescription``.
  ///   - preferredMaxLayoutWidth: The width at which a text wraps, in points.
  mutating func intrinsicContentHeight(ofElementAt element: Int, preferredMaxLayoutWidth: Double)
    -> IntrinsicContentSize
}

extension IntrinsicSizing {
  /// Returns the whole size.
  @inlinable
  public mutating func intrinsicContentHeight(
    ofElementAt element: Int, preferredMaxLayoutWidth: Double
  ) -> IntrinsicContentSize {
    intrinsicContentSize(ofElementAt: element, preferredMaxLayoutWidth: preferredMaxLayoutWidth)
  }
}

/// A source of the intrinsic sizes of items, by their index in the ``LayoutDescription``.
public protocol IntrinsicSizing {
  /// Returns what an item measures of itself with a text wrapped at a width in points; nil in the
  /// first pass, in which it stays on one line.
  mutating func intrinsicContentSize(
    ofElementAt element: Int, preferredMaxLayoutWidth: Double?
  ) -> IntrinsicContentSize

  /// Returns an item's height, baselines and lines; the width is not read.
  mutating func intrinsicContentHeight(
    ofElementAt element: Int, preferredMaxLayoutWidth: Double
  ) -> IntrinsicContentSize
}

extension IntrinsicSizing {
  /// Returns the whole size.
  @inlinable public mutating func intrinsicContentHeight(
    ofElementAt element: Int, preferredMaxLayoutWidth: Double
  ) -> IntrinsicContentSize {
    intrinsicContentSize(ofElementAt: element, preferredMaxLayoutWidth: preferredMaxLayoutWidth)
  }
}

import SelfSizingAutoLayout
import SelfSizingGeometry

/// The code of a cell's views, which is asked for what only it knows: the sizes and texts of
/// ``CellValues/askedElements``.
package struct ViewCode {
  /// Returns the size of an element's view, wrapped at a width in points; nil for one line.
  let size: (_ element: Int, _ preferredMaxLayoutWidth: Double?) -> IntrinsicContentSize
  /// Returns the text that an element's view shows in a frame of a size in points; nil for none.
  let text: (_ element: Int, _ size: LayoutSize) -> SizedLabel?

  /// Creates code of views that are there as long as it is asked.
  package init(
    size: @escaping (_ element: Int, _ preferredMaxLayoutWidth: Double?) -> IntrinsicContentSize,
    text: @escaping (_ element: Int, _ size: LayoutSize) -> SizedLabel?
  ) {
    self.size = size
    self.text = text
  }
}

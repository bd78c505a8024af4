/// A reference that does not keep its element alive, and is nil once the element is gone.
///
/// Does what `weak` does at the price of a load: describing a tree reads two of these per
/// constraint, and `weak` made that two to three times slower (`CompareAutoLayout describe`).
/// Elements are not `Sendable`, so no one reads the reference while the element goes.
final class ElementHandle {
  /// The element, which sets this to nil before it goes.
  unowned(unsafe) var element: LayoutElement?

  init(_ element: LayoutElement) {
    self.element = element
  }
}

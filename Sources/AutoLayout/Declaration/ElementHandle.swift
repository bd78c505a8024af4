/// The reference to an element that all of its constraints share.
final class ElementHandle {
  @BackReference var element: LayoutElement?

  init(_ element: LayoutElement) { self.element = element }
}

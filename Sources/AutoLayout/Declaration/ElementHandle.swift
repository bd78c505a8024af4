final class ElementHandle {
  @BackReference var element: LayoutElement?

  init(_ element: LayoutElement) { self.element = element }
}

@MainActor @preconcurrency open class UIDeferredMenuElement: UIMenuElement {
  public convenience init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init()
  }
  public static func uncached(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void)
    -> UIDeferredMenuElement
  { UIDeferredMenuElement() }
}

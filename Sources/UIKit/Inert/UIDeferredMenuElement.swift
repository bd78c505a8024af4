/// UIKit's `UIDeferredMenuElement`.
@MainActor @preconcurrency open class UIDeferredMenuElement: UIMenuElement {
  /// Creates one as UIKit does.
  public convenience init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init()
  }
  /// UIKit's `uncached`.
  public static func uncached(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void)
    -> UIDeferredMenuElement
  { UIDeferredMenuElement() }
}

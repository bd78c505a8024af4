/// UIKit's `UIPreviewParameters`.
@MainActor @preconcurrency open class UIPreviewParameters: NSObject {
  /// UIKit's `visiblePath`.
  open var visiblePath: UIBezierPath?
  /// UIKit's `shadowPath`.
  open var shadowPath: UIBezierPath?
  /// UIKit's `backgroundColor`.
  open var backgroundColor: UIColor?
}

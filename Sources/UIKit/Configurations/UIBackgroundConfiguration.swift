/// The background of a cell. It has no effect on sizes.
public struct UIBackgroundConfiguration {
  /// UIKit's `ImageContentMode`.
  public enum ImageContentMode {
    /// UIKit's cases of the same names.
    case scaleToFill, scaleAspectFit, scaleAspectFill
  }
  /// UIKit's `customView`.
  public var customView: UIView?
  /// UIKit's `cornerRadius`.
  public var cornerRadius: CGFloat = 0
  /// UIKit's `backgroundInsets`.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// UIKit's `edgesAddingLayoutMarginsToBackgroundInsets`.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// UIKit's `backgroundColor`.
  public var backgroundColor: UIColor?
  /// UIKit's `backgroundColorTransformer`.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// UIKit's `visualEffect`.
  public var visualEffect: UIVisualEffect?
  /// UIKit's `image`.
  public var image: UIImage?
  /// UIKit's `imageContentMode`.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// UIKit's `strokeColor`.
  public var strokeColor: UIColor?
  /// UIKit's `strokeColorTransformer`.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// UIKit's `strokeWidth`.
  public var strokeWidth: CGFloat = 0
  /// UIKit's `strokeOutset`.
  public var strokeOutset: CGFloat = 0
  /// UIKit's `clear`.
  public static func clear() -> Self { Self() }
  /// UIKit's `listCell`.
  public static func listCell() -> Self { Self() }
  /// UIKit's `listPlainCell`.
  public static func listPlainCell() -> Self { Self() }
  /// UIKit's `listGroupedCell`.
  public static func listGroupedCell() -> Self { Self() }
  /// UIKit's `listSidebarCell`.
  public static func listSidebarCell() -> Self { Self() }
  /// UIKit's `listAccompaniedSidebarCell`.
  public static func listAccompaniedSidebarCell() -> Self { Self() }
  /// UIKit's `listHeader`.
  public static func listHeader() -> Self { Self() }
  /// UIKit's `listFooter`.
  public static func listFooter() -> Self { Self() }
  /// UIKit's `listPlainHeaderFooter`.
  public static func listPlainHeaderFooter() -> Self { Self() }
  /// UIKit's `listGroupedHeaderFooter`.
  public static func listGroupedHeaderFooter() -> Self { Self() }
  /// UIKit's `listSidebarHeader`.
  public static func listSidebarHeader() -> Self { Self() }
  /// UIKit's `updated`.
  public func updated(for state: UIConfigurationState) -> Self { self }
  /// UIKit's `resolvedBackgroundColor`.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    backgroundColor ?? .clear
  }
  /// UIKit's `resolvedStrokeColor`.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { strokeColor ?? .clear }
}

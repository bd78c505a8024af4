import SelfSizingGeometry
import SelfSizingTypography

/// Traits that can be set.
public protocol UIMutableTraits {
  /// UIKit's `preferredContentSizeCategory`.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// UIKit's `displayScale`.
  var displayScale: CGFloat { get set }
  /// UIKit's `layoutDirection`.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// UIKit's `legibilityWeight`.
  var legibilityWeight: UILegibilityWeight { get set }
  /// UIKit's `horizontalSizeClass`.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// UIKit's `verticalSizeClass`.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// UIKit's `userInterfaceStyle`.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// UIKit's `userInterfaceIdiom`.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// UIKit's `userInterfaceLevel`.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// UIKit's `accessibilityContrast`.
  var accessibilityContrast: UIAccessibilityContrast { get set }
}

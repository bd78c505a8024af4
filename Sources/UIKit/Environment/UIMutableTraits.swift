import SelfSizingGeometry
import SelfSizingTypography

/// Traits that can be set.
public protocol UIMutableTraits {
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var displayScale: CGFloat { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var legibilityWeight: UILegibilityWeight { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
}

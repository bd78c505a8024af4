import SelfSizingGeometry

struct StatedTraits: UITraitOverrides, Hashable {
  var category: DynamicTypeCategory?
  var displayScale: CGFloat = 0
  var direction: InterfaceDirection?
  var legibilityWeight = UILegibilityWeight.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified

  var preferredContentSizeCategory: UIContentSizeCategory {
    get { category.map { UIContentSizeCategory($0) } ?? .unspecified }
    set { category = newValue.dynamicTypeCategory }
  }
  var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { direction.flatMap { .init(rawValue: $0.rawValue) } ?? .unspecified }
    set { direction = InterfaceDirection(rawValue: newValue.rawValue) }
  }

  mutating func adopt(_ other: Self) {
    category = other.category ?? category
    direction = other.direction ?? direction
    if other.displayScale != 0 { displayScale = other.displayScale }
    if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
    if other.accessibilityContrast != .unspecified {
      accessibilityContrast = other.accessibilityContrast
    }
  }

  /// Whether a trait differs; of one that is not known here it is assumed.
  static func differs(_ trait: UITrait.Type, _ first: Self, _ second: Self) -> Bool {
    var changed = first
    return !changed.take(trait, of: second) || changed != first
  }

  func contains(_ trait: UITrait.Type) -> Bool {
    var copy = self
    copy.remove(trait)
    return copy != self
  }

  mutating func remove(_ trait: UITrait.Type) { take(trait, of: StatedTraits()) }

  /// Takes over one trait, specified or not; false for one that is not known here.
  @discardableResult private mutating func take(_ trait: UITrait.Type, of other: Self) -> Bool {
    switch trait {
    case is UITraitPreferredContentSizeCategory.Type: category = other.category
    case is UITraitDisplayScale.Type: displayScale = other.displayScale
    case is UITraitLayoutDirection.Type: direction = other.direction
    case is UITraitLegibilityWeight.Type: legibilityWeight = other.legibilityWeight
    case is UITraitHorizontalSizeClass.Type: horizontalSizeClass = other.horizontalSizeClass
    case is UITraitVerticalSizeClass.Type: verticalSizeClass = other.verticalSizeClass
    case is UITraitUserInterfaceStyle.Type: userInterfaceStyle = other.userInterfaceStyle
    case is UITraitUserInterfaceIdiom.Type: userInterfaceIdiom = other.userInterfaceIdiom
    case is UITraitUserInterfaceLevel.Type: userInterfaceLevel = other.userInterfaceLevel
    case is UITraitAccessibilityContrast.Type: accessibilityContrast = other.accessibilityContrast
    default: return false
    }
    return true
  }
}

import SelfSizingGeometry

struct TraitOverrides: UITraitOverrides {
  var values = UITraitCollection.Values()
  var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.category.map { UIContentSizeCategory($0) } ?? .unspecified }
    set { values.category = newValue.dynamicTypeCategory }
  }
  var displayScale: CGFloat {
    get { values.displayScale ?? 0 }
    set { values.displayScale = newValue }
  }
  var layoutDirection: UITraitEnvironmentLayoutDirection {
    get {
      values.direction.flatMap { UITraitEnvironmentLayoutDirection(rawValue: $0.rawValue) }
        ?? .unspecified
    }
    set { values.direction = InterfaceDirection(rawValue: newValue.rawValue) }
  }
  var legibilityWeight: UILegibilityWeight {
    get { values.legibilityWeight ?? .unspecified }
    set { values.legibilityWeight = newValue }
  }
  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass ?? .unspecified }
    set { values.horizontalSizeClass = newValue }
  }
  var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass ?? .unspecified }
    set { values.verticalSizeClass = newValue }
  }
  var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.style ?? .unspecified }
    set { values.style = newValue }
  }
  var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.idiom ?? .unspecified }
    set { values.idiom = newValue }
  }
  var userInterfaceLevel: UIUserInterfaceLevel {
    get { values.level ?? .unspecified }
    set { values.level = newValue }
  }
  var accessibilityContrast: UIAccessibilityContrast {
    get { values.contrast ?? .unspecified }
    set { values.contrast = newValue }
  }

  /// Whether a trait has another value in one collection than in another. Of a trait that is not
  /// known here it is assumed that it has.
  static func differs(
    _ trait: UITrait.Type, _ first: UITraitCollection.Values, _ second: UITraitCollection.Values
  ) -> Bool {
    switch trait {
    case is UITraitPreferredContentSizeCategory.Type: first.category != second.category
    case is UITraitDisplayScale.Type: first.displayScale != second.displayScale
    case is UITraitLayoutDirection.Type: first.direction != second.direction
    case is UITraitLegibilityWeight.Type: first.legibilityWeight != second.legibilityWeight
    case is UITraitHorizontalSizeClass.Type: first.horizontalSizeClass != second.horizontalSizeClass
    case is UITraitVerticalSizeClass.Type: first.verticalSizeClass != second.verticalSizeClass
    case is UITraitUserInterfaceStyle.Type: first.style != second.style
    case is UITraitUserInterfaceIdiom.Type: first.idiom != second.idiom
    case is UITraitUserInterfaceLevel.Type: first.level != second.level
    case is UITraitAccessibilityContrast.Type: first.contrast != second.contrast
    default: true
    }
  }

  func contains(_ trait: UITrait.Type) -> Bool {
    var copy = self
    copy.remove(trait)
    return copy.values != values
  }

  mutating func remove(_ trait: UITrait.Type) {
    switch trait {
    case is UITraitPreferredContentSizeCategory.Type: values.category = nil
    case is UITraitDisplayScale.Type: values.displayScale = nil
    case is UITraitLayoutDirection.Type: values.direction = nil
    case is UITraitLegibilityWeight.Type: values.legibilityWeight = nil
    case is UITraitHorizontalSizeClass.Type: values.horizontalSizeClass = nil
    case is UITraitVerticalSizeClass.Type: values.verticalSizeClass = nil
    case is UITraitUserInterfaceStyle.Type: values.style = nil
    case is UITraitUserInterfaceIdiom.Type: values.idiom = nil
    case is UITraitUserInterfaceLevel.Type: values.level = nil
    case is UITraitAccessibilityContrast.Type: values.contrast = nil
    default: break
    }
  }
}

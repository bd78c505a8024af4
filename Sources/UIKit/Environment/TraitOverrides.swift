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

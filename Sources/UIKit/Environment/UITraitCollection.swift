import SelfSizingGeometry
import SelfSizingTypography

/// The settings that a view is shown under; what is nil is not specified.
public final class UITraitCollection: NSObject, Sendable {
  struct Values: Hashable {
    var category: DynamicTypeCategory?
    var displayScale: CGFloat?
    var direction: InterfaceDirection?
    var legibilityWeight: UILegibilityWeight?
    var horizontalSizeClass: UIUserInterfaceSizeClass?
    var verticalSizeClass: UIUserInterfaceSizeClass?
    var style: UIUserInterfaceStyle?
    var idiom: UIUserInterfaceIdiom?
    var level: UIUserInterfaceLevel?
    var contrast: UIAccessibilityContrast?
  }

  let values: Values

  init(values: Values) {
    self.values = values
    super.init()
  }

  convenience init(_ traits: TraitCollection) {
    self.init(
      values: Values(
        category: traits.contentSizeCategory, displayScale: CGFloat(traits.displayScale),
        direction: traits.layoutDirection,
        legibilityWeight: UILegibilityWeight(rawValue: traits.legibilityWeight.rawValue),
        horizontalSizeClass: traits.horizontalSizeClass == .unspecified
          ? .compact : UIUserInterfaceSizeClass(rawValue: traits.horizontalSizeClass.rawValue),
        verticalSizeClass: traits.verticalSizeClass == .unspecified
          ? .regular : UIUserInterfaceSizeClass(rawValue: traits.verticalSizeClass.rawValue),
        style: .light, idiom: .phone, level: .base, contrast: .normal))
  }

  public override convenience init() { self.init(values: Values()) }
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(values: collections.reduce(into: Values()) { $0.adopt($1.values) })
  }
  public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
    self.init(values: Values(category: category.dynamicTypeCategory))
  }
  public convenience init(displayScale: CGFloat) {
    self.init(values: Values(displayScale: displayScale))
  }
  public convenience init(layoutDirection direction: UITraitEnvironmentLayoutDirection) {
    self.init(values: Values(direction: InterfaceDirection(rawValue: direction.rawValue)))
  }
  public convenience init(legibilityWeight weight: UILegibilityWeight) {
    self.init(values: Values(legibilityWeight: weight))
  }
  public convenience init(horizontalSizeClass sizeClass: UIUserInterfaceSizeClass) {
    self.init(values: Values(horizontalSizeClass: sizeClass))
  }
  public convenience init(verticalSizeClass sizeClass: UIUserInterfaceSizeClass) {
    self.init(values: Values(verticalSizeClass: sizeClass))
  }
  public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) {
    self.init(values: Values(style: style))
  }
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(values: Values(idiom: idiom))
  }
  public convenience init(userInterfaceLevel level: UIUserInterfaceLevel) {
    self.init(values: Values(level: level))
  }
  public convenience init(accessibilityContrast contrast: UIAccessibilityContrast) {
    self.init(values: Values(contrast: contrast))
  }
  public convenience init(mutations: (inout UIMutableTraits) -> Void) {
    var traits: UIMutableTraits = TraitOverrides()
    mutations(&traits)
    self.init(values: (traits as? TraitOverrides)?.values ?? Values())
  }

  public class var current: UITraitCollection {
    get { HeadlessEnvironment.collection }
    set {}
  }

  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.category.map { UIContentSizeCategory($0) } ?? .unspecified
  }
  public var displayScale: CGFloat { values.displayScale ?? 0 }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    values.direction.flatMap { UITraitEnvironmentLayoutDirection(rawValue: $0.rawValue) }
      ?? .unspecified
  }
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    values.horizontalSizeClass ?? .unspecified
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    values.verticalSizeClass ?? .unspecified
  }
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style ?? .unspecified }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom ?? .unspecified }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.level ?? .unspecified }
  public var accessibilityContrast: UIAccessibilityContrast { values.contrast ?? .unspecified }
  public var displayGamut: UIDisplayGamut { .P3 }
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
  public var activeAppearance: UIUserInterfaceActiveAppearance { .active }
  public var imageDynamicRange: UIImageDynamicRange { .standard }

  public func containsTraits(in traits: UITraitCollection?) -> Bool {
    guard let traits else { return true }
    var all = values
    all.adopt(traits.values)
    return all == values
  }
  public func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool {
    traits?.values.style != values.style || traits?.values.contrast != values.contrast
  }
  public func performAsCurrent(_ actions: () -> Void) { actions() }
  public func modifyingTraits(_ mutations: (inout UIMutableTraits) -> Void) -> UITraitCollection {
    var traits: UIMutableTraits = TraitOverrides(values: values)
    mutations(&traits)
    return UITraitCollection(values: (traits as? TraitOverrides)?.values ?? values)
  }
  public static var systemTraitsAffectingColorAppearance: [UITrait.Type] {
    [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self]
  }
  public static var systemTraitsAffectingImageLookup: [UITrait.Type] {
    [UITraitUserInterfaceStyle.self, UITraitDisplayScale.self]
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }
  public override var hash: Int { values.hashValue }

  /// The settings for measuring; what is not specified comes from the environment.
  var measuringTraits: TraitCollection {
    if self === HeadlessEnvironment.collection { return HeadlessEnvironment.traits }
    var traits = HeadlessEnvironment.traits
    if let category = values.category { traits.contentSizeCategory = category }
    if let scale = values.displayScale, scale > 0 { traits.displayScale = Double(scale) }
    if let direction = values.direction { traits.layoutDirection = direction }
    if let weight = values.legibilityWeight {
      traits.legibilityWeight = TextLegibilityWeight(rawValue: weight.rawValue) ?? .unspecified
    }
    return traits
  }
}

extension UITraitCollection.Values {
  /// Takes over what others specify.
  mutating func adopt(_ other: Self) {
    category = other.category ?? category
    displayScale = other.displayScale ?? displayScale
    direction = other.direction ?? direction
    legibilityWeight = other.legibilityWeight ?? legibilityWeight
    horizontalSizeClass = other.horizontalSizeClass ?? horizontalSizeClass
    verticalSizeClass = other.verticalSizeClass ?? verticalSizeClass
    style = other.style ?? style
    idiom = other.idiom ?? idiom
    level = other.level ?? level
    contrast = other.contrast ?? contrast
  }
}

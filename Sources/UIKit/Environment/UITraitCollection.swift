import SelfSizingGeometry
import SelfSizingTypography

/// The settings that a view is shown under; what is nil is not specified.
open class UITraitCollection: NSObject, @unchecked Sendable {
  // Immutable after initialization; no lock is needed.
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

  /// Creates one as UIKit does.
  public override convenience init() { self.init(values: Values()) }
  /// Creates one as UIKit does.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(values: collections.reduce(into: Values()) { $0.adopt($1.values) })
  }
  /// Creates one as UIKit does.
  public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
    self.init(values: Values(category: category.dynamicTypeCategory))
  }
  /// Creates one as UIKit does.
  public convenience init(displayScale: CGFloat) {
    self.init(values: Values(displayScale: displayScale))
  }
  /// Creates one as UIKit does.
  public convenience init(layoutDirection direction: UITraitEnvironmentLayoutDirection) {
    self.init(values: Values(direction: InterfaceDirection(rawValue: direction.rawValue)))
  }
  /// Creates one as UIKit does.
  public convenience init(legibilityWeight weight: UILegibilityWeight) {
    self.init(values: Values(legibilityWeight: weight))
  }
  /// Creates one as UIKit does.
  public convenience init(horizontalSizeClass sizeClass: UIUserInterfaceSizeClass) {
    self.init(values: Values(horizontalSizeClass: sizeClass))
  }
  /// Creates one as UIKit does.
  public convenience init(verticalSizeClass sizeClass: UIUserInterfaceSizeClass) {
    self.init(values: Values(verticalSizeClass: sizeClass))
  }
  /// Creates one as UIKit does.
  public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) {
    self.init(values: Values(style: style))
  }
  /// Creates one as UIKit does.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(values: Values(idiom: idiom))
  }
  /// Creates one as UIKit does.
  public convenience init(userInterfaceLevel level: UIUserInterfaceLevel) {
    self.init(values: Values(level: level))
  }
  /// Creates one as UIKit does.
  public convenience init(accessibilityContrast contrast: UIAccessibilityContrast) {
    self.init(values: Values(contrast: contrast))
  }
  /// Creates one as UIKit does.
  public convenience init(mutations: (inout UIMutableTraits) -> Void) {
    var traits: UIMutableTraits = TraitOverrides()
    mutations(&traits)
    self.init(values: (traits as? TraitOverrides)?.values ?? Values())
  }

  /// The traits of the environment.
  public class var current: UITraitCollection {
    get { HeadlessEnvironment.collection }
    set {}
  }

  /// UIKit's `preferredContentSizeCategory`.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.category.map { UIContentSizeCategory($0) } ?? .unspecified
  }
  /// UIKit's `displayScale`.
  open var displayScale: CGFloat { values.displayScale ?? 0 }
  /// UIKit's `layoutDirection`.
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    values.direction.flatMap { UITraitEnvironmentLayoutDirection(rawValue: $0.rawValue) }
      ?? .unspecified
  }
  /// UIKit's `legibilityWeight`.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }
  /// UIKit's `horizontalSizeClass`.
  open var horizontalSizeClass: UIUserInterfaceSizeClass {
    values.horizontalSizeClass ?? .unspecified
  }
  /// UIKit's `verticalSizeClass`.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
  /// UIKit's `userInterfaceStyle`.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.style ?? .unspecified }
  /// UIKit's `userInterfaceIdiom`.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom ?? .unspecified }
  /// UIKit's `userInterfaceLevel`.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.level ?? .unspecified }
  /// UIKit's `accessibilityContrast`.
  open var accessibilityContrast: UIAccessibilityContrast { values.contrast ?? .unspecified }
  /// UIKit's `displayGamut`.
  open var displayGamut: UIDisplayGamut { .P3 }
  /// UIKit's `forceTouchCapability`.
  open var forceTouchCapability: UIForceTouchCapability { .unavailable }
  /// UIKit's `activeAppearance`.
  open var activeAppearance: UIUserInterfaceActiveAppearance { .active }
  /// UIKit's `imageDynamicRange`.
  open var imageDynamicRange: UIImageDynamicRange { .standard }

  /// UIKit's `containsTraits`.
  open func containsTraits(in traits: UITraitCollection?) -> Bool {
    guard let traits else { return true }
    var all = values
    all.adopt(traits.values)
    return all == values
  }
  /// UIKit's `hasDifferentColorAppearance`.
  open func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool {
    traits?.values.style != values.style || traits?.values.contrast != values.contrast
  }
  /// UIKit's `performAsCurrent`.
  open func performAsCurrent(_ actions: () -> Void) { actions() }
  /// UIKit's `modifyingTraits`.
  open func modifyingTraits(_ mutations: (inout UIMutableTraits) -> Void) -> UITraitCollection {
    var traits: UIMutableTraits = TraitOverrides(values: values)
    mutations(&traits)
    return UITraitCollection(values: (traits as? TraitOverrides)?.values ?? values)
  }
  /// UIKit's `systemTraitsAffectingColorAppearance`.
  open class var systemTraitsAffectingColorAppearance: [UITrait.Type] {
    [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self]
  }
  /// UIKit's `systemTraitsAffectingImageLookup`.
  open class var systemTraitsAffectingImageLookup: [UITrait.Type] {
    [UITraitUserInterfaceStyle.self, UITraitDisplayScale.self]
  }

  /// UIKit's `isEqual`, as this class has it.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }
  /// UIKit's `hash`, as this class has it.
  open override var hash: Int { values.hashValue }

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

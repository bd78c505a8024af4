import SelfSizingGeometry
import SelfSizingTypography

public final class UITraitCollection: NSObject, Sendable {
  let values: StatedTraits

  init(_ values: StatedTraits) {
    self.values = values
    super.init()
  }

  convenience init(_ traits: TraitCollection) {
    self.init(
      StatedTraits(
        category: traits.contentSizeCategory, displayScale: CGFloat(traits.displayScale),
        direction: traits.layoutDirection,
        legibilityWeight: .init(rawValue: traits.legibilityWeight.rawValue) ?? .unspecified,
        horizontalSizeClass: traits.horizontalSizeClass == .regular ? .regular : .compact,
        verticalSizeClass: traits.verticalSizeClass == .compact ? .compact : .regular,
        userInterfaceStyle: .light, userInterfaceIdiom: .phone, userInterfaceLevel: .base,
        accessibilityContrast: .normal))
  }
  public override convenience init() { self.init(StatedTraits()) }
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(into: StatedTraits()) { $0.adopt($1.values) })
  }
  public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
    self.init(StatedTraits(category: category.dynamicTypeCategory))
  }
  public convenience init(displayScale: CGFloat) {
    self.init(StatedTraits(displayScale: displayScale))
  }
  public convenience init(layoutDirection direction: UITraitEnvironmentLayoutDirection) {
    self.init(StatedTraits(direction: InterfaceDirection(rawValue: direction.rawValue)))
  }
  public convenience init(legibilityWeight weight: UILegibilityWeight) {
    self.init(StatedTraits(legibilityWeight: weight))
  }
  public convenience init(horizontalSizeClass sizeClass: UIUserInterfaceSizeClass) {
    self.init(StatedTraits(horizontalSizeClass: sizeClass))
  }
  public convenience init(verticalSizeClass sizeClass: UIUserInterfaceSizeClass) {
    self.init(StatedTraits(verticalSizeClass: sizeClass))
  }
  public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) {
    self.init(StatedTraits(userInterfaceStyle: style))
  }
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(StatedTraits(userInterfaceIdiom: idiom))
  }
  public convenience init(userInterfaceLevel level: UIUserInterfaceLevel) {
    self.init(StatedTraits(userInterfaceLevel: level))
  }
  public convenience init(accessibilityContrast contrast: UIAccessibilityContrast) {
    self.init(StatedTraits(accessibilityContrast: contrast))
  }
  public convenience init(mutations: (inout UIMutableTraits) -> Void) {
    var traits: UIMutableTraits = StatedTraits()
    mutations(&traits)
    self.init(traits as? StatedTraits ?? StatedTraits())
  }
  public class var current: UITraitCollection {
    get { HeadlessEnvironment.collection }
    set {}
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  public var displayScale: CGFloat { values.displayScale }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
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
    let other = traits?.values ?? StatedTraits()
    return other.userInterfaceStyle != userInterfaceStyle
      || other.accessibilityContrast != accessibilityContrast
  }
  public func performAsCurrent(_ actions: () -> Void) { actions() }
  public func modifyingTraits(_ mutations: (inout UIMutableTraits) -> Void) -> UITraitCollection {
    var traits: UIMutableTraits = values
    mutations(&traits)
    return UITraitCollection(traits as? StatedTraits ?? values)
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
    if values.displayScale > 0 { traits.displayScale = Double(values.displayScale) }
    if let direction = values.direction { traits.layoutDirection = direction }
    if values.legibilityWeight != .unspecified {
      traits.legibilityWeight = values.legibilityWeight == .bold ? .bold : .regular
    }
    return traits
  }
}

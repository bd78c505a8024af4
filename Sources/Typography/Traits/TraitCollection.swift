import SelfSizingGeometry

/// The traits that a measurement depends on, the counterpart of `UITraitCollection`.
public struct TraitCollection: Hashable, Sendable {
  /// The reader's text size.
  public var contentSizeCategory: DynamicTypeCategory
  /// Pixels per point: 1, 2 or 3.
  public var displayScale: Double
  /// Whether leading is left or right.
  public var layoutDirection: InterfaceDirection
  /// The language that line breaking follows.
  public var locale: LocaleIdentifier
  /// Whether the reader asks for bold text.
  public var legibilityWeight: TextLegibilityWeight
  /// How much room the interface has across.
  public var horizontalSizeClass: InterfaceSizeClass
  /// How much room the interface has down.
  public var verticalSizeClass: InterfaceSizeClass
  /// The file that the system font comes from; nil for the figures that are built in.
  public var systemFont: SystemFont?
  /// The faces for characters that fonts do not have; nil for none but a font's own.
  public var fallbackFonts: FallbackFonts?

  /// Creates traits; the defaults are those of an iPhone as it is sold, in English.
  public init(
    contentSizeCategory: DynamicTypeCategory = .large, displayScale: Double = 3,
    layoutDirection: InterfaceDirection = .leftToRight,
    locale: LocaleIdentifier = .englishUnitedStates,
    legibilityWeight: TextLegibilityWeight = .unspecified,
    horizontalSizeClass: InterfaceSizeClass = .unspecified,
    verticalSizeClass: InterfaceSizeClass = .unspecified, systemFont: SystemFont? = nil,
    fallbackFonts: FallbackFonts? = nil
  ) {
    self.contentSizeCategory = contentSizeCategory
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.locale = locale
    self.legibilityWeight = legibilityWeight
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.systemFont = systemFont
    self.fallbackFonts = fallbackFonts
  }

  /// Returns the traits with some of them changed, as UIKit's `modifyingTraits(_:)` does.
  public func modifyingTraits(_ mutations: (inout TraitCollection) -> Void) -> TraitCollection {
    var traits = self
    mutations(&traits)
    return traits
  }

  /// The pixels of a screen with this display scale.
  public var pixelGrid: PixelGrid { PixelGrid(scale: displayScale) }
}

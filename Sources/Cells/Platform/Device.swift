import SelfSizingGeometry
import SelfSizingTypography

/// A model of iPhone or iPad, as far as layout depends on it.
public struct Device: Hashable, Sendable {
  /// How a device is held.
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    /// Upright.
    case portrait
    /// On its side.
    case landscape
  }

  /// The horizontal and vertical size classes.
  public struct SizeClasses: Hashable, Sendable {
    /// The size class along its axis.
    public var horizontal: InterfaceSizeClass, vertical: InterfaceSizeClass

    /// Creates a pair of size classes.
    public init(horizontal: InterfaceSizeClass, vertical: InterfaceSizeClass) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// The model's name.
  public let name: String
  package let models: [String]
  /// The screen's size in points, held upright, and how far it may be trusted.
  package let screenSize: SourcedValue<LayoutSize>
  /// Pixels per point.
  public let displayScale: Double
  /// The insets of bars and corners in each orientation, in points; absent where not known.
  package let safeAreaInsets: [Orientation: SourcedValue<LayoutEdgeInsets>]
  /// The size classes of an app that fills the screen in each orientation, if known.
  package let sizeClasses: [Orientation: SizeClasses]

  /// Creates a custom device.
  public init(
    name: String, portraitSize: LayoutSize, displayScale: Double,
    safeAreaInsets: [Orientation: LayoutEdgeInsets] = [:],
    sizeClasses: [Orientation: SizeClasses] = [:]
  ) {
    self.name = name
    models = []
    screenSize = SourcedValue(portraitSize, .exact, source: "given")
    self.displayScale = displayScale
    self.safeAreaInsets = safeAreaInsets.mapValues { SourcedValue($0, .exact, source: "given") }
    self.sizeClasses = sizeClasses
  }

  typealias Edges = (top: Double, left: Double, bottom: Double, right: Double)

  init(
    _ name: String, _ width: Double, _ height: Double, scale: Double,
    size sizeFidelity: Fidelity = .exact, _ sizeSource: String = "published by Apple",
    models: [String] = [], classes: [Orientation: SizeClasses] = .phone, portrait: Edges? = nil,
    landscape: Edges? = nil, _ fidelity: Fidelity = .assumed, _ source: String = ""
  ) {
    self.name = name
    self.models = models
    screenSize = SourcedValue(
      LayoutSize(width: width, height: height), sizeFidelity, source: sizeSource)
    displayScale = scale
    var insets: [Orientation: SourcedValue<LayoutEdgeInsets>] = [:]
    for (orientation, edges) in [(Orientation.portrait, portrait), (.landscape, landscape)] {
      insets[orientation] = edges.map {
        SourcedValue(
          LayoutEdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right),
          fidelity, source: source)
      }
    }
    safeAreaInsets = insets
    sizeClasses = classes
  }

  /// The screen's size in points, held upright.
  public var portraitSize: LayoutSize { screenSize.value }

  /// The screen's size in points.
  public func size(in orientation: Orientation = .portrait) -> LayoutSize {
    orientation == .portrait
      ? portraitSize : LayoutSize(width: portraitSize.height, height: portraitSize.width)
  }

  /// The width in points of a list that fills the screen.
  public func width(in orientation: Orientation = .portrait) -> Double {
    size(in: orientation).width
  }

  /// The traits of a cell on the device.
  public func traits(
    in orientation: Orientation = .portrait, contentSizeCategory: DynamicTypeCategory = .large,
    layoutDirection: InterfaceDirection = .leftToRight,
    locale: LocaleIdentifier = .englishUnitedStates
  ) -> TraitCollection {
    TraitCollection(
      contentSizeCategory: contentSizeCategory, displayScale: displayScale,
      layoutDirection: layoutDirection, locale: locale,
      horizontalSizeClass: sizeClasses[orientation]?.horizontal ?? .unspecified,
      verticalSizeClass: sizeClasses[orientation]?.vertical ?? .unspecified)
  }
}

extension Device.SizeClasses {
  static let compactWidth = Device.SizeClasses(horizontal: .compact, vertical: .regular)
  fileprivate static let regular = Device.SizeClasses(horizontal: .regular, vertical: .regular)

  fileprivate init(compactHeightAnd horizontal: InterfaceSizeClass) {
    self.init(horizontal: horizontal, vertical: .compact)
  }
}

extension [Device.Orientation: Device.SizeClasses] {
  static let phone: Self = [
    .portrait: .compactWidth, .landscape: Device.SizeClasses(compactHeightAnd: .compact),
  ]
  static let largePhone: Self = [
    .portrait: .compactWidth, .landscape: Device.SizeClasses(compactHeightAnd: .regular),
  ]
  static let tablet: Self = [.portrait: .regular, .landscape: .regular]
}

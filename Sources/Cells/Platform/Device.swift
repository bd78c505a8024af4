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
    /// Across.
    public var horizontal: InterfaceSizeClass
    /// Down.
    public var vertical: InterfaceSizeClass

    /// Creates a pair of size classes.
    public init(horizontal: InterfaceSizeClass, vertical: InterfaceSizeClass) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// The model's name.
  public let name: String
  /// Other models with the same figures.
  package let models: [String]
  /// The screen's size in points, held upright, and how far it may be trusted.
  package let screenSize: SourcedValue<LayoutSize>
  /// Pixels per point.
  public let displayScale: Double
  /// The insets covered by bars and corners in each orientation, in points; absent for one in which
  /// that is not known.
  package let safeAreaInsets: [Orientation: SourcedValue<LayoutEdgeInsets>]
  /// The size classes in each orientation, of an app that fills the screen, as far as they are
  /// known.
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
    models: [String] = [], portraitClasses: (InterfaceSizeClass, InterfaceSizeClass)?,
    landscapeClasses: (InterfaceSizeClass, InterfaceSizeClass)?,
    portrait: Edges? = nil, landscape: Edges? = nil, _ fidelity: Fidelity = .assumed,
    _ source: String = ""
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
    var classes: [Orientation: SizeClasses] = [:]
    for (orientation, pair) in [
      (Orientation.portrait, portraitClasses), (.landscape, landscapeClasses),
    ] {
      classes[orientation] = pair.map { SizeClasses(horizontal: $0.0, vertical: $0.1) }
    }
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

  /// The margin in points that a view controller's view keeps at either side, beyond the safe area:
  /// 16 where there is little room across, 20 where there is plenty.
  ///
  /// 16 is measured on an iPhone of 393 points with iOS 26.1; the rest is reported.
  package func horizontalMargin(in orientation: Orientation = .portrait) -> SourcedValue<Double> {
    let isRegular = sizeClasses[orientation]?.horizontal == .regular
    let isMeasured = portraitSize.width == 393 && orientation == .portrait
    return SourcedValue(
      isRegular ? 20 : 16, isMeasured ? .exact : .modelled,
      source: isMeasured ? "iOS 26.1, 3x" : "reported: 16 in compact widths, 20 in regular ones")
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

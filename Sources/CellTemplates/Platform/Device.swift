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

  /// How much room there is across and down.
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
  /// The screen's size in points, held upright.
  public let portraitSize: LayoutSize
  /// Pixels per point.
  public let displayScale: Double
  /// What bars and corners cover of the screen in each orientation, in points.
  public let safeAreaInsets: [Orientation: SourcedValue<LayoutEdgeInsets>]
  /// The size classes in each orientation, of an app that fills the screen.
  public let sizeClasses: [Orientation: SizeClasses]

  /// Creates a device of one's own.
  public init(
    name: String, portraitSize: LayoutSize, displayScale: Double,
    safeAreaInsets: [Orientation: SourcedValue<LayoutEdgeInsets>] = [:],
    sizeClasses: [Orientation: SizeClasses] = [:]
  ) {
    self.name = name
    self.portraitSize = portraitSize
    self.displayScale = displayScale
    self.safeAreaInsets = safeAreaInsets
    self.sizeClasses = sizeClasses
  }

  init(
    _ name: String, _ width: Double, _ height: Double, scale: Double,
    portrait: (Double, Double, Double, Double), landscape: (Double, Double, Double, Double),
    portraitClasses: (InterfaceSizeClass, InterfaceSizeClass),
    landscapeClasses: (InterfaceSizeClass, InterfaceSizeClass),
    _ fidelity: Fidelity, _ source: String
  ) {
    func insets(_ edges: (Double, Double, Double, Double)) -> SourcedValue<LayoutEdgeInsets> {
      SourcedValue(
        LayoutEdgeInsets(top: edges.0, left: edges.1, bottom: edges.2, right: edges.3), fidelity,
        source: source)
    }
    self.init(
      name: name, portraitSize: LayoutSize(width: width, height: height), displayScale: scale,
      safeAreaInsets: [.portrait: insets(portrait), .landscape: insets(landscape)],
      sizeClasses: [
        .portrait: SizeClasses(horizontal: portraitClasses.0, vertical: portraitClasses.1),
        .landscape: SizeClasses(horizontal: landscapeClasses.0, vertical: landscapeClasses.1),
      ])
  }

  /// The screen's size in points.
  public func size(in orientation: Orientation = .portrait) -> LayoutSize {
    orientation == .portrait
      ? portraitSize : LayoutSize(width: portraitSize.height, height: portraitSize.width)
  }

  /// The width in points of a list that fills the screen.
  public func width(in orientation: Orientation = .portrait) -> Double {
    size(in: orientation).width
  }

  /// The margin in points that a view controller's view keeps at either side, beyond the safe area: 16
  /// where there is little room across, 20 where there is plenty.
  ///
  /// 16 is measured on an iPhone of 393 points with iOS 26.1; the rest is reported.
  public func horizontalMargin(in orientation: Orientation = .portrait) -> SourcedValue<Double> {
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

import SelfSizing

/// What all measurements of a run have in common, as a report states it.
public struct MeasurementSettings: Hashable, Sendable {
  /// Pixels per point.
  public let displayScale: Double
  /// Whether leading is left or right.
  public let layoutDirection: InterfaceDirection
  /// The language of line breaking.
  public let locale: LocaleIdentifier
  /// The priorities under which the cells are fitted into their width.
  public let priorities: FittingPriorities

  /// Creates the settings of a run.
  public init(
    displayScale: Double = 3, layoutDirection: InterfaceDirection = .leftToRight,
    locale: LocaleIdentifier = .englishUnitedStates,
    priorities: FittingPriorities = .requiredWidthFittingHeight
  ) {
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.locale = locale
    self.priorities = priorities
  }

  /// The traits of a measurement at one text size.
  public func traits(_ category: DynamicTypeCategory) -> TraitCollection {
    TraitCollection(
      contentSizeCategory: category, displayScale: displayScale, layoutDirection: layoutDirection,
      locale: locale)
  }

  /// The settings in words: `3x, left to right, en_US`.
  public var summary: String {
    let direction = layoutDirection == .leftToRight ? "left to right" : "right to left"
    return "\(NumberFormat.short(displayScale))x, \(direction), \(locale.identifier)"
  }
}

import SelfSizingGeometry

/// How a stack lays out its items, the properties of a `UIStackView`.
public struct StackArrangement: Hashable, Sendable {
  /// How the items share the stack's axis, `UIStackView.Distribution`.
  public enum Distribution: Hashable, Sendable, CaseIterable {
    /// The items fill the axis and grow or shrink by their priorities.
    case fill
    /// The items fill the axis with equal sizes.
    case fillEqually
    /// The items fill the axis in proportion to their intrinsic sizes.
    case fillProportionally
    /// Equal gaps between the items.
    case equalSpacing
    /// Equal distances between the items' centers.
    case equalCentering

    /// Whether the gaps take the rest of the axis.
    var hasEqualGaps: Bool { self == .equalSpacing || self == .equalCentering }
    /// Whether the program depends on the items' intrinsic sizes.
    var dividesBySizes: Bool { self == .fillProportionally }
  }

  /// Where the items are across the stack's axis, `UIStackView.Alignment`.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    /// The items fill the stack across its axis.
    case fill
    /// At the leading edge; the top of a horizontal stack.
    case leading
    /// In the center.
    case center
    /// At the trailing edge; the bottom of a horizontal stack.
    case trailing
    /// On the first baselines of the texts; horizontal stacks only.
    case firstBaseline
    /// On the last baselines of the texts; horizontal stacks only.
    case lastBaseline

    /// The top of a horizontal stack.
    public static let top = Alignment.leading
    /// The bottom of a horizontal stack.
    public static let bottom = Alignment.trailing

    /// Whether the items are aligned by the baselines of their texts.
    public var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  }

  /// The axis along which the items follow each other.
  public var axis: LayoutAxis
  /// The gap between two neighbors, in points, or ``spacingUseSystem``.
  public var spacing: Double
  /// How the items share the axis.
  public var distribution: Distribution
  /// Where the items are across the axis.
  public var alignment: Alignment
  /// Whether the items keep off the stack's edges by its layout margins.
  public var isLayoutMarginsRelativeArrangement = false
  /// Whether a vertical stack measures its gaps from the last baseline of an item to the first one
  /// of the next. Where it keeps off its edges by margins, these reach to the nearest baseline.
  ///
  /// - Source: Apple's documentation of the property for the gaps, and for the edges of stacks that
  ///   specify a distance. That nothing is moved where none is specified is assumed: a public
  ///   Interface Builder file (`TwoColumnHeadlineFootnoteTableViewCell.xib`) holds such frames.
  public var isBaselineRelativeArrangement = false

  /// The value that asks for the system's spacing: 8 points between edges; between baselines a
  /// distance that grows with the texts, which is modelled.
  public static let spacingUseSystem = Double.leastNormalMagnitude
  /// The custom spacing that asks for the stack's own.
  public static let spacingUseDefault = Double.greatestFiniteMagnitude

  /// Creates an arrangement; the defaults are those of a `UIStackView`.
  public init(
    axis: LayoutAxis, spacing: Double = 0, distribution: Distribution = .fill,
    alignment: Alignment = .fill
  ) {
    self.axis = axis
    self.spacing = spacing
    self.distribution = distribution
    self.alignment = alignment
  }
}

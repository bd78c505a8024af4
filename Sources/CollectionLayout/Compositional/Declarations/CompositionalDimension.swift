import SelfSizingGeometry

/// The extent of an item or a group along one axis; `NSCollectionLayoutDimension`.
package enum CompositionalDimension: Hashable, Sendable {
  case fractionalWidth(Double)
  case fractionalHeight(Double)
  case absolute(Double)
  /// A guess in points until the cell has answered.
  case estimated(Double)
  /// A guess in points until the cells have answered; then the largest answer of the siblings.
  case uniformAcrossSiblings(estimate: Double)

  var isUniform: Bool {
    if case .uniformAcrossSiblings = self { true } else { false }
  }

  /// Whether cells decide; true for sizes that siblings share, as UIKit's `isEstimated` is.
  var isEstimated: Bool {
    if case .estimated = self { true } else { isUniform }
  }

  /// Returns the extent in a container, in points; for one that cells decide, the guess.
  @inline(__always)
  func resolved(in container: LayoutSize) -> Double {
    switch self {
    case .fractionalWidth(let fraction): fraction * container.width
    case .fractionalHeight(let fraction): fraction * container.height
    case .absolute(let value), .estimated(let value), .uniformAcrossSiblings(let value): value
    }
  }

  func isFraction(of axis: LayoutAxis) -> Bool {
    switch self {
    case .fractionalWidth: axis == .horizontal
    case .fractionalHeight: axis == .vertical
    case .absolute, .estimated, .uniformAcrossSiblings: false
    }
  }

  var value: Double {
    switch self {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value),
      .estimated(let value), .uniformAcrossSiblings(let value):
      value
    }
  }
}

/// A width and a height; `NSCollectionLayoutSize`.
package struct CompositionalSize: Hashable, Sendable {
  package var width: CompositionalDimension, height: CompositionalDimension

  package init(width: CompositionalDimension, height: CompositionalDimension) {
    self.width = width
    self.height = height
  }

  func dimension(_ axis: LayoutAxis) -> CompositionalDimension {
    axis == .horizontal ? width : height
  }

  /// Returns the extents in a container, in points; for those that cells decide, the guesses.
  func resolved(in container: LayoutSize) -> LayoutSize {
    LayoutSize(width: width.resolved(in: container), height: height.resolved(in: container))
  }
}

/// A distance, or the least of one; `NSCollectionLayoutSpacing`.
package enum CompositionalSpacing: Hashable, Sendable {
  case fixed(Double)
  /// So many points at least; what is left is shared evenly.
  case flexible(Double)

  var value: Double {
    switch self {
    case .fixed(let value), .flexible(let value): value
    }
  }

  var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}

/// Distances around an item that move it and others; `NSCollectionLayoutEdgeSpacing`.
package struct CompositionalEdgeSpacing: Hashable, Sendable {
  /// Each is nil for none; leading is where reading begins.
  package var leading: CompositionalSpacing?, top: CompositionalSpacing?
  package var trailing: CompositionalSpacing?, bottom: CompositionalSpacing?
  static let none = CompositionalEdgeSpacing()

  package init(
    leading: CompositionalSpacing? = nil, top: CompositionalSpacing? = nil,
    trailing: CompositionalSpacing? = nil, bottom: CompositionalSpacing? = nil
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }
}

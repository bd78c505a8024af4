import SelfSizingGeometry

/// A visual format as its parts: `H:|-[title]-(>=8)-[price(60)]-|`.
///
/// - Source: The grammar in Apple's Auto Layout Guide, "Visual Format Language".
struct VisualFormat: Hashable, Sendable {
  /// A comparison in parentheses: `>=70@500`.
  struct Predicate: Hashable, Sendable {
    var relation: LayoutConstraint.Relation
    var value: Value
    var priority: LayoutPriority
    var column: Int
  }

  /// The right side of a predicate.
  enum Value: Hashable, Sendable {
    case constant(Double)
    case view(String)
  }

  /// The connection between two views, or between a view and the superview's edge.
  enum Connection: Hashable, Sendable {
    /// Nothing: the two touch.
    case flush
    /// A hyphen: the standard distance.
    case standard
    /// A distance in hyphens.
    case distance([Predicate])
  }

  /// A view with its sizes.
  struct View: Hashable, Sendable {
    var name: String
    var sizes: [Predicate]
    var column: Int
  }

  var axis = LayoutAxis.horizontal
  /// The connection of the first view to the superview; nil if the format does not start with `|`.
  var leading: Connection?
  var views: [View] = []
  /// The connections between neighbors; `count == views.count − 1`.
  var connections: [Connection] = []
  /// The connection of the last view to the superview; nil if the format does not end with `|`.
  var trailing: Connection?

  /// How many constraints the format stands for, alignment options left out.
  var constraintCount: Int {
    let gaps = connections + [leading, trailing].compactMap { $0 }
    return views.map { $0.sizes.count }.reduce(0, +) + gaps.map { $0.constraintCount }.reduce(0, +)
  }
}

extension VisualFormat.Connection {
  var constraintCount: Int {
    if case .distance(let predicates) = self { return predicates.count }
    return 1
  }
}

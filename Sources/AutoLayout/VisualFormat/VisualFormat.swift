import SelfSizingGeometry

/// A visual format as its parts: `H:|-[title]-(>=8)-[price(60)]-|`.
/// - Source: The grammar in Apple's Auto Layout Guide, "Visual Format Language".
struct VisualFormat: Hashable, Sendable {
  /// As in `>=70@500`.
  struct Predicate: Hashable, Sendable {
    var relation: LayoutConstraint.Relation
    var value: Value
    var priority: LayoutPriority
    var column: Int
  }

  enum Value: Hashable, Sendable {
    case constant(Double)
    case view(String)
  }

  enum Connection: Hashable, Sendable {
    case flush
    case standard
    case distance([Predicate])
  }

  struct View: Hashable, Sendable {
    var name: String
    var sizes: [Predicate]
    var column: Int
  }

  var axis = LayoutAxis.horizontal
  /// Nil if the format does not start with `|`.
  var leading: Connection?
  var views: [View] = []
  /// `count == views.count − 1`.
  var connections: [Connection] = []
  /// Nil if the format does not end with `|`.
  var trailing: Connection?

  /// Alignment options left out.
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

import SelfSizingGeometry

extension LayoutDescription {
  /// The weakest priority that a height may rest on: of a constraint, an item's resistance or a
  /// stack's distribution; in (0, 1000]. A fitting size of a weaker priority changes no height.
  package var weakestPriority: LayoutPriority {
    var weakest = LayoutPriority.required
    for constraint in constraints { weakest = min(weakest, constraint.priority) }
    for element in elements where element.attributes.intrinsicAxes.contains(.height) {
      weakest = min(weakest, element.attributes.compressionResistance.vertical)
    }
    for stack in stacks {
      weakest = min(
        weakest, stack.arrangement.distribution.weakestPriority(count: stack.arranged.count))
    }
    return weakest
  }
}

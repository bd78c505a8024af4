/// The description of instances declared alike, and what holds for all of them.
final class SharedDescription {
  let description: LayoutDescription
  /// Whether heights follow from widths only by measured sizes.
  let areAxesIndependent: Bool
  let variation: LayoutVariation
  var isSettled = false
  var latest: SolvedVariation?

  init(_ description: LayoutDescription) {
    self.description = description
    variation = LayoutVariation(of: description)
    areAxesIndependent = description.areAxesIndependent && !variation.dividesBySizes
  }
}

/// Descriptions by what they say: equal instances share one copy. A tree that says what a kept
/// description does is never described itself. Belongs to one task.
struct SharedDescriptions {
  /// By fingerprint: of two trees that differ in nothing that it takes in, the later one is kept.
  private var descriptions: RecentlyUsed<TreeFingerprint, SharedDescription>

  init(capacity: Int) { descriptions = RecentlyUsed(capacity: capacity) }

  /// The description that others have in common with a tree, whose elements know their indices and
  /// whose constraints are in the order of activation; that of the tree from now on if none has.
  /// What is wrong with a declaration is never shared.
  mutating func shared(
    _ elements: [LayoutElement], _ constraints: [LayoutConstraint]
  ) -> (SharedDescription, isShared: Bool) {
    let fingerprint = TreeFingerprint(elements, constraints)
    if let known = descriptions.value(for: fingerprint),
      known.description.describes(elements, constraints)
    {
      return (known, true)
    }
    let made = SharedDescription(LayoutDescription(elements, constraints))
    guard made.description.findings.isEmpty else { return (made, false) }
    descriptions.insert(made, for: fingerprint)
    return (made, true)
  }
}

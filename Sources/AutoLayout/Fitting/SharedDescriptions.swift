/// The description of all instances of a kind of cell that were declared alike, kept once, with
/// what was found out about one of them and holds for the others.
final class SharedDescription {
  let description: LayoutDescription
  /// Whether heights follow from widths only by the sizes that items measure.
  let areAxesIndependent: Bool
  /// The variation in which everything is as it was declared.
  let variation: LayoutVariation
  /// Whether all required constraints are known to hold together.
  var isSettled = false
  /// The variation that was solved last, and its workspace.
  var latest: SolvedVariation?

  init(_ description: LayoutDescription) {
    self.description = description
    variation = LayoutVariation(of: description)
    areAxesIndependent = description.areAxesIndependent && !variation.dividesBySizes
  }
}

/// Descriptions by what they say: instances that are equal in it share one copy. A tree that says
/// what a kept description does is never described itself.
///
/// Belongs to one task, as the workspaces beside it do.
struct SharedDescriptions {
  /// By fingerprint: of two trees that differ in nothing that it takes in, the later one is kept.
  private var descriptions: RecentlyUsed<TreeFingerprint, SharedDescription>

  init(capacity: Int) { descriptions = RecentlyUsed(capacity: capacity) }

  /// The description that others have in common with a tree; that of the tree from now on if none
  /// has. What is wrong with a declaration is never shared.
  ///
  /// - Parameters:
  ///   - elements: The elements in the order of their indices, which they know.
  ///   - constraints: The active constraints in the order of activation.
  mutating func shared(_ elements: [LayoutElement], _ constraints: [LayoutConstraint])
    -> (SharedDescription, isShared: Bool)
  {
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

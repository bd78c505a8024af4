/// The description of all instances of a kind of cell that were declared alike, kept once, with
/// what was found out about one of them and holds for the others.
final class SharedDescription {
  let description: LayoutDescription
  /// Whether heights follow from widths only by the sizes that items measure.
  let areAxesIndependent: Bool
  /// The variation in which everything is as it was declared.
  let variation: LayoutVariation
  /// Whether all required constraints are known to hold together.
  @exclusivity(unchecked) var isSettled = false
  /// The variation that was solved last, as the workspaces know it, and its workspace.
  @exclusivity(unchecked) var latest: SolvedVariation?

  init(_ description: LayoutDescription) {
    self.description = description
    areAxesIndependent =
      description.areAxesIndependent
      && !description.stacks.contains { $0.arrangement.distribution == .fillProportionally }
    variation = LayoutVariation(of: description)
  }
}

/// Descriptions by what they say: instances that are equal in it share one copy. A tree that says
/// what a kept description does is never described itself.
///
/// Belongs to one task, as the workspaces beside it do.
struct SharedDescriptions {
  /// The number of descriptions beyond which those that were not asked for lately are dropped.
  private let capacity: Int
  // Two halves, as in LayoutProgramCache. By fingerprint: of two trees that differ in nothing that
  // it takes in, the later one is kept.
  private var young: [TreeFingerprint: SharedDescription] = [:]
  private var old: [TreeFingerprint: SharedDescription] = [:]

  init(capacity: Int) {
    self.capacity = capacity
  }

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
    if let known = young[fingerprint], known.description.describes(elements, constraints) {
      return (known, true)
    }
    if let known = old[fingerprint], known.description.describes(elements, constraints) {
      old[fingerprint] = nil
      keep(known, fingerprint)
      return (known, true)
    }
    let made = SharedDescription(LayoutDescription(elements, constraints))
    guard made.description.findings.isEmpty else { return (made, false) }
    keep(made, fingerprint)
    return (made, true)
  }

  private mutating func keep(_ shared: SharedDescription, _ fingerprint: TreeFingerprint) {
    if young.count >= capacity / 2 {
      old = young
      young = [:]
    }
    young[fingerprint] = shared
  }
}

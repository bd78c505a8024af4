/// The description of all instances of a kind of cell that were declared alike, kept once.
final class SharedDescription {
  let description: LayoutDescription
  /// Whether all its required constraints are known to hold together.
  var isSettled = false

  init(_ description: LayoutDescription) {
    self.description = description
  }
}

/// Descriptions by what they say: instances that are equal in it share one copy, and what was found
/// out about one holds for the others.
///
/// Belongs to one task, as the workspaces beside it do.
struct SharedDescriptions {
  private struct Key: Hashable {
    let description: LayoutDescription

    static func == (first: Key, second: Key) -> Bool { first.description == second.description }

    /// Takes a part only, which is another one for most cells; equality takes all.
    func hash(into hasher: inout Hasher) {
      hasher.combine(description.elements.count)
      for constraint in description.constraints {
        hasher.combine(constraint.first)
        hasher.combine(constraint.second)
        hasher.combine(constraint.constant)
      }
    }
  }

  /// The number of descriptions beyond which those that were not asked for lately are dropped.
  private let capacity: Int
  // Two halves, as in LayoutProgramCache.
  private var young: [Key: SharedDescription] = [:]
  private var old: [Key: SharedDescription] = [:]

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The description that others have in common with this one; this one from now on if none has.
  mutating func shared(_ description: LayoutDescription) -> SharedDescription {
    let key = Key(description: description)
    if let known = young[key] { return known }
    let shared = old.removeValue(forKey: key) ?? SharedDescription(description)
    if young.count >= capacity / 2 {
      old = young
      young = [:]
    }
    young[Key(description: shared.description)] = shared
    return shared
  }
}

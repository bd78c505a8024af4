import SelfSizing

/// The changed heights of a template that the same constants made.
struct ChangeGroup {
  /// The constants; empty where none made the changes.
  let constants: [ChangedConstant]
  let isTraced: Bool
  /// The changes, the largest first; never empty.
  private(set) var changes: [HeightChange]

  /// The cause in words: `text.spacing 4 → 12`.
  var title: String {
    guard isTraced else { return "not traced to a constant" }
    guard !constants.isEmpty else {
      return "without a changed constant: contents, conditions or the measuring changed"
    }
    return constants.map { "\($0.name) \($0.old) → \($0.new)" }.joined(separator: ", ")
  }

  /// Where the constants are declared, each place once.
  var sites: [DeclarationSite] {
    constants.reduce(into: []) { sites, constant in
      if !sites.contains(constant.site) { sites.append(constant.site) }
    }
  }

  /// How many heights, and by how much: `12 heights, +8 to +16 points`.
  var summary: String {
    "\(NumberFormat.counted(changes.count, "height")), \(changes.range) points"
  }

  /// The change that stands for the others: the largest at L, at AX3, or of all.
  func example(in measured: TemplateMeasurements) -> HeightChange {
    let sizes: [DynamicTypeCategory] = [.large, .accessibilityExtraLarge]
    let found = sizes.lazy.compactMap { size in
      changes.first { measured.categories[$0.category] == size }
    }
    return found.first ?? changes[0]
  }

  fileprivate mutating func append(_ change: HeightChange) { changes.append(change) }
}

extension TemplateComparison {
  /// The changes by their causes, the group with the largest change first.
  var changeGroups: [ChangeGroup] {
    struct Key: Hashable {
      let constants: [ChangedConstant]
      let isTraced: Bool
    }
    var places: [Key: Int] = [:]
    var groups: [ChangeGroup] = []
    for (index, change) in changes.enumerated() {
      let key = Key(constants: change.causes.map(\.constant), isTraced: index < tracedCount)
      if let place = places[key] {
        groups[place].append(change)
      } else {
        places[key] = groups.count
        groups.append(
          ChangeGroup(constants: key.constants, isTraced: key.isTraced, changes: [change]))
      }
    }
    return groups
  }
}

extension [HeightChange] {
  /// The differences from the least to the greatest: `+8 to +16`. What is printed alike is alike,
  /// though heights differ in their last bits.
  var range: String {
    let least = NumberFormat.signed(lazy.map(\.difference).min() ?? 0)
    let greatest = NumberFormat.signed(lazy.map(\.difference).max() ?? 0)
    return least == greatest ? least : "\(least) to \(greatest)"
  }
}

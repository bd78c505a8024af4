import SelfSizing

/// The changed heights of a template that the same constants made.
struct ChangeGroup {
  /// The constants; empty where none made the changes.
  let constants: [ChangedConstant]
  let isTraced: Bool
  /// The changes, the largest first; never empty.
  let changes: [HeightChange]

  /// The cause in words: `text.spacing 4 → 12`.
  var title: String {
    guard isTraced else { return "not traced to a constant" }
    guard !constants.isEmpty else {
      return "without a changed constant: contents, conditions or the measuring changed"
    }
    return constants.map { "\($0.name) \($0.old) → \($0.new)" }.joined(separator: ", ")
  }

  /// Where the constants are declared, each place once.
  var sites: [DeclarationSite] { constants.map(\.site).distinct }

  /// How many heights, and by how much: `12 heights, +8 to +16 points`.
  var summary: String {
    "\(NumberFormat.counted(changes.count, "height")), \(changes.range) points"
  }

  /// The change that stands for the others: the largest at L, at AX3, or of all.
  func example(in measured: TemplateMeasurements) -> HeightChange {
    for size in [DynamicTypeCategory.large, .accessibilityExtraLarge] {
      let change = changes.first { measured.categories[$0.category] == size }
      if let change { return change }
    }
    return changes[0]
  }
}

extension TemplateComparison {
  /// The changes by their causes, the group with the largest change first.
  var changeGroups: [ChangeGroup] {
    struct Key: Hashable {
      let constants: [ChangedConstant]
      let isTraced: Bool
    }
    return changes.enumerated().grouped {
      Key(constants: $0.element.causes.map(\.constant), isTraced: $0.offset < tracedCount)
    }.map { key, changes in
      ChangeGroup(constants: key.constants, isTraced: key.isTraced, changes: changes.map(\.element))
    }
  }
}

extension [HeightChange] {
  /// The least and greatest difference, `+8 to +16`, or one if they are printed alike.
  var range: String {
    let least = (lazy.map(\.difference).min() ?? 0).signed
    let greatest = (lazy.map(\.difference).max() ?? 0).signed
    return least == greatest ? least : "\(least) to \(greatest)"
  }
}

/// Cells that no list makes, but code of the app by a custom initializer.
extension SampleLines {
  private static let usualLabels = [
    ["frame"], ["style", "reuseIdentifier"], ["reuseIdentifier"], [],
  ]

  /// The call by which code makes a cell that no list can make; nil where a parameter has no value.
  var making: String? {
    for type in hierarchy {
      guard let declared = index.file(declaring: type, from: file),
        let outline = index.outlines[declared]
      else { return nil }
      let initializers = outline.members.filter {
        $0.keyword == "init" && outline.types[$0.owner].path == type && !$0.isUnavailable
      }
      // Without one that is designated a class inherits those of its parent.
      guard initializers.contains(where: { !$0.isConvenience && $0.labels != ["coder"] })
      else { continue }
      if initializers.contains(where: { Self.usualLabels.contains($0.labels) }) { return nil }
      return initializers.lazy
        .filter { !$0.isPrivate && $0.labels != ["coder"] && !$0.head.hasPrefix("init?") }
        .compactMap { values.arguments(for: $0.head) }.first.map { "\(cell)\($0)" }
    }
    return nil
  }

  /// Lines that set what the cell's code unwraps, as far as there are values: `cell.item = Item()`.
  var unwrapped: [String] {
    hierarchy.flatMap { type -> [String] in
      guard let declared = index.file(declaring: type, from: file),
        let outline = index.outlines[declared]
      else { return [] }
      return outline.members.compactMap { member in
        guard outline.types[member.owner].path == type, member.type.hasSuffix("!"),
          member.isStored, !member.isStatic, !member.isPrivate, !member.isConstant,
          !member.isOutlet, !member.isObserved
        else { return nil }
        return setting(member, to: String(member.type.dropLast()))
      }
    }
  }

  private var hierarchy: [String] { [cell] + index.ancestors(of: cell).filter { $0 != cell } }
}

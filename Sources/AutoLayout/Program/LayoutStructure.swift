/// Everything that a program is compiled from: no names, sites, identifiers or declared constants.
/// Layouts of one structure share their program; the hash takes a part only.
struct LayoutStructure: Hashable, Sendable {
  let description: LayoutDescription
  let variation: LayoutVariation
  let broken: [RowOrigin]

  static func == (first: LayoutStructure, second: LayoutStructure) -> Bool {
    let (one, other) = (first.description, second.description)
    return first.variation == second.variation && first.broken == second.broken
      && one.stacks == other.stacks
      && (one.elements.isStored(with: other.elements)
        || one.elements.elementsEqual(other.elements) { $0.isCompiled(like: $1) })
      && (one.constraints.isStored(with: other.constraints)
        || one.constraints.elementsEqual(other.constraints) { $0.isCompiled(like: $1) })
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(variation)
    hasher.combine(description.elements.count)
    for element in description.elements where element.attributes.intrinsicAxes != [] {
      hasher.combine(element.attributes.contentHugging.horizontal)
      hasher.combine(element.attributes.isMultiline)
    }
    hasher.combine(description.constraints.count)
    for constraint in description.constraints {
      hasher.combine(constraint.first)
      hasher.combine(constraint.second)
      hasher.combine(constraint.firstAttribute)
    }
  }
}

extension LayoutDescription.Element {
  fileprivate func isCompiled(like other: LayoutDescription.Element) -> Bool {
    container == other.container && role == other.role && stack == other.stack
      && attributes == other.attributes && autoresizing == other.autoresizing
  }
}

extension DescribedConstraint {
  fileprivate func isCompiled(like other: DescribedConstraint) -> Bool {
    first == other.first && firstAttribute == other.firstAttribute && relation == other.relation
      && second == other.second && secondAttribute == other.secondAttribute
      && multiplier == other.multiplier && systemSpacing == other.systemSpacing
      && priority == other.priority
  }
}

extension Array {
  /// Whether two arrays share their memory, so that they need no comparison.
  func isStored(with other: [Element]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { $0.baseAddress }
        == other.withUnsafeBufferPointer { $0.baseAddress }
  }
}

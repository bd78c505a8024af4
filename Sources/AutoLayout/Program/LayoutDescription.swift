import SelfSizingGeometry

/// A declared layout as an immutable value: elements and constraints by index, nothing to mutate.
///
/// Element 0 is the root. Items come in the order of a walk from the root, a superitem before its
/// subitems, siblings from back to front; an item's guides follow it.
public struct LayoutDescription: Hashable, Sendable {
  /// The part that an element plays in the layout.
  package enum Role: Hashable, Sendable, CaseIterable {
    case item
    case guide
    /// An expression over the container's edges, without variables.
    case marginsGuide
    /// Likewise.
    case safeAreaGuide
    /// Variables with their own rows.
    case readableGuide
  }

  /// An item or a guide.
  public struct Element: Hashable, Sendable {
    /// The name under which findings and reports speak of the element.
    public let name: String
    /// Where the element was declared.
    public let site: DeclarationSite
    /// The index of the element that contains this one; nil for the root.
    public let container: Int?
    package let role: Role
    /// The properties that the layout depends on; the frame and its mask only as ``autoresizing``.
    package internal(set) var attributes: ItemAttributes
    let autoresizing: AutoresizingFrame?
    package let className: String
    let stack: Int?

    /// Whether the element is an item, and not a guide.
    public var isItem: Bool { role == .item }
  }

  struct Stack: Hashable, Sendable {
    let element: Int
    var arrangement: StackArrangement
    let arranged: [Int]
    /// Nil where the gap after an arranged item is the arrangement's spacing.
    var customSpacing: [Double?]

    /// The custom spacing without the token for the arrangement's.
    var statedSpacing: [Double?] {
      customSpacing.map { $0 == StackArrangement.spacingUseDefault ? nil : $0 }
    }
  }

  /// All elements; element 0 is the root.
  public internal(set) var elements: [Element]
  package internal(set) var constraints: [DescribedConstraint]
  /// If there are any, the layout can't be measured.
  package let findings: [DeclarationFinding]
  var stacks: [Stack]
  /// The elements with an intrinsic size, or baselines that depend on their width, ascending.
  @usableFromInline let measuredElements: [Int]
  @usableFromInline let multilineElements: [Int]

  init(
    elements: [Element], constraints: [DescribedConstraint], findings: [DeclarationFinding],
    stacks: [Stack]
  ) {
    self.elements = elements
    self.constraints = constraints
    self.findings = findings
    self.stacks = stacks
    measuredElements = elements.indices.filter {
      elements[$0].attributes.intrinsicAxes != [] || elements[$0].attributes.isMultiline
    }
    multilineElements = elements.indices.filter { elements[$0].attributes.isMultiline }
  }
}

extension LayoutDescription {
  /// The items of stacks that divide their axis by intrinsic sizes, with that axis.
  func proportionalItems(_ arrangements: [StackArrangement]) -> [(element: Int, axis: LayoutAxis)] {
    var items: [(element: Int, axis: LayoutAxis)] = []
    for (stack, arrangement) in zip(stacks, arrangements)
    where arrangement.distribution.dividesBySizes {
      items += stack.arranged.map { ($0, arrangement.axis) }
    }
    return items
  }

  /// Whether no constraint compares a width with a height.
  package var areAxesIndependent: Bool {
    constraints.allSatisfy { constraint in
      constraint.secondAttribute.map { $0.axis == constraint.firstAttribute.axis } ?? true
    }
  }

  package func stackIndex(ofElementAt element: Int) -> Int? {
    elements.indices.contains(element) ? elements[element].stack : nil
  }

  /// Either of the two included.
  func commonAncestor(_ first: Int, _ second: Int) -> Int? {
    var (first, second) = (first, second)
    while first != second {
      // An element comes after the one that contains it.
      let last = max(first, second)
      guard let container = elements[last].container, container < last else { return nil }
      if first == last { first = container } else { second = container }
    }
    return first
  }

  /// An element is also hidden with what contains it.
  package func hiddenStates(_ hiddenElements: [Int]) -> [Bool] {
    var isHidden = [Bool](repeating: false, count: elements.count)
    for element in hiddenElements where isHidden.indices.contains(element) {
      isHidden[element] = true
    }
    for (index, element) in elements.enumerated() {
      if let container = element.container, isHidden[container] { isHidden[index] = true }
    }
    return isHidden
  }

  /// The same tree and constraints with all constants and spacings at 0.
  package var withoutConstants: LayoutDescription {
    var description = self
    description.constraints = constraints.map { $0.withoutConstant }
    for index in stacks.indices { description.stacks[index].arrangement.spacing = 0 }
    return description
  }

  package var spacings: [Double] { stacks.map { $0.arrangement.spacing } }

  /// The weakest priority that a height may rest on: of a constraint, an item's resistance or a
  /// stack's distribution; in (0, 1000]. A fitting size of a weaker priority changes no height.
  package var weakestPriority: LayoutPriority {
    let resisting = elements.filter { $0.attributes.intrinsicAxes.contains(.height) }
    let priorities =
      constraints.map { $0.priority }
      + resisting.map { $0.attributes.compressionResistance.vertical }
      + stacks.map { $0.arrangement.distribution.weakestPriority(count: $0.arranged.count) }
    return min(priorities.min() ?? .required, .required)
  }

  /// The stacks, by element, with hidden items between spacings that differ. One of equal spacings
  /// is known to remain; of others half of each remains, which is assumed.
  package func stacksOfUnequalGaps(in variation: LayoutVariation) -> [Int] {
    if variation.hiddenElements.isEmpty { return [] }
    let hidden = Set(variation.hiddenElements)
    return zip(stacks, variation.arrangements).compactMap { stack, arrangement in
      let gaps = stack.statedSpacing.map { $0 ?? arrangement.spacing }
      let shown = stack.arranged.indices.filter { !hidden.contains(stack.arranged[$0]) }
      let isUnequal = zip(shown, shown.dropFirst()).contains { one, next in
        next > one + 1 && gaps[one] != gaps[next - 1]
      }
      return isUnequal ? stack.element : nil
    }
  }
}

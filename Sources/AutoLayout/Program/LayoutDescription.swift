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
    /// The margins guide of its container: an expression over the container's edges, no variables.
    case marginsGuide
    /// The safe area of its container, likewise.
    case safeAreaGuide
    /// The readable content guide of its container: variables with their own rows.
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
    /// The properties that the element's layout depends on; the frame and its mask only as
    /// ``autoresizing``.
    package internal(set) var attributes: ItemAttributes
    /// The frame, if it becomes constraints.
    let autoresizing: AutoresizingFrame?
    /// The class under which logs speak of the element.
    package let className: String
    /// The index into ``LayoutDescription/stacks`` if the element is a stack.
    let stack: Int?

    /// Whether the element is an item, and not a guide.
    public var isItem: Bool { role == .item }
  }

  /// A stack: its arrangement as declared, and what it arranges.
  struct Stack: Hashable, Sendable {
    let element: Int
    var arrangement: StackArrangement
    let arranged: [Int]
    /// The gap after an arranged item where it differs from the arrangement's spacing.
    var customSpacing: [Double?]
  }

  /// All elements; element 0 is the root.
  public internal(set) var elements: [Element]
  package internal(set) var constraints: [DescribedConstraint]
  /// The declaration's mistakes; if there are any, it can't be measured.
  package let findings: [DeclarationFinding]
  var stacks: [Stack]
  /// The elements that have an intrinsic size on either axis, or baselines that depend on their
  /// width, ascending.
  @usableFromInline let measuredElements: [Int]
  /// The elements whose height depends on their width, ascending.
  @usableFromInline let multilineElements: [Int]
}

extension LayoutDescription {
  /// The items of stacks that share their axis in proportion to their intrinsic sizes, with that
  /// axis.
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

  /// The stack that an element is, by its index among the stacks; nil for other elements.
  package func stackIndex(ofElementAt element: Int) -> Int? {
    elements.indices.contains(element) ? elements[element].stack : nil
  }

  /// The nearest element that contains both, either of the two included.
  func commonAncestor(_ first: Int, _ second: Int) -> Int? {
    var ancestors: Set<Int> = []
    var current: Int? = first
    while let element = current {
      ancestors.insert(element)
      current = elements[element].container
    }
    current = second
    while let element = current {
      if ancestors.contains(element) { return element }
      current = elements[element].container
    }
    return nil
  }
}

extension LayoutDescription {
  /// Whether each element is hidden in a variation, itself or with what contains it.
  package func hiddenStates(in variation: LayoutVariation) -> [Bool] {
    hiddenStates(variation.hiddenElements)
  }

  /// Whether each element is hidden where some are, itself or with what contains it.
  func hiddenStates(_ hiddenElements: [Int]) -> [Bool] {
    var isHidden = [Bool](repeating: false, count: elements.count)
    for element in hiddenElements where isHidden.indices.contains(element) {
      isHidden[element] = true
    }
    for (index, element) in elements.enumerated() {
      if let container = element.container, isHidden[container] { isHidden[index] = true }
    }
    return isHidden
  }
}

import SelfSizingGeometry

/// A choice of everything that changes the structure of a layout, and so needs its own program;
/// texts, sizes and the target change constants only.
public struct LayoutVariation: Hashable, Sendable {
  /// Whether leading is left or right.
  public var direction: InterfaceDirection
  /// The priorities under which the root takes the target's width and height.
  public var fittingPriorities: AxisPriorities
  /// The elements that are hidden, ascending; arranged ones give up their place in their stack.
  public var hiddenElements: [Int]
  package var arrangements: [StackArrangement]

  /// Whether any stack divides by intrinsic sizes, which are then part of the program.
  package var dividesBySizes: Bool { arrangements.contains { $0.distribution.dividesBySizes } }
  /// In the order in which proportional stacks arrange their items.
  var proportions: [Double] = []
  /// Whether UIKit pins the cell to the target height before it is measured.
  var encapsulatesHeight = false

  /// Creates the variation in which everything is as it was declared.
  public init(
    of description: LayoutDescription, direction: InterfaceDirection = .leftToRight,
    fittingPriorities: AxisPriorities = AxisPriorities(.required)
  ) {
    self.direction = direction
    self.fittingPriorities = fittingPriorities
    hiddenElements = []
    arrangements = description.stacks.map { $0.arrangement }
  }
}

extension LayoutVariation {
  func checkNumbers(in description: LayoutDescription) throws(LayoutError) {
    for axis in LayoutAxis.allCases where !fittingPriorities[axis].isValid {
      throw .invalidPriority("the \(axis) fitting priority", fittingPriorities[axis].rawValue)
    }
    for (stack, arrangement) in zip(description.stacks, arrangements) {
      let spacing = arrangement.spacing
      guard
        spacing.magnitude <= ConstraintValidator.largestNumber
          || spacing == StackArrangement.spacingUseDefault
      else {
        throw .invalidNumber("the spacing of \(description.elements[stack.element].name)", spacing)
      }
    }
  }
}

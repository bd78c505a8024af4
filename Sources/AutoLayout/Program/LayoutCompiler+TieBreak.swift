import SelfSizingCassowary
import SelfSizingGeometry

extension LayoutCompiler {
  /// Which of several optimal layouts is taken.
  /// The item whose constraints come first ends up larger, but labels that wrap come before all
  /// others horizontally, in reverse order, because their second pass adds their sizes again. A
  /// size that nothing pushes is as small as it can be, and a place with only bounds at the first
  /// of them.
  /// - Source: The order was measured on iOS 26.1 with equal priorities that cannot all hold. What
  ///   is said of sizes that nothing pushes and of bounds is inferred from the frames that the
  ///   public tests of the library Stevia expect on iOS. Guides and what no constraint names come
  ///   last, in the order of the tree; that part is ours.
  func tieBreak() -> [TieBreak] {
    let order = elementsByFirstConstraint()
    let isPushed = pushedVariables()
    var steps: [TieBreak] = []
    steps.reserveCapacity(2 * order.count)
    var reduced: [TieBreak] = []
    func enlarge(_ element: Int, _ axis: LayoutAxis) {
      let variable = firstVariable[element] + 2 + axis.rawValue
      if isPushed[variable] {
        steps.append(TieBreak(Variable(variable), .maximize))
      } else {
        reduced.append(TieBreak(Variable(variable), .minimize))
      }
    }
    for element in order.reversed() where description.elements[element].attributes.isMultiline {
      enlarge(element, .horizontal)
    }
    for element in order where !description.elements[element].attributes.isMultiline {
      enlarge(element, .horizontal)
    }
    for element in order { enlarge(element, .vertical) }
    return steps + reduced + placesWithinBounds()
  }

  /// Sizes that a target, an intrinsic size or an equality with a place may push to be larger, and
  /// those equal to them. Inequalities push nothing: a size is at its lower bound, or 0.
  private func pushedVariables() -> [Bool] {
    var isPushed = [Bool](repeating: false, count: buffer.system.variableCount)
    var links: [Int] = []
    for row in 0..<buffer.count {
      switch buffer.origins[row] {
      case .nonNegative: continue
      case .hugging, .compressionResistance: break
      default:
        guard buffer.system.relation(ofConstraintAt: row) == .equal else { continue }
        let terms = buffer.terms(ofRow: row)
        if terms.count > 1, terms.allSatisfy({ !Self.isPlace($0.variable.index) }) {
          links.append(row)
          continue
        }
      }
      for term in buffer.terms(ofRow: row) { isPushed[term.variable.index] = true }
    }
    // A chain of equal sizes is pushed from either end; turning around finds both at once.
    var wasFound = !links.isEmpty
    while wasFound {
      wasFound = false
      links.removeAll { row in
        let terms = buffer.terms(ofRow: row)
        guard terms.contains(where: { isPushed[$0.variable.index] }) else { return false }
        for term in terms { isPushed[term.variable.index] = true }
        wasFound = true
        return true
      }
      links.reverse()
    }
    return isPushed
  }

  /// The order of ties for places: one with nothing but bounds is at the first of them. Each row
  /// fixes the first place in it that no row before has fixed, as if rows were added to a simplex
  /// tableau one by one. A place that an inequality fixes is at its bound; those that no row fixes
  /// are at 0, before them. A row between an element and what it contains fixes the place of the
  /// latter only.
  /// - Source: Inferred from the frames that the public tests of the libraries Stevia and
  ///   KGNAutoLayout expect on iOS.
  private func placesWithinBounds() -> [TieBreak] {
    var isFixed = [Bool](repeating: false, count: buffer.system.variableCount)
    var bounded: [TieBreak] = []
    let owners = firstVariable.indices.filter { firstVariable[$0] >= 0 }
    for row in 0..<buffer.count {
      let relation = buffer.system.relation(ofConstraintAt: row)
      let terms = buffer.terms(ofRow: row)
      for term in terms {
        let variable = term.variable.index
        guard Self.isPlace(variable), !isFixed[variable],
          !terms.contains(where: { isPlace($0, inside: term, owners) })
        else { continue }
        isFixed[variable] = true
        if relation != .equal {
          let isUpperBound = (relation == .lessThanOrEqual) == (term.coefficient > 0)
          bounded.append(TieBreak(term.variable, isUpperBound ? .maximize : .minimize))
        }
        break
      }
    }
    let free = isFixed.indices.filter { Self.isPlace($0) && !isFixed[$0] }
    return free.map { TieBreak(Variable($0), .nearestZero) } + bounded
  }

  /// Whether a term is the place of an element inside the one whose place another term is: a row
  /// with both only says how far apart they are. Owners have four variables each.
  private func isPlace(_ inner: LinearTerm, inside outer: LinearTerm, _ owners: [Int]) -> Bool {
    guard inner.variable != outer.variable, inner.coefficient == -outer.coefficient,
      Self.isPlace(inner.variable.index), owners.indices.contains(inner.variable.index / 4),
      owners.indices.contains(outer.variable.index / 4)
    else { return false }
    let container = owners[outer.variable.index / 4]
    return description.commonAncestor(container, owners[inner.variable.index / 4]) == container
  }

  private static func isPlace(_ variable: Int) -> Bool { variable % 4 < 2 }

  private func elementsByFirstConstraint() -> [Int] {
    var order: [Int] = []
    order.reserveCapacity(firstVariable.count)
    // Elements without variables cannot be enlarged.
    var isListed = firstVariable.map { $0 < 0 }
    func list(_ element: Int) {
      guard !isListed[element] else { return }
      isListed[element] = true
      order.append(element)
    }
    for index in description.constraints.indices {
      list(description.constraints[index].first)
      if let second = description.constraints[index].second { list(second) }
    }
    for wantsItems in [true, false] {
      for element in description.elements.indices
      where description.elements[element].isItem == wantsItems { list(element) }
    }
    return order
  }
}

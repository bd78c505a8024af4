import SelfSizingCassowary

/// The systems that both sides of the comparison solve; `peers/solver/kiwi.cpp` has the same.
enum Systems {
  /// A chain of boxes, each below the other: 5 n + 3 constraints over 5 n + 3 variables.
  static func chain(_ count: Int) -> [LinearConstraint] {
    var constraints: [LinearConstraint] = []
    constraints.reserveCapacity(5 * count + 3)
    func term(_ coefficient: Double, _ variable: Int) -> LinearTerm {
      LinearTerm(coefficient, Variable(variable))
    }
    let (left, right) = (0, 1)
    var previous = 2
    constraints.append(LinearConstraint([term(1, left)], .equal, 0))
    constraints.append(LinearConstraint([term(1, right), term(-1, left)], .equal, 320))
    constraints.append(LinearConstraint([term(1, previous)], .equal, 0))
    for box in 0..<count {
      let top = 3 + 5 * box
      constraints.append(LinearConstraint([term(1, top), term(-1, previous)], .equal, 8))
      constraints.append(
        LinearConstraint([term(1, top + 1), term(-1, top), term(-1, top + 2)], .equal, 0))
      constraints.append(
        LinearConstraint([term(1, top + 2)], .equal, Double(20 + box % 7), priority: 750))
      constraints.append(LinearConstraint([term(1, top + 3), term(-1, left)], .equal, 16))
      constraints.append(LinearConstraint([term(1, top + 4), term(-1, right)], .equal, -16))
      previous = top + 1
    }
    return constraints
  }

  /// The number of variables of a chain.
  static func chainVariables(_ count: Int) -> Int { 5 * count + 3 }

  /// Boxes in boxes, each centred in and 4 points smaller than the one around it, on both axes.
  static func nested(_ count: Int) -> [LinearConstraint] {
    var constraints: [LinearConstraint] = []
    constraints.reserveCapacity(4 * count + 4)
    func term(_ coefficient: Double, _ variable: Int) -> LinearTerm {
      LinearTerm(coefficient, Variable(variable))
    }
    for axis in 0..<2 {
      constraints.append(LinearConstraint([term(1, axis)], .equal, 0))
      constraints.append(LinearConstraint([term(1, axis + 2)], .equal, 1000))
    }
    for box in 1...count {
      for axis in 0..<2 {
        let (own, outer) = (4 * box + axis, 4 * (box - 1) + axis)
        constraints.append(
          LinearConstraint(
            [term(1, own), term(0.5, own + 2), term(-1, outer), term(-0.5, outer + 2)], .equal, 0))
        constraints.append(
          LinearConstraint([term(1, own + 2), term(-1, outer + 2)], .equal, -4))
      }
    }
    return constraints
  }

  /// A cell of 36 constraints: a photo, and a title above a summary beside it.
  ///
  /// Variables are x, y, width, height of the root, the photo, the title and the summary.
  static func cell() -> [LinearConstraint] {
    var constraints: [LinearConstraint] = []
    constraints.reserveCapacity(36)
    func add(
      _ terms: [(Double, Int)], _ relation: Relation, _ constant: Double,
      _ priority: Double = 1000
    ) {
      constraints.append(
        LinearConstraint(
          terms.map { LinearTerm($0.0, Variable($0.1)) }, relation, constant, priority: priority))
    }
    let (root, photo, title, summary) = (0, 4, 8, 12)
    add([(1, root)], .equal, 0)
    add([(1, root + 1)], .equal, 0)
    add([(1, root + 2)], .equal, 375)
    add([(1, root + 3)], .equal, 0, 50)
    for item in [root, photo, title, summary] {
      add([(1, item + 2)], .greaterThanOrEqual, 0)
      add([(1, item + 3)], .greaterThanOrEqual, 0)
    }
    add([(1, photo + 2)], .equal, 88)
    add([(1, photo + 3)], .equal, 88)
    add([(1, photo), (-1, root)], .equal, 16)
    add([(1, photo + 1), (-1, root + 1)], .equal, 11)
    add(
      [(1, root + 1), (1, root + 3), (-1, photo + 1), (-1, photo + 3)], .greaterThanOrEqual, 11)
    add([(1, title), (-1, photo), (-1, photo + 2)], .equal, 12)
    add([(1, root), (1, root + 2), (-1, title), (-1, title + 2)], .equal, 16)
    add([(1, title + 1), (-1, root + 1)], .equal, 11)
    add([(1, summary), (-1, title)], .equal, 0)
    add([(1, summary), (1, summary + 2), (-1, title), (-1, title + 2)], .equal, 0)
    add([(1, summary + 1), (-1, title + 1), (-1, title + 3)], .equal, 4)
    add(
      [(1, root + 1), (1, root + 3), (-1, summary + 1), (-1, summary + 3)], .greaterThanOrEqual,
      11)
    add([(1, root + 3)], .greaterThanOrEqual, 44)
    for (item, width, height) in [(title, 180.0, 22.0), (summary, 610, 40)] {
      add([(1, item + 2)], .lessThanOrEqual, width, 250)
      add([(1, item + 2)], .greaterThanOrEqual, width, 740)
      add([(1, item + 3)], .lessThanOrEqual, height, 251)
      add([(1, item + 3)], .greaterThanOrEqual, height, 750)
    }
    add([(1, title + 3)], .lessThanOrEqual, 300, 999)
    add([(1, summary + 2)], .greaterThanOrEqual, 50, 600)
    add([(1, title), (-1, root)], .greaterThanOrEqual, 0)
    return constraints
  }

  /// The number of variables of the cell.
  static let cellVariables = 16
  /// The rows that hold the title's intrinsic height.
  static let titleHeightRows = (27, 28)
  /// The root's height and the summary's top.
  static let cellOutputs = (Variable(3), Variable(13))
}

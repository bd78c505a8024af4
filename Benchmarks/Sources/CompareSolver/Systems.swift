import SelfSizingCassowary

/// The systems that both sides of the comparison solve; `peers/solver/kiwi.cpp` has the same.
enum Systems {
  /// A chain of boxes, each below the other: 5 n + 3 constraints over 5 n + 3 variables.
  static func chain(_ count: Int) -> LinearSystem {
    var system = LinearSystem(variableCount: 5 * count + 3)
    system.reserveCapacity(constraints: 5 * count + 3, terms: 10 * count + 4)
    let (left, right) = (0, 1)
    var previous = 2
    system.add((1, left), .equal, 0)
    system.add((1, right), (-1, left), .equal, 320)
    system.add((1, previous), .equal, 0)
    for box in 0..<count {
      let top = 3 + 5 * box
      system.add((1, top), (-1, previous), .equal, 8)
      system.add((1, top + 1), (-1, top), (-1, top + 2), .equal, 0)
      system.add((1, top + 2), .equal, Double(20 + box % 7), 750)
      system.add((1, top + 3), (-1, left), .equal, 16)
      system.add((1, top + 4), (-1, right), .equal, -16)
      previous = top + 1
    }
    return system
  }

  /// Boxes in boxes, each centered in and 4 points smaller than the one around it, on both axes.
  static func nested(_ count: Int) -> LinearSystem {
    var system = LinearSystem(variableCount: 4 * count + 4)
    system.reserveCapacity(constraints: 4 * count + 4, terms: 12 * count + 4)
    for axis in 0..<2 {
      system.add((1, axis), .equal, 0)
      system.add((1, axis + 2), .equal, 1000)
    }
    for box in 1...count {
      for axis in 0..<2 {
        let (own, outer) = (4 * box + axis, 4 * (box - 1) + axis)
        system.add((1, own), (0.5, own + 2), (-1, outer), (-0.5, outer + 2), .equal, 0)
        system.add((1, own + 2), (-1, outer + 2), .equal, -4)
      }
    }
    return system
  }

  /// A cell of 36 constraints: a photo, and a title above a summary beside it.
  ///
  /// Variables are x, y, width, height of the root, the photo, the title and the summary.
  static func cell() -> LinearSystem {
    var system = LinearSystem(variableCount: 16)
    system.reserveCapacity(constraints: 36, terms: 66)
    let (root, photo, title, summary) = (0, 4, 8, 12)
    system.add((1, root), .equal, 0)
    system.add((1, root + 1), .equal, 0)
    system.add((1, root + 2), .equal, 375)
    system.add((1, root + 3), .equal, 0, 50)
    for item in stride(from: root, through: summary, by: 4) {
      system.add((1, item + 2), .greaterThanOrEqual, 0)
      system.add((1, item + 3), .greaterThanOrEqual, 0)
    }
    system.add((1, photo + 2), .equal, 88)
    system.add((1, photo + 3), .equal, 88)
    system.add((1, photo), (-1, root), .equal, 16)
    system.add((1, photo + 1), (-1, root + 1), .equal, 11)
    system.add(
      (1, root + 1), (1, root + 3), (-1, photo + 1), (-1, photo + 3), .greaterThanOrEqual, 11)
    system.add((1, title), (-1, photo), (-1, photo + 2), .equal, 12)
    system.add((1, root), (1, root + 2), (-1, title), (-1, title + 2), .equal, 16)
    system.add((1, title + 1), (-1, root + 1), .equal, 11)
    system.add((1, summary), (-1, title), .equal, 0)
    system.add((1, summary), (1, summary + 2), (-1, title), (-1, title + 2), .equal, 0)
    system.add((1, summary + 1), (-1, title + 1), (-1, title + 3), .equal, 4)
    system.add(
      (1, root + 1), (1, root + 3), (-1, summary + 1), (-1, summary + 3), .greaterThanOrEqual, 11)
    system.add((1, root + 3), .greaterThanOrEqual, 44)
    system.addIntrinsicSize(180, 22, ofItemAt: title)
    system.addIntrinsicSize(610, 40, ofItemAt: summary)
    system.add((1, title + 3), .lessThanOrEqual, 300, 999)
    system.add((1, summary + 2), .greaterThanOrEqual, 50, 600)
    system.add((1, title), (-1, root), .greaterThanOrEqual, 0)
    return system
  }

  /// The rows that hold the title's intrinsic height.
  static let titleHeightRows = 27..<29
  /// The root's height and the summary's top.
  static let cellOutputs = (Variable(3), Variable(13))
}

/// A coefficient and the index of its variable.
private typealias Term = (Double, Int)

extension LinearSystem {
  fileprivate mutating func addTerm(_ term: Term) { addTerm(term.0, Variable(term.1)) }

  fileprivate mutating func add(
    _ one: Term, _ relation: Relation, _ constant: Double, _ priority: Double = 1000
  ) {
    addTerm(one)
    addConstraint(relation, constant, priority: priority)
  }

  fileprivate mutating func add(
    _ one: Term, _ two: Term, _ relation: Relation, _ constant: Double
  ) {
    addTerm(one)
    add(two, relation, constant)
  }

  fileprivate mutating func add(
    _ one: Term, _ two: Term, _ three: Term, _ relation: Relation, _ constant: Double
  ) {
    addTerm(one)
    add(two, three, relation, constant)
  }

  fileprivate mutating func add(
    _ one: Term, _ two: Term, _ three: Term, _ four: Term, _ relation: Relation,
    _ constant: Double
  ) {
    addTerm(one)
    add(two, three, four, relation, constant)
  }

  /// Adds hugging and compression resistance.
  fileprivate mutating func addIntrinsicSize(
    _ width: Double, _ height: Double, ofItemAt item: Int
  ) {
    add((1, item + 2), .lessThanOrEqual, width, 250)
    add((1, item + 2), .greaterThanOrEqual, width, 740)
    add((1, item + 3), .lessThanOrEqual, height, 251)
    add((1, item + 3), .greaterThanOrEqual, height, 750)
  }
}

import Foundation
import SelfSizingCassowary

extension Systems {
  /// Reads systems that `peers/solver/compare` has written: the numbers of variables and
  /// constraints, then for each constraint its relation (0...2 for <=, == and >=), constant,
  /// priority and number of terms, and for each term its coefficient and variable.
  static func read(_ path: String) throws -> [LinearSystem] {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var numbers = text.split(whereSeparator: { $0.isWhitespace }).lazy.map { Double($0) ?? .nan }
      .makeIterator()
    func next() -> Double { numbers.next() ?? .nan }
    var systems: [LinearSystem] = []
    while let variableCount = numbers.next() {
      var system = LinearSystem(variableCount: Int(variableCount))
      for _ in 0..<Int(next()) {
        let relation = [Relation.lessThanOrEqual, .equal, .greaterThanOrEqual][Int(next())]
        let (constant, priority) = (next(), next())
        for _ in 0..<Int(next()) {
          let coefficient = next()
          system.addTerm(coefficient, Variable(Int(next())))
        }
        system.addConstraint(relation, constant, priority: priority)
      }
      systems.append(system)
    }
    return systems
  }
}

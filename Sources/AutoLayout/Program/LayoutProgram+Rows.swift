import SelfSizingCassowary
import SelfSizingGeometry

/// A row of a compiled layout: a sum of multiples of variables, compared to a constant.
public struct LayoutRow: Hashable, Sendable {
  /// A multiple of one of an element's four variables.
  public struct Term: Hashable, Sendable {
    /// The factor.
    public let coefficient: Double
    /// The variable's index among those of the program.
    public let variable: Int
    /// The variable's name: `title.y`; guides that a stack makes for itself are `stack guide 1.y`.
    public let name: String
  }

  /// The terms of the left side.
  public let terms: [Term]
  /// How the sum compares to the constant.
  public let relation: LayoutConstraint.Relation
  /// The right side; intrinsic sizes, targets and baselines are 0 until they are measured.
  public let constant: Double
  /// The priority.
  public let priority: LayoutPriority
  /// The row's name: UIKit's identifier where logs show one, or the declared constraint in words.
  public let name: String
  /// The element that measures the constant; nil for a row whose constant is declared.
  public let measuredElement: Int?
}

extension LayoutProgram {
  /// The number of variables.
  public var variableCount: Int { linear.variableCount }

  /// Every row, in the order in which they are compiled.
  /// - Complexity: O(rows × terms + elements).
  public var rows: [LayoutRow] {
    let names = variableNames
    return origins.indices.map { index in
      let row = buffer.system[index]
      return LayoutRow(
        terms: row.terms.map {
          LayoutRow.Term(
            coefficient: $0.coefficient, variable: $0.variable.index, name: names[$0.variable.index]
          )
        }, relation: LayoutConstraint.Relation(row.relation), constant: constant(ofRow: index),
        priority: LayoutPriority(row.priority), name: text(of: origins[index]),
        measuredElement: measuredElement(of: origins[index]))
    }
  }

  private func measuredElement(of origin: RowOrigin) -> Int? {
    switch origin {
    case .hugging(let element, _), .compressionResistance(let element, _): element
    default: nil
    }
  }

  private var variableNames: [String] {
    let suffixes = ["x", "y", "width", "height"]
    var names = (0..<linear.variableCount).map { "stack guide \($0 / 4).\(suffixes[$0 % 4])" }
    for (element, first) in firstVariable.enumerated() where first >= 0 {
      for offset in suffixes.indices {
        names[first + offset] = "\(description.elements[element].name).\(suffixes[offset])"
      }
    }
    return names
  }
}

extension LayoutConstraint.Relation {
  init(_ relation: Relation) {
    self = LayoutConstraint.Relation(rawValue: relation.rawValue) ?? .equal
  }
}

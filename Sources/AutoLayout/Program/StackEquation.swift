import SelfSizingCassowary
import SelfSizingGeometry

/// A row that a stack generated, as an equation between two rectangles.
struct StackEquation {
  private let program: LayoutProgram
  private let row: LinearConstraint
  private let baselines: [LayoutExpression.BaselineOffset]
  /// Without what is measured: a baseline's attribute stands for it.
  private let constant: Double
  private let item: (Int) -> String

  init(_ program: LayoutProgram, _ row: Int, item: @escaping (Int) -> String) {
    self.program = program
    self.row = program.buffer.system[row]
    let moving = program.baselines(ofRow: row)
    baselines = moving?.offsets ?? []
    constant = moving?.constant ?? self.row.constant
    self.item = item
  }

  /// Factors of a rectangle's location and size along one axis.
  private struct Part {
    var firstVariable: Int
    var axis: LayoutAxis
    var location = 0.0
    var size = 0.0
  }

  /// The equation: `UIStackView.top == UILabel.top`.
  var text: String {
    var parts: [Part] = []
    for term in row.terms {
      let (first, offset) = (term.variable.index / 4 * 4, term.variable.index % 4)
      let axis: LayoutAxis = offset % 2 == 0 ? .horizontal : .vertical
      let known = parts.firstIndex { $0.firstVariable == first && $0.axis == axis }
      let index = known ?? parts.count
      if known == nil { parts.append(Part(firstVariable: first, axis: axis)) }
      if offset < 2 {
        parts[index].location += term.coefficient
      } else {
        parts[index].size += term.coefficient
      }
    }
    guard let left = parts.first else { return "0 == \(constant.plain)" }
    var text = "\(name(left)) \(LayoutConstraint.Relation(row.relation).symbol) "
    if parts.count > 1 {
      let factor = (parts[1].location == 0 ? parts[1].size : parts[1].location).magnitude
      if factor != 1 { text += "\(factor.plain)*" }
      text += name(parts[1]) + constant.summand()
    } else {
      text += constant.plain
    }
    return text
  }

  private func name(_ part: Part) -> String {
    let isHorizontal = part.axis == .horizontal
    let element = program.firstVariable.firstIndex(of: part.firstVariable)
    let baseline = baselines.first { $0.element == element }
    let attribute =
      if part.location == 0 {
        isHorizontal ? "width" : "height"
      } else if let baseline {
        baseline.isFirst ? "firstBaseline" : "lastBaseline"
      } else {
        switch (part.size / part.location, isHorizontal) {
        case (0, true): "leading"
        case (0, false): "top"
        case (1, true): "trailing"
        case (1, false): "bottom"
        case (_, true): "centerX"
        case (_, false): "centerY"
        }
      }
    return (element.map(item) ?? "_UILayoutSpacer:0x0'UISV-alignment-spanner'") + "." + attribute
  }
}

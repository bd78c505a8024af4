import SelfSizingCassowary
import SelfSizingGeometry

/// A row that a stack generated, read back as an equation between two rectangles.
struct StackEquation {
  private let program: LayoutProgram
  private let row: LinearConstraint
  private let item: (Int) -> String

  /// - Parameter item: How an element is written.
  init(_ program: LayoutProgram, _ row: Int, item: @escaping (Int) -> String) {
    self.program = program
    self.row = program.buffer.system[row]
    self.item = item
  }

  /// A rectangle's part in the row: factors of its location and its size along one axis.
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
    guard let left = parts.first else { return "0 == \(row.constant.plain)" }
    var text = "\(name(left)) \(LayoutConstraint.Relation(row.relation).symbol) "
    if parts.count > 1 {
      let factor = (parts[1].location == 0 ? parts[1].size : parts[1].location).magnitude
      if factor != 1 { text += "\(factor.plain)*" }
      text += name(parts[1])
      if row.constant > 0 { text += " + \(row.constant.plain)" }
      if row.constant < 0 { text += " - \((-row.constant).plain)" }
    } else {
      text += row.constant.plain
    }
    return text
  }

  private func name(_ part: Part) -> String {
    let isHorizontal = part.axis == .horizontal
    let attribute =
      if part.location == 0 {
        isHorizontal ? "width" : "height"
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
    let element = program.firstVariable.firstIndex(of: part.firstVariable)
    return (element.map(item) ?? "_UILayoutSpacer:0x0'UISV-alignment-spanner'") + "." + attribute
  }
}

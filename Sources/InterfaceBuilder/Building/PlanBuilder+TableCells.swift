import SelfSizingAutoLayout
import SelfSizingGeometry

extension PlanBuilder {
  /// Adds a content view that leaves room for the cell's accessory.
  mutating func addContentView(_ content: InterfaceView, _ root: Int) -> Int {
    let item = append(
      CellPlan.Item(
        id: content.id, name: names.unused("content"), parent: root, line: content.line,
        content: .view))
    constrain(item, .top, to: root, .top, line: content.line)
    constrain(item, .leading, to: root, .leading, line: content.line)
    constrain(root, .bottom, to: item, .bottom, line: content.line)
    guard case .tableViewCell(let style) = prototype.kind else { return item }
    if style.accessory == .view, let accessory = prototype.accessoryView {
      addAccessory(accessory, root, item)
    } else {
      let (width, isAssumed) = TableCell.width(of: style.accessory)
      log.note(
        .assumedSize,
        isAssumed
          ? "the room that the accessory takes is assumed"
          : "the room that the accessory takes is known at the large text size only",
        line: prototype.view.line)
      constrain(root, .trailing, to: item, .trailing, constant: width, line: content.line)
    }
    return item
  }

  /// The accessory view stands in the middle of the trailing edge, at its size on the canvas.
  private mutating func addAccessory(_ view: InterfaceView, _ root: Int, _ content: Int) {
    let item = addView(view, to: root)
    let frame = view.frame ?? .zero
    constrain(item, .centerY, to: root, .centerY, line: view.line)
    constrain(
      root, .trailing, to: item, .trailing, constant: TableCell.margins.trailing, line: view.line)
    constrain(item, .leading, to: content, .trailing, line: view.line)
    constrain(item, .width, constant: frame.width, line: view.line)
    constrain(item, .height, constant: frame.height, line: view.line)
  }
}

import SelfSizing

/// A drawing of a measured cell in characters. A column is 6 points wide and a row 12 points high,
/// so that a cell keeps its proportions in most fixed-width fonts.
struct TextDrawing {
  private static let column = 6.0
  private static let row = 12.0
  private static let largestExtent = 400
  let measurement: CellMeasurement

  func text() -> String {
    let size = measurement.size
    let columns = min(Int((size.width / Self.column).rounded()) + 2, Self.largestExtent)
    let rows = min(Int((size.height / Self.row).rounded()) + 2, Self.largestExtent)
    var canvas = [[Character]](
      repeating: [Character](repeating: " ", count: max(columns, 2)), count: max(rows, 2))
    draw(LayoutRect(origin: .zero, size: size), "┌─┐│└┘", on: &canvas)
    for item in measurement.items where !item.isHidden {
      if item.kind == .image { draw(item.visibleFrame, "╭─╮│╰╯", on: &canvas) }
      for line in item.text?.lines ?? [] { write(line, of: item, on: &canvas) }
    }
    return canvas.map { row in
      let line = String(row)
      return String(line.prefix(line.count - line.reversed().prefix { $0 == " " }.count)) + "\n"
    }.joined()
  }

  private func draw(_ frame: LayoutRect, _ parts: String, on canvas: inout [[Character]]) {
    let parts = Array(parts)
    let (left, right) = (place(frame.minX, Self.column), place(frame.maxX, Self.column) + 1)
    let (top, bottom) = (place(frame.minY, Self.row), place(frame.maxY, Self.row) + 1)
    guard left < right, top < bottom else { return }
    for x in left...right {
      set(parts[1], x, top, on: &canvas)
      set(parts[1], x, bottom, on: &canvas)
    }
    for y in top...bottom {
      set(parts[3], left, y, on: &canvas)
      set(parts[3], right, y, on: &canvas)
    }
    set(parts[0], left, top, on: &canvas)
    set(parts[2], right, top, on: &canvas)
    set(parts[4], left, bottom, on: &canvas)
    set(parts[5], right, bottom, on: &canvas)
  }

  private func write(
    _ line: LaidOutText.Line, of item: LaidOutItem, on canvas: inout [[Character]]
  ) {
    let y = place(item.frame.minY + line.baseline - Self.row / 2, Self.row) + 1
    let x = place(item.frame.minX + line.inset, Self.column) + 1
    let room = max(Int((line.width / Self.column).rounded(.up)), 1)
    for (offset, character) in line.text.prefix(room).enumerated() {
      // Characters that take two columns, or none, would push the border aside.
      let isNarrow = character.isASCII || String(character).terminalWidth == 1
      set(isNarrow ? character : "▫", x + offset, y, on: &canvas)
    }
  }

  private func place(_ length: Double, _ unit: Double) -> Int {
    Int(min(max((length / unit).rounded(), -2), Double(Self.largestExtent)))
  }

  private func set(_ character: Character, _ x: Int, _ y: Int, on canvas: inout [[Character]]) {
    guard canvas.indices.contains(y), canvas[y].indices.contains(x) else { return }
    canvas[y][x] = character
  }
}

import SelfSizingGeometry
import SelfSizingTypography

/// An SVG drawing of a measured cell. A browser's own font differs from the measured one;
/// `textLength` makes every line as wide as measured. Colors come from the page's style sheet.
package struct CellDrawing {
  /// The most lines that are drawn of a label; with more a page would be slow.
  private static let mostLines = 1_000
  package let measurement: CellMeasurement

  package init(_ measurement: CellMeasurement) { self.measurement = measurement }

  /// The `svg` element, at screen pixels per point; the label is for those who cannot see it.
  package func svg(scale: Double, label: String) -> String {
    var svg = UTF8Text()
    write(scale: scale, label: label, into: &svg)
    return svg.text
  }

  package func write(scale: Double, label: String, into svg: inout UTF8Text) {
    let size = measurement.size
    svg.write("<svg class=\"cell\"")
    if label.isEmpty {
      svg.write(" aria-hidden=\"true\"")
    } else {
      svg.write(" role=\"img\" aria-label=\"")
      svg.write(markup: label)
      svg.write("\"")
    }
    svg.write(" viewBox=\"0 0 ")
    svg.write(size.width)
    svg.write(" ")
    svg.write(size.height)
    svg.write("\"")
    svg.write("width", size.width * scale)
    svg.write("height", size.height * scale)
    svg.write(">")
    writeElements(into: &svg)
    svg.write("</svg>")
  }

  package func elements() -> String {
    var svg = UTF8Text()
    writeElements(into: &svg)
    return svg.text
  }

  private func writeElements(into svg: inout UTF8Text) {
    for item in measurement.items where !item.isHidden { writeVisiblePart(of: item, into: &svg) }
  }

  /// An item as far as it is seen within the views around it; an `svg` within another clips.
  private func writeVisiblePart(of item: LaidOutItem, into svg: inout UTF8Text) {
    let frame = item.visibleFrame
    guard frame != item.frame else { return write(item, into: &svg) }
    guard !frame.isEmpty else { return }
    svg.write("<svg")
    svg.write(frame)
    var separator = " viewBox=\""
    for length in [frame.minX, frame.minY, frame.width, frame.height] {
      svg.write(separator)
      svg.write(length)
      separator = " "
    }
    svg.write("\">")
    write(item, into: &svg)
    svg.write("</svg>")
  }

  private func write(_ item: LaidOutItem, into svg: inout UTF8Text) {
    if let color = item.backgroundColor, color.alpha > 0 || item.kind == .view,
      [.cell, .contentView, .view, .stack].contains(item.kind)
    {
      return writeFilled(item, color, into: &svg)
    }
    switch item.kind {
    case .cell, .contentView: writeRectangle(item, class: "content", radius: 0, into: &svg)
    case .separator: writeRectangle(item, class: "view", radius: 0, into: &svg)
    case .view, .control:
      writeRectangle(item, class: "view", radius: min(item.frame.height / 2, 12), into: &svg)
      writeLabel(item, into: &svg)
    case .image: writeImage(item, into: &svg)
    case .stack, .spacer: break
    case .label: writeLabel(item, into: &svg)
    }
  }

  private func writeRectangle(
    _ item: LaidOutItem, fill: String = "", class name: String = "", radius: Double,
    into svg: inout UTF8Text
  ) {
    let frame = item.frame
    guard !frame.isEmpty else { return }
    svg.write("<rect")
    svg.write(fill)
    if !name.isEmpty {
      svg.write(" class=\"")
      svg.write(name)
      svg.write("\"")
    }
    svg.write(frame)
    svg.write("rx", radius)
    svg.write("/>")
  }

  private func writeFilled(_ item: LaidOutItem, _ color: CellColor, into svg: inout UTF8Text) {
    guard color.alpha > 0 else {
      return writeRectangle(item, class: "outline", radius: 0, into: &svg)
    }
    let parts = [color.red, color.green, color.blue].map { "\(Int(($0 * 255).rounded()))" }
    let fill = " fill=\"rgb(" + parts.joined(separator: ",") + ")\""
    let opacity = " fill-opacity=\"\(NumberFormat.short(color.alpha))\""
    // Attributes, as a page may allow no styles of elements.
    writeRectangle(item, fill: fill + opacity, radius: 0, into: &svg)
  }

  private func writeImage(_ item: LaidOutItem, into svg: inout UTF8Text) {
    let frame = item.frame
    guard !frame.isEmpty else { return }
    let unit = min(frame.width, frame.height) / 10
    writeRectangle(item, class: "image", radius: min(6, unit), into: &svg)
    svg.write("<path class=\"motif\" d=\"M")
    let outline = [
      (frame.midX - 3 * unit, frame.midY + 2.2 * unit), (2.2 * unit, -3.6 * unit),
      (1.4 * unit, 2 * unit), (unit, -1.3 * unit), (1.6 * unit, 2.9 * unit),
    ]
    for (index, point) in outline.enumerated() {
      if index > 0 { svg.write("l") }
      svg.write(point.0)
      svg.write(" ")
      svg.write(point.1)
    }
    svg.write("z\"/><circle class=\"motif\"")
    svg.write("cx", frame.midX + 1.9 * unit)
    svg.write("cy", frame.midY - 1.9 * unit)
    svg.write("r", 0.8 * unit)
    svg.write("/>")
  }

  private func writeLabel(_ item: LaidOutItem, into svg: inout UTF8Text) {
    guard let text = item.text else { return }
    svg.write("<g class=\"label")
    if Self.isRightToLeft(text) { svg.write(" rtl") }
    svg.write("\"")
    svg.write("font-size", text.font.pointSize)
    svg.write(" font-weight=\"\(text.font.weight.cssValue)\">")
    for line in text.lines.prefix(Self.mostLines) where !line.text.isEmpty && line.width > 0 {
      write(line, of: item, into: &svg)
      svg.write(" textLength=\"")
      svg.write(line.width)
      svg.write("\" lengthAdjust=\"spacingAndGlyphs\">")
      svg.write(markup: line.text)
      svg.write("</text>")
    }
    if let next = text.lines.dropFirst(Self.mostLines).first {
      write(next, of: item, into: &svg)
      svg.write(">… \(text.lines.count - Self.mostLines) more lines</text>")
    }
    svg.write("</g>")
  }

  /// Whether the words of a text follow one another from right to left, as its first letter says.
  private static func isRightToLeft(_ text: LaidOutText) -> Bool {
    text.lines.lazy.compactMap { $0.text.strongDirection }.first == .rightToLeft
  }

  /// Begins a line's element, in few pieces: a page may be asked for many lines at each keystroke.
  private func write(_ line: LaidOutText.Line, of item: LaidOutItem, into svg: inout UTF8Text) {
    svg.write("<text x=\"")
    svg.write(item.frame.minX + line.inset)
    svg.write("\" y=\"")
    svg.write(item.frame.minY + line.baseline)
    svg.write("\"")
  }
}

extension UTF8Text {
  fileprivate mutating func write(_ attribute: String, _ length: Double) {
    write(" ")
    write(attribute)
    write("=\"")
    write(length)
    write("\"")
  }

  fileprivate mutating func write(_ frame: LayoutRect) {
    write("x", frame.minX)
    write("y", frame.minY)
    write("width", frame.width)
    write("height", frame.height)
  }
}

extension FontWeight {
  fileprivate var cssValue: Int {
    switch self {
    case ..<FontWeight.light: 200
    case ..<FontWeight.regular: 300
    case ..<FontWeight.medium: 400
    case ..<FontWeight.semibold: 500
    case ..<FontWeight.bold: 600
    case ..<FontWeight.heavy: 700
    default: 800
    }
  }
}

import SelfSizing

/// An SVG drawing of a measured cell: its frames as laid out, and its lines as wrapped.
///
/// A browser's own font differs from the measured one; `textLength` makes every line as wide as it
/// was measured. Colors come from the page's style sheet, by class.
public struct CellDrawing {
  /// The most lines that are drawn of a label: nobody looks at more, and a page would be slow with
  /// them.
  private static let mostLines = 1_000

  let measurement: CellMeasurement

  /// Creates a drawing of a measured cell.
  public init(_ measurement: CellMeasurement) {
    self.measurement = measurement
  }

  /// The `svg` element, at a scale of screen pixels per point.
  ///
  /// - Parameters:
  ///   - scale: Screen pixels per point.
  ///   - label: What the drawing shows, for those who cannot see it; empty where words beside it
  ///     say that.
  public func svg(scale: Double, label: String) -> String {
    let size = measurement.size
    var svg = "<svg class=\"cell\""
    svg +=
      label.isEmpty
      ? " aria-hidden=\"true\"" : " role=\"img\" aria-label=\"\(label.escapedForMarkup)\""
    svg += " viewBox=\"0 0 \(number(size.width)) \(number(size.height))\""
    svg += " width=\"\(number(size.width * scale))\" height=\"\(number(size.height * scale))\">"
    return svg + elements() + "</svg>"
  }

  /// The cell's elements, without an `svg` element around them.
  func elements() -> String {
    measurement.items.lazy.filter { !$0.isHidden }.map(visiblePart).joined()
  }

  /// An item as far as it is seen within the views around it; an `svg` within another clips.
  private func visiblePart(of item: LaidOutItem) -> String {
    let frame = item.visibleFrame
    guard frame != item.frame else { return element(for: item) }
    guard !frame.isEmpty else { return "" }
    let place = "\(number(frame.minX)) \(number(frame.minY))"
    let extent = "\(number(frame.width)) \(number(frame.height))"
    return "<svg x=\"\(number(frame.minX))\" y=\"\(number(frame.minY))\""
      + " width=\"\(number(frame.width))\" height=\"\(number(frame.height))\""
      + " viewBox=\"\(place) \(extent)\">\(element(for: item))</svg>"
  }

  private func element(for item: LaidOutItem) -> String {
    if let color = item.backgroundColor, color.alpha > 0 || item.kind == .view,
      [.cell, .contentView, .view, .stack].contains(item.kind)
    {
      return filled(item, color)
    }
    return switch item.kind {
    case .cell, .contentView: rectangle(item, class: "content", radius: 0)
    case .separator: rectangle(item, class: "view", radius: 0)
    case .view, .control:
      rectangle(item, class: "view", radius: min(item.frame.height / 2, 12)) + label(item)
    case .image: image(item)
    case .stack, .spacer: ""
    case .label: label(item)
    }
  }

  private func rectangle(
    _ item: LaidOutItem, style: String = "", class name: String, radius: Double
  ) -> String {
    let frame = item.frame
    guard !frame.isEmpty else { return "" }
    return "<rect\(style) class=\"\(name)\" x=\"\(number(frame.minX))\" y=\"\(number(frame.minY))\""
      + " width=\"\(number(frame.width))\" height=\"\(number(frame.height))\""
      + " rx=\"\(number(radius))\"/>"
  }

  /// A view with a color of its own: what lies below shows through as far as the color lets it.
  /// Without any, its outline shows where it is.
  private func filled(_ item: LaidOutItem, _ color: CellColor) -> String {
    guard color.alpha > 0 else { return rectangle(item, class: "outline", radius: 0) }
    let parts = [color.red, color.green, color.blue].map { "\(Int(($0 * 255).rounded()))" }
    let fill = "fill:rgb(" + parts.joined(separator: ",") + ")"
    let style = "\(fill);fill-opacity:\(NumberFormat.short(color.alpha))"
    return rectangle(item, style: " style=\"\(style)\"", class: "view", radius: 0)
  }

  /// A picture's place, with a sun and a mountain as large as it allows.
  private func image(_ item: LaidOutItem) -> String {
    let frame = item.frame
    guard !frame.isEmpty else { return "" }
    let unit = min(frame.width, frame.height) / 10
    let left = frame.midX - 3 * unit
    let bottom = frame.midY + 2.2 * unit
    let peak = "M\(number(left)) \(number(bottom))l\(number(2.2 * unit)) \(number(-3.6 * unit))"
    let ridge = "l\(number(1.4 * unit)) \(number(2 * unit))l\(number(unit)) \(number(-1.3 * unit))"
    return rectangle(item, class: "image", radius: min(6, unit))
      + "<path class=\"motif\" d=\"\(peak)\(ridge)l\(number(1.6 * unit)) \(number(2.9 * unit))z\"/>"
      + "<circle class=\"motif\" cx=\"\(number(frame.midX + 1.9 * unit))\""
      + " cy=\"\(number(frame.midY - 1.9 * unit))\" r=\"\(number(0.8 * unit))\"/>"
  }

  private func label(_ item: LaidOutItem) -> String {
    guard let text = item.text else { return "" }
    var svg = "<g class=\"label\" font-size=\"\(number(text.font.pointSize))\""
    svg += " font-weight=\"\(text.font.weight.cssValue)\">"
    for line in text.lines.prefix(Self.mostLines) where !line.text.isEmpty && line.width > 0 {
      svg += "<text x=\"\(number(item.frame.minX + line.inset))\""
      svg += " y=\"\(number(item.frame.minY + line.baseline))\""
      svg += " textLength=\"\(number(line.width))\" lengthAdjust=\"spacingAndGlyphs\">"
      svg += "\(line.text.escapedForMarkup)</text>"
    }
    if let next = text.lines.dropFirst(Self.mostLines).first {
      svg += "<text x=\"\(number(item.frame.minX + next.inset))\""
      svg += " y=\"\(number(item.frame.minY + next.baseline))\">"
      svg += "… \(text.lines.count - Self.mostLines) more lines</text>"
    }
    return svg + "</g>"
  }

  private func number(_ length: Double) -> String {
    NumberFormat.short(length)
  }
}

extension FontWeight {
  /// The weight as CSS counts it.
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

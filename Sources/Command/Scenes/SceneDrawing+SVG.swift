import SelfSizing

extension SceneDrawing {
  /// Where things are on the page, in pixels.
  private enum Page {
    static let margin = 40.0, titleLine = 40.0, remarkLine = 22.0, groupTitle = 26.0
    static let captionLine = 17.0, panelGap = 16.0, groupGap = 40.0
    static let captionSize = 12.0, groupTitleSize = 15.0
    /// Groups are set into lines of this width, unless one of them is wider.
    static let width = 1280.0
    /// The mean width of a letter by the font's size, to leave room for captions.
    static let letter = 0.54
  }

  package func svg() -> String {
    let (lines, width) = setGroups()
    let top = Page.margin + Page.titleLine + Double(remarks.count) * Page.remarkLine + 12
    var body = ""
    var y = top
    for line in lines {
      var x = Page.margin
      for group in line {
        body += svg(of: group, x: x, y: y)
        x += self.width(of: group) + Page.groupGap
      }
      y += (line.map(height).max() ?? 0) + Page.groupGap
    }
    let (w, h) = ((width + 2 * Page.margin).short, (y - Page.groupGap + Page.margin).short)
    var svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\""
    svg += " width=\"\(w)\" height=\"\(h)\" viewBox=\"0 0 \(w) \(h)\">\n"
    svg += "<title>\(title.escapedForMarkup)</title>\n\(Self.style)\n"
    svg += "<rect class=\"page\" width=\"100%\" height=\"100%\"/>\n"
    svg += text(title, "title", x: Page.margin, y: Page.margin + 22, size: 26)
    for (index, remark) in remarks.enumerated() {
      let y = Page.margin + Page.titleLine + Double(index) * Page.remarkLine + 10
      svg += text(remark, "remark", x: Page.margin, y: y, size: 15)
    }
    return svg + body + "</svg>\n"
  }

  private func setGroups() -> (lines: [[Group]], width: Double) {
    let room = max(Page.width, groups.map(width).max() ?? 0)
    var lines: [[Group]] = []
    var used = 0.0
    var widest = remarks.map { Double($0.count) * 15 * Page.letter }.max() ?? 0
    for group in groups {
      let needed = width(of: group)
      if lines.isEmpty || used + Page.groupGap + needed > room {
        lines.append([])
        used = -Page.groupGap
      }
      lines[lines.count - 1].append(group)
      used += Page.groupGap + needed
      widest = max(widest, used)
    }
    return (lines, widest)
  }

  private func width(of panel: Panel) -> Double {
    let longest = panel.captions.map(\.count).max() ?? 0
    return max(panel.size.width * scale, Double(longest) * Page.captionSize * Page.letter)
  }

  private func width(of group: Group) -> Double {
    let panels = group.panels.map(width).reduce(0) { $0 + $1 + Page.panelGap } - Page.panelGap
    return max(panels, Double(group.title.count) * Page.groupTitleSize * Page.letter)
  }

  private func captionHeight(of group: Group) -> Double {
    Double(group.panels.map(\.captions.count).max() ?? 0) * Page.captionLine
  }

  private func height(of group: Group) -> Double {
    Page.groupTitle + captionHeight(of: group)
      + (group.panels.map { $0.size.height * scale }.max() ?? 0)
  }

  private func svg(of group: Group, x: Double, y: Double) -> String {
    var svg = text(group.title, "group", x: x, y: y + 12, size: Page.groupTitleSize)
    let top = y + Page.groupTitle + captionHeight(of: group)
    var x = x
    for panel in group.panels {
      let first = top - Double(panel.captions.count) * Page.captionLine + 4
      for (index, caption) in panel.captions.enumerated() {
        let y = first + Double(index) * Page.captionLine
        svg += text(caption, "caption", x: x, y: y, size: Page.captionSize)
      }
      svg += self.svg(of: panel, x: x, y: top)
      x += width(of: panel) + Page.panelGap
    }
    return svg
  }

  /// A panel is an `svg` element that counts in points and cuts off what reaches beyond.
  private func svg(of panel: Panel, x: Double, y: Double) -> String {
    let size = panel.size
    let place =
      "x=\"\(x.short)\" y=\"\(y.short)\" width=\"\((size.width * scale).short)\""
      + " height=\"\((size.height * scale).short)\""
    var svg = "<svg \(place) viewBox=\"0 0 \(size.width.short) \(size.height.short)\">"
    svg += "<rect class=\"screen\" width=\"100%\" height=\"100%\"/>"
    for (index, element) in panel.elements.enumerated() {
      // No two panels are at one place.
      svg += animated(element, name: "m\(x.short)-\(y.short)-\(index)".replacing(".", with: "_"))
    }
    svg += "</svg>\n"
    return svg + "<rect class=\"frame\" \(place) rx=\"2\"/>\n"
  }

  func svg(of element: Element) -> String {
    let frame = element.frame
    switch element.look {
    case .tile(let tint, let text, let fontSize):
      let radius = min(6, frame.width / 12)
      return rectangle(frame, "tile \(tint.rawValue)", radius: radius)
        + label(text, "on \(tint.rawValue)", in: frame, size: fontSize)
    case .photo(let number): return photo(number, in: frame)
    case .cell(let measurement):
      return "<g transform=\"translate(\(frame.minX.short) \(frame.minY.short))\">"
        + CellDrawing(measurement).elements()
        + "</g><path class=\"line\" d=\"M\(frame.minX.short) \(frame.maxY.short)h\(frame.width.short)\"/>"
    case .estimate(let text):
      let inner = LayoutRect(
        x: frame.minX + 3, y: frame.minY + 2, width: max(frame.width - 6, 0),
        height: max(frame.height - 4, 0))
      return rectangle(inner, "estimate", radius: 5)
        + label(text, "on estimate", in: frame, size: min(15, frame.height / 2))
    case .container(let container, let content):
      return "<path class=\"insets \(container.rawValue)\" fill-rule=\"evenodd\" d=\"\(path(frame))"
        + "\(path(content))\"/>" + rectangle(frame, "container \(container.rawValue)", radius: 0)
    case .mark(let tint): return rectangle(frame, "mark \(tint.rawValue)", radius: 3)
    }
  }

  private func path(_ frame: LayoutRect) -> String {
    "M\(frame.minX.short) \(frame.minY.short)h\(frame.width.short)v\(frame.height.short)"
      + "h\((-frame.width).short)z"
  }

  /// A landscape in colors that follow from the number by the golden angle: neighbors differ.
  private func photo(_ number: Int, in frame: LayoutRect) -> String {
    let hue = Double(number * 137 % 360)
    let unit = min(frame.width, frame.height) / 10
    let base = frame.maxY
    func point(_ x: Double, _ y: Double) -> String {
      "\((frame.minX + frame.width * x).short) \((base - unit * y).short)"
    }
    let hills =
      "M\(point(0, 0))L\(point(0, 2))L\(point(0.3, 5))L\(point(0.5, 3.2))L\(point(0.72, 6))"
      + "L\(point(1, 2.4))L\(point(1, 0))z"
    let sun = (x: frame.minX + frame.width * 0.3, y: frame.minY + frame.height * 0.26)
    return "<g fill=\"\(color(hue, saturation: 0.52, lightness: 0.8))\">"
      + rectangle(frame, "", radius: 0) + "</g>"
      + "<circle fill=\"\(color(hue, saturation: 0.8, lightness: 0.94))\""
      + " cx=\"\(sun.x.short)\" cy=\"\(sun.y.short)\" r=\"\(unit.short)\"/>"
      + "<path fill=\"\(color(hue, saturation: 0.36, lightness: 0.5))\" d=\"\(hills)\"/>"
  }

  /// A color as every viewer reads it. The hue is in degrees, 0..<360.
  private func color(_ hue: Double, saturation: Double, lightness: Double) -> String {
    let chroma = saturation * min(lightness, 1 - lightness)
    func part(_ offset: Double) -> String {
      let place = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      let value = lightness - chroma * max(-1, min(place - 3, 9 - place, 1))
      let digits = String(Int((value * 255).rounded()), radix: 16)
      return digits.count == 1 ? "0\(digits)" : digits
    }
    return "#\(part(0))\(part(8))\(part(4))"
  }

  private func rectangle(_ frame: LayoutRect, _ name: String, radius: Double) -> String {
    "<rect\(name.isEmpty ? "" : " class=\"\(name)\"") x=\"\(frame.minX.short)\" y=\"\(frame.minY.short)\""
      + " width=\"\(frame.width.short)\" height=\"\(frame.height.short)\""
      + (radius > 0 ? " rx=\"\(radius.short)\"/>" : "/>")
  }

  private func label(_ string: String, _ name: String, in frame: LayoutRect, size: Double) -> String
  {
    string.isEmpty
      ? "" : text(string, "middle \(name)", x: frame.midX, y: frame.midY + size * 0.35, size: size)
  }

  private func text(_ string: String, _ name: String, x: Double, y: Double, size: Double) -> String
  {
    "<text class=\"\(name)\" x=\"\(x.short)\" y=\"\(y.short)\" font-size=\"\(size.short)\">"
      + "\(string.escapedForMarkup)</text>"
  }

  private static let style = """
    <style>
    text{font-family:-apple-system,BlinkMacSystemFont,Inter,"Segoe UI",Helvetica,Arial,sans-serif;fill:#1d1d1f}
    .page{fill:#f5f5f7}.screen{fill:#fff}.frame{fill:none;stroke:#c7c7cc}
    .title{font-weight:700}.group{font-weight:600}.remark,.caption{fill:#6e6e73}
    .middle{text-anchor:middle}.line{stroke:#d1d1d6;stroke-width:1}
    .plain{fill:#eef0f4}.accent{fill:#2f7bf6}.strong{fill:#f0592a}
    .mark{fill-opacity:.12;stroke-width:2}.mark.accent{stroke:#2f7bf6}.mark.strong{stroke:#d70015;fill:#d70015}
    text.plain{fill:#3a3a3c}text.accent,text.strong{fill:#fff;font-weight:600}
    .estimate{fill:#fbfbfd;stroke:#aeaeb2;stroke-dasharray:5 4}text.estimate{fill:#8e8e93;stroke:none}
    .insets{stroke:none;fill-opacity:.2}.container{fill:none;stroke-width:1.5}
    .insets.section{fill:#34c759}.insets.group{fill:#ff9f0a}.insets.nestedGroup{fill:#af52de}
    .container.section{stroke:#248a3d}.container.group{stroke:#c93400;stroke-dasharray:6 3}
    .container.nestedGroup{stroke:#8944ab;stroke-dasharray:2 2}
    .content{fill:#fff}.view{fill:#e6e6eb}.image{fill:#dfe7f2}.motif{fill:#a9bcd6}
    .outline{fill:none;stroke:#8e8e93;stroke-dasharray:3 3}
    \(CellDrawing.rightToLeftRule)
    </style>
    """
}

extension SceneDrawing {
  /// The time in seconds in which an element jumps or appears: less than a frame of any screen.
  package static let instant = 0.005

  /// An element with its movement as a style sheet, which also runs where the picture is an image.
  /// Readers who prefer less motion see the last moment.
  func animated(_ element: Element, name: String) -> String {
    guard duration > 0, let last = element.moments.last else { return svg(of: element) }
    let frames = element.moments.map { moment in
      "\((moment.time / duration * 100).short)%{\(style(of: element, at: moment))}"
    }
    return "<style>@keyframes \(name){\(frames.joined())}"
      + "@media (prefers-reduced-motion:no-preference){"
      + ".\(name){animation:\(name) \(duration.short)s linear infinite}}</style>"
      + "<g class=\"\(name)\" style=\"\(style(of: element, at: last))\">"
      + svg(of: element) + "</g>"
  }

  private func style(of element: Element, at moment: Moment) -> String {
    let distance = (moment.top - element.frame.minY).short
    return "transform:translateY(\(distance)px);opacity:\(moment.isVisible ? 1 : 0)"
  }
}

import SelfSizing

/// A sample that the report draws at one width: a strip with a cell for each text size.
struct Filmstrip {
  let width: Int
  let content: Int
  let isMirrored: Bool
  /// The reason why the sample is drawn: `shortest`; empty where it is the only one.
  let role: String

  /// The strips of a template, in the order of its drawings.
  static func all(of template: TemplateMeasurements) -> [Filmstrip] {
    var strips: [Filmstrip] = []
    for drawing in template.drawings {
      if let last = strips.last, last.width == drawing.width, last.content == drawing.content,
        last.isMirrored == drawing.isMirrored
      {
        continue
      }
      strips.append(
        Filmstrip(
          width: drawing.width, content: drawing.content, isMirrored: drawing.isMirrored,
          role: drawing.isMirrored ? "right to left" : role(of: drawing, in: template)))
    }
    return strips
  }

  private static func role(of drawing: DrawnCell, in template: TemplateMeasurements) -> String {
    let chosen = template.representativeContents(
      width: drawing.width, category: template.middleCategory)
    guard let place = chosen.firstIndex(of: drawing.content) else {
      return template.extremeContents(width: drawing.width).contains(drawing.content)
        ? "extreme at another size" : "worst"
    }
    if chosen.count == 1 { return "" }
    return place == 0 ? "shortest" : place == chosen.count - 1 ? "longest" : "median"
  }

  /// The strip in the page's data.
  var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("width", .number(Double(width))), ("content", .number(Double(content))),
      ("role", .string(role)),
    ]
    if isMirrored { members.append(("mirrored", .bool(true))) }
    return .object(members)
  }
}

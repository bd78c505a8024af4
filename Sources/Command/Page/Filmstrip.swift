import SelfSizing

/// A sample that the report draws at one width: a strip with a cell for each text size.
struct Filmstrip {
  let width: Int
  let content: Int
  let isMirrored: Bool
  /// The reason why the sample is drawn: `shortest`; empty where it is the only one.
  let role: String

  static func all(of template: TemplateMeasurements) -> [Filmstrip] {
    template.drawings.grouped { [$0.width, $0.content, $0.isMirrored ? 1 : 0] }.map {
      let drawing = $0.elements[0]
      return Filmstrip(
        width: drawing.width, content: drawing.content, isMirrored: drawing.isMirrored,
        role: drawing.isMirrored ? "right to left" : role(of: drawing, in: template))
    }
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

  var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("width", .count(width)), ("content", .count(content)), ("role", .string(role)),
    ]
    if isMirrored { members.append(("mirrored", .bool(true))) }
    return .object(members)
  }
}

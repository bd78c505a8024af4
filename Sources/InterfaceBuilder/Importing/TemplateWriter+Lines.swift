extension TemplateWriter {
  /// The characters of a line within the template, which is indented by two.
  static var lineWidth: Int { 100 }

  static func fits(_ line: String) -> Bool { line.count + 2 <= lineWidth }

  /// A call on one line; where that is too long, what is chained to it is on the next, or its
  /// arguments do.
  func wrapped(_ function: String, _ arguments: String..., chained: String = "") -> [String] {
    let list = arguments.joined(separator: ", ")
    let call = "\(function)(\(list))"
    if Self.fits(call + chained) { return [call + chained] }
    if !chained.isEmpty {
      return Self.fits(call)
        ? [call, "  " + chained] : [function + "(", "  " + list, ")" + chained]
    }
    if Self.fits("  \(list))") { return [function + "(", "  \(list))"] }
    return [function + "("] + arguments.dropLast().map { "  \($0)," } + [
      "  \(arguments.last ?? ""))"
    ]
  }
}

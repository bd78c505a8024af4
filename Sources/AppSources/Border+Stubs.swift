extension Border {
  /// A stub as it is kept: without members, conformances and then types that do not compile.
  func kept(_ stub: String) -> String? {
    var lines: [String] = []
    for line in stub.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.trimmed
      guard text.hasSuffix("{") else {
        if text == "}" || !omitted.contains(text) {
          lines.append(String(line))
        } else if let hidden = hidden(text) {
          lines.append("    " + hidden)
        }
        continue
      }
      let short = line.firstIndex(of: ":").map { line[..<$0] + " {" }
      if !omitted.contains(text) {
        lines.append(String(line))
      } else if let short, isType(text), !omitted.contains(short.trimmed) {
        lines.append(String(short))
      } else {
        return nil
      }
    }
    return lines.joined(separator: "\n")
  }

  private func hidden(_ line: String) -> String? {
    guard line.hasPrefix("public ") || line.hasPrefix("@HeadlessStubbed(") else { return nil }
    let hidden = line.replacing("public ", with: "", maxReplacements: 1)
    return hidden == line || omitted.contains(hidden) ? nil : hidden
  }

  private func isType(_ line: String) -> Bool {
    ["class", "struct", "enum", "protocol", "actor"].contains { keyword in
      line.hasPrefix("public \(keyword) ") || line.hasPrefix("open \(keyword) ")
    }
  }
}

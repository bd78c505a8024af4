/// The way from a document to one of its values, written as `[3].steps[0].minutes`.
indirect enum ContentPath: Sendable, CustomStringConvertible {
  case root
  case key(String, in: ContentPath)
  case index(Int, in: ContentPath)

  var codingPath: [any CodingKey] {
    var steps: [any CodingKey] = []
    var path = self
    while true {
      switch path {
      case .root: return steps.reversed()
      case .key(let key, let parent):
        steps.append(ContentKey(stringValue: key))
        path = parent
      case .index(let index, let parent):
        steps.append(ContentKey(intValue: index))
        path = parent
      }
    }
  }

  func appending(_ step: any CodingKey) -> ContentPath {
    step.intValue.map { .index($0, in: self) } ?? .key(step.stringValue, in: self)
  }

  /// The path as it is written in messages; keys that are no plain words are quoted.
  var description: String {
    let steps = codingPath.map { step in
      if let index = step.intValue { return "[\(index)]" }
      let key = step.stringValue
      let isWord = key.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
      return isWord && !key.isEmpty ? ".\(shortened(key))" : "[\(quoted(key))]"
    }.joined()
    return steps.hasPrefix(".") ? String(steps.dropFirst()) : steps
  }
}

/// One step of a path as Swift's decoding knows it.
struct ContentKey: CodingKey {
  let stringValue: String, intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = String(intValue)
    self.intValue = intValue
  }
}

/// Returns a text in double quotes on one line, shortened to what a message has room for.
func quoted(_ text: String) -> String {
  var line = ""
  for scalar in shortened(text).unicodeScalars {
    switch scalar {
    case "\"", "\\": line += "\\\(scalar)"
    case "\n": line += "\\n"
    case "\r": line += "\\r"
    case "\t": line += "\\t"
    case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
      line += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: line.unicodeScalars.append(scalar)
    }
  }
  return "\"\(line)\""
}

/// Returns at most 40 characters of a text, with an ellipsis for the rest.
func shortened(_ text: String) -> String {
  let limit = 40
  // A single character may be arbitrarily long; messages are cut between scalars then.
  let start = text.unicodeScalars.prefix(4 * limit)
  let prefix = String(String.UnicodeScalarView(start)).prefix(limit)
  return prefix.utf8.count == text.utf8.count ? text : prefix + "…"
}

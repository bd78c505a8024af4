extension String {
  /// The text for display, above all on a terminal: control characters and bidirectional controls
  /// are written as `\u{1B}`. Line breaks and tabs stay.
  /// - Source: The explicit directional formatting characters of UAX #9, and Unicode's category Cc.
  package var visible: String {
    // Nearly every text is unchanged.
    if utf8.allSatisfy(\.isVisibleInText) { return self }
    return escaping { !$0.isVisible }
  }

  /// The text as a part of one line, whatever it holds: line breaks, tabs, control characters and
  /// everything that turns the direction of text are written as `\u{A}`, and the beginning of a
  /// workflow command is broken.
  ///
  /// Every name is written by it where a line is a unit: in tables, messages, annotations,
  /// comma-separated values and recorded files.
  package var onOneLine: String {
    if utf8.allSatisfy(\.isPlainInLine) { return self }
    return escaping { !$0.isVisible || $0 == "\n" || $0 == "\t" || $0.isDirectionalMark }
      .withoutCommands
  }

  /// The text without workflow commands, which a log of GitHub's runner would obey: two colons at
  /// the start of a line, and `##[` anywhere.
  /// - Source: actions/runner, `ActionCommand.TryParseV2` trims a line and asks whether it starts
  ///   with `::`; `TryParse` looks for `##[` anywhere in it.
  var withoutCommands: String {
    guard utf8.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "#") }) else {
      return self
    }
    let scalars = Array(unicodeScalars)
    func starts(_ place: Int, _ text: String.UnicodeScalarView) -> Bool {
      scalars[place...].starts(with: text)
    }
    var broken = String.UnicodeScalarView()
    var isAtStart = true
    for (place, scalar) in scalars.enumerated() {
      if isAtStart && starts(place, "::".unicodeScalars) || starts(place, "##[".unicodeScalars) {
        broken += scalar.escaped.unicodeScalars
      } else {
        broken.append(scalar)
      }
      isAtStart = scalar == "\n" || isAtStart && scalar.properties.isWhitespace
    }
    return String(broken)
  }

  /// The same JSON without what would steer a terminal or command a runner.
  var harmlessJSON: String {
    guard !utf8.allSatisfy({ $0.isVisibleInText && $0 != UInt8(ascii: "#") }) else { return self }
    let isQuiet = unicodeScalars.allSatisfy(\.isVisible)
    let text =
      isQuiet ? self : unicodeScalars.map { $0.isVisible ? String($0) : $0.escapedInJSON }.joined()
    return text.replacing("##[", with: "\\u0023#[")
  }

  private func escaping(_ isEscaped: (Unicode.Scalar) -> Bool) -> String {
    var text = ""
    text.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      if isEscaped(scalar) { text += scalar.escaped } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}

extension String {
  var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}

extension Sequence<String> {
  /// The texts as lines of a document, each on one line, whatever names are in it.
  var asLines: String { map(\.onOneLine).joined(separator: "\n") }
}

extension Unicode.Scalar {
  /// The scalar as its number: `\u{1B}`.
  var escaped: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }

  fileprivate var escapedInJSON: String {
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }

  /// Whether the scalar neither steers a terminal nor turns the direction of other characters.
  var isVisible: Bool {
    switch value {
    case 0x09, 0x0A: true
    case ..<0x20, 0x7F...0x9F, 0x2028...0x2029, 0x202A...0x202E, 0x2066...0x2069: false
    default: true
    }
  }

  /// Whether the scalar gives its neighbors a direction, without being seen.
  /// - Source: The implicit directional marks of UAX #9.
  fileprivate var isDirectionalMark: Bool { [0x061C, 0x200E, 0x200F].contains(value) }
}

extension UInt8 {
  /// Whether a byte cannot belong to an invisible scalar: 0xC2 begins U+0080, 0xE2 U+2000.
  fileprivate var isVisibleInText: Bool {
    self >= 0x20 && self != 0x7F && self != 0xC2 && self != 0xE2 || self == 0x09 || self == 0x0A
  }

  /// Whether a byte stands for itself in a line, whatever is around it. 0xD8 begins U+061C.
  fileprivate var isPlainInLine: Bool {
    self >= 0x20 && isVisibleInText && self != 0xD8 && self != UInt8(ascii: ":")
      && self != UInt8(ascii: "#")
  }
}

extension String {
  /// The text for display, above all on a terminal: control characters and bidirectional controls
  /// are written as `\u{1B}`. Line breaks and tabs stay.
  ///
  /// - Source: The explicit directional formatting characters of UAX #9, and Unicode's category Cc.
  package var visible: String {
    // Nearly every text is unchanged.
    if utf8.allSatisfy(\.isVisibleInText) { return self }
    var visible = ""
    visible.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      if scalar.isVisible {
        visible.unicodeScalars.append(scalar)
      } else {
        visible += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return visible
  }
}

extension Unicode.Scalar {
  /// Whether the scalar neither steers a terminal nor turns the direction of other characters.
  var isVisible: Bool {
    switch value {
    case 0x09, 0x0A: true
    case ..<0x20, 0x7F...0x9F, 0x2028...0x2029, 0x202A...0x202E, 0x2066...0x2069: false
    default: true
    }
  }
}

extension UInt8 {
  /// Whether a byte of UTF-8 cannot belong to a scalar that is not visible: 0xC2 begins U+0080,
  /// 0xE2 U+2000.
  fileprivate var isVisibleInText: Bool {
    self >= 0x20 && self != 0x7F && self != 0xC2 && self != 0xE2 || self == 0x09 || self == 0x0A
  }
}

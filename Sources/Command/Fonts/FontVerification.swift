import SelfSizing

/// The published strings, measured with a file that stands for the system font: the one proof,
/// without a device, that the file is the font that iOS sets.
struct FontVerification {
  /// The largest accepted difference in points; published widths have that many digits.
  static let tolerance = 0.002
  private(set) var count = 0, agreeing = 0
  private(set) var largestError = 0.0
  private(set) var worst = ""
  /// Whether widths are compared less kerning, as the file has none.
  let leavesKerningAside: Bool

  init(_ face: FontFace) {
    leavesKerningAside = !face.hasKerning
    let system = SystemFont(face)
    for sample in PublishedWidths.samples {
      let font = TextFont.systemFont(ofSize: sample.size, weight: sample.weight, from: system)
      for (index, string) in PublishedWidths.strings.enumerated() {
        let error =
          leavesKerningAside
          ? Self.width(string, font) - (sample.widths[index] - sample.kernings[index])
          : PreparedText(string, font: font).naturalWidth - sample.widths[index]
        count += 1
        if error.magnitude <= Self.tolerance { agreeing += 1 }
        if error.magnitude > largestError {
          largestError = error.magnitude
          worst = "\"\(string)\" at \(sample.size) points, weight \(Int(font.axes["wght"] ?? 400))"
        }
      }
    }
  }

  private static func width(_ string: String, _ font: TextFont) -> Double {
    string.unicodeScalars.reduce(0) { $0 + (font.advance(of: $1) ?? .infinity) }
  }

  var isProven: Bool { agreeing == count }

  var text: String {
    let error = String((largestError * 10000).rounded() / 10000)
    return "\(agreeing) of \(count) published strings come out within \(Self.tolerance) points"
      + (leavesKerningAside ? ", kerning left aside as the file has none" : "")
      + "; the largest error is \(error)" + (isProven ? "" : ", of \(worst)")
  }
}

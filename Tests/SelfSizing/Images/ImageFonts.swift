import Foundation
import SelfSizing

/// The fonts that cases describe in words.
struct ImageFonts {
  private static let styles = Dictionary(
    uniqueKeysWithValues: TextStyle.allCases.map { ("\($0)", $0) })
  private static let weights: [(String, FontWeight)] = [
    ("semibold", .semibold), ("bold", .bold), ("medium", .medium), ("regular", .regular),
  ]

  private let files: [String: FontFace]

  /// Reads the fonts of a folder: the one that `SELFSIZING_FONTS` names, if no other is given.
  init(folder: String = ProcessInfo.processInfo.environment["SELFSIZING_FONTS"] ?? "") {
    var files: [String: FontFace] = [:]
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
    for file in paths ?? [] {
      guard file.hasSuffix(".ttf"),
        let data = FileManager.default.contents(atPath: "\(folder)/\(file)"),
        let face = try? FontFile([UInt8](data)).face()
      else { continue }
      files[String(file.split(separator: "/").last?.dropLast(4) ?? "")] = face
    }
    self.files = files
  }

  /// The font of some words; nil if its file is not here.
  ///
  /// - Throws: If the words are of no known form.
  func font(_ words: String, _ edition: SystemFontEdition) throws(UnreadRule) -> LabelFont? {
    let weight = Self.weights.first { words.contains($0.0) }?.1
    let size = words.numbers.first
    // The style is that of UIFontMetrics or of preferredFont.
    let style = words.split { !$0.isLetter && !$0.isNumber }.lazy
      .compactMap { Self.styles[String($0)] }.first
    if words.hasPrefix("preferredFont") {
      guard let style else { throw UnreadRule(rule: words) }
      return .style(style, weight: weight)
    }
    guard let size else { throw UnreadRule(rule: words) }
    var font: TextFont?
    if words.hasPrefix("systemFont") {
      font = .systemFont(ofSize: size, weight: weight ?? .regular).withEdition(edition)
    } else if words.hasPrefix("monospacedDigit") {
      font = .monospacedDigitSystemFont(ofSize: size, weight: weight ?? .regular)
    } else if let name = words.split(separator: " ").first {
      font = files[String(name)].map { TextFont($0, size: size) }
    }
    guard let font else { return nil }
    // "Scaled" without a style follows body text, as UIFontMetrics.default does.
    let isScaled = words.contains("caled") && !words.contains("not scaled")
    if let style, isScaled || words.contains("UIFontMetrics") { return .scaled(font, as: style) }
    return isScaled ? .scaled(font, as: .body) : .fixed(font)
  }
}

import SelfSizing

struct ImageGuess: Hashable, Sendable {
  /// The index of the cells among the candidates; nil if the path has none of their names.
  var cells: Int?
  /// The index of the content; nil if the path names none of several.
  var content: Int?
  /// The text size; nil if the path does not name one.
  var category: DynamicTypeCategory?
  /// The width in points; nil if the path does not name one.
  var width: Double?

  struct Candidate: Hashable, Sendable {
    let name: NameWords
    let contents: [NameWords]

    init(name: String, contents: [String]) {
      self.name = NameWords(name)
      self.contents = contents.map { NameWords($0) }
    }
  }

  init(path: String, candidates: [Candidate]) {
    var path = path
    if path.lowercased().hasSuffix(".png") { path.removeLast(4) }
    for scale in 1...3 { path = path.replacing("@\(scale)x", with: "") }
    category = Self.category(in: path)
    width = Self.width(in: path)
    let words = NameWords(path)
    cells = Self.best(candidates.map(\.name), in: words)
    guard let cells else { return }
    let rest = words.removing(candidates[cells].name)
    let contents = candidates[cells].contents
    content =
      contents.count == 1 ? 0 : Self.best(contents, in: rest) ?? Self.likeliest(contents, in: rest)
  }

  /// The longest name of which all words are in a path; nil where there is none, or several.
  private static func best(_ names: [NameWords], in path: NameWords) -> Int? {
    var best: [Int] = []
    var most = 1
    for (index, name) in names.enumerated() where path.contains(name) {
      let count = name.words.count
      if count > most { best = [] }
      if count >= most {
        most = count
        best.append(index)
      }
    }
    return best.count == 1 ? best[0] : nil
  }

  /// The name with the most first words in a path: texts of cells are longer than names of files.
  private static func likeliest(_ names: [NameWords], in path: NameWords) -> Int? {
    let counts = names.map { path.matchCount($0) }
    guard let most = counts.max(), most > 0, counts.count(where: { $0 == most }) == 1 else {
      return nil
    }
    return counts.firstIndex(of: most)
  }

  /// The text size that a part of a path names, as flags or UIKit's raw values do. Small, medium
  /// and large alone may mean anything: an icon, a button.
  static func category(in path: String) -> DynamicTypeCategory? {
    for part in parts(of: path).reversed() {
      guard let category = DynamicTypeCategory(sizeName: part) else { continue }
      let isRawValue = part.hasPrefix("UICT")
      if isRawValue || ![.small, .medium, .large].contains(category) { return category }
    }
    return nil
  }

  /// The width in points that a path names: 375, 375pt, 375x667, w375 or 375xIntrinsic.
  static func width(in path: String) -> Double? {
    for part in parts(of: path).reversed() {
      var text = Substring(part.lowercased())
      for prefix in ["width", "w"] where text.hasPrefix(prefix) {
        text = text.dropFirst(prefix.count)
        break
      }
      let digits = text.prefix { $0.isASCII && $0.isNumber }
      let rest = text.dropFirst(digits.count)
      guard (3...4).contains(digits.count), let width = Double(digits), 100...2000 ~= width,
        rest.isEmpty || rest.hasPrefix("x") || ["pt", "pts", "w", "points"].contains(rest)
      else { continue }
      return width
    }
    return nil
  }

  private static func parts(of path: String) -> [String] {
    path.split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }
}

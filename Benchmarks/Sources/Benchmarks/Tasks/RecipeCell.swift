import SelfSizing

/// The content of the measured cell.
struct Recipe: Sendable {
  let title: String
  let summary: String
  let minutes: Int
  let isNew: Bool

  /// Different recipes of about 150 characters, the same at every run.
  static func numbered(_ count: Int) -> [Recipe] {
    let words = [
      "roasted", "carrots", "with", "lemon", "butter", "and", "thyme", "on", "creamy", "polenta",
      "toasted", "almonds", "slow", "braised", "beans", "crisp", "sage",
    ]
    func sentence(_ seed: Int, words count: Int) -> String {
      (0..<count).map { words[(seed &* 7 &+ $0 &* ($0 &+ 3)) % words.count] }
        .joined(separator: " ")
    }
    return (0..<count).map { index in
      Recipe(
        title: "\(sentence(index, words: 4)) \(index)",
        summary: sentence(index &* 3, words: 17), minutes: 10 + index % 50,
        isNew: index.isMultiple(of: 2))
    }
  }
}

let recipeCell = CellTemplate<Recipe>("recipe") { cell in
  cell.contentView.directionalLayoutMargins = DirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  let photo = cell.image(width: 88, height: 88)
  let title = cell.label(\.title, style: .headline)
  let summary = cell.label(\.summary, style: .subheadline, numberOfLines: 3)
    .compressionResistance(749, for: .vertical)
  let time = cell.label(style: .caption1, numberOfLines: 1) { "\($0.minutes) min" }
  let text = cell.stack(.vertical, spacing: 4) {
    title
    summary
    time
  }
  let margins = cell.contentView.layoutMarginsGuide
  photo.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
  photo.topAnchor.constraint(equalTo: margins.topAnchor)
  photo.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor)
  text.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 12)
  text.trailingAnchor.constraint(equalTo: margins.trailingAnchor)
  text.topAnchor.constraint(equalTo: margins.topAnchor)
  text.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor)
}

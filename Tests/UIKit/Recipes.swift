import SelfSizing

/// The contents and the template that cells are compared with.
struct TestRecipe: Sendable {
  var title: String
  var summary: String
  var minutes: Int
  var isNew: Bool

  static let all = [
    TestRecipe(title: "Soup", summary: "Warm", minutes: 5, isNew: true),
    TestRecipe(
      title: "Slow-roasted tomatoes with thyme, garlic and a great deal of olive oil",
      summary: "Roasted for three hours until they are sweet, then folded into pasta with "
        + "a little of the water it was boiled in, basil and grated cheese.",
      minutes: 185, isNew: false),
    TestRecipe(title: "Bread", summary: "", minutes: 90, isNew: true),
  ]

  static let template = CellTemplate<TestRecipe>("recipe") { cell in
    cell.contentView.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 11, leading: 16, bottom: 11, trailing: 16)
    let photo = cell.image(width: 88, height: 88)
    let title = cell.label(\.title, style: .headline)
    let summary = cell.label(\.summary, style: .subheadline, numberOfLines: 3)
      .compressionResistance(749, for: .vertical)
    let time = cell.label(style: .caption1, numberOfLines: 1) { "\($0.minutes) min" }
    let badge = cell.label(text: "NEW", style: .caption2, numberOfLines: 1)
      .contentHugging(.required, for: .horizontal)
      .hidden { !$0.isNew }
    let footer = cell.stack(.horizontal, spacing: 8, alignment: .firstBaseline) {
      time
      badge
    }
    .axis(
      .vertical, alignment: .leading, when: { $0.contentSizeCategory.isAccessibilityCategory })
    let text = cell.stack(.vertical, spacing: 4) {
      title
      summary
      footer
    }
    let margins = cell.contentView.layoutMarginsGuide
    photo.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
    photo.topAnchor.constraint(equalTo: margins.topAnchor)
    photo.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor)
    photo.widthAnchor.constraint(equalToConstant: 88)
    photo.heightAnchor.constraint(equalToConstant: 88)
    text.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 12)
    text.trailingAnchor.constraint(equalTo: margins.trailingAnchor)
    text.topAnchor.constraint(equalTo: margins.topAnchor)
    text.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor)
    cell.contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
  }
}

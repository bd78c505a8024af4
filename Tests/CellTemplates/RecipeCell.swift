import SelfSizing

struct Recipe: Codable, Sendable {
  var title: String
  var summary: String
  var minutes: Int
  var isNew: Bool
}

/// The template of *Cells as templates*, word for word.
let recipeCell = CellTemplate<Recipe>("recipe") { cell in
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
  .axis(.vertical, alignment: .leading, when: { $0.contentSizeCategory.isAccessibilityCategory })
  let text = cell.stack(.vertical, spacing: 4) {
    title
    summary
    footer
  }
  let margins = cell.contentView.layoutMarginsGuide
  photo.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
  photo.topAnchor.constraint(equalTo: margins.topAnchor)
  photo.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor)
  text.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 12)
  text.trailingAnchor.constraint(equalTo: margins.trailingAnchor)
  text.topAnchor.constraint(equalTo: margins.topAnchor)
  text.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor)
  cell.contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
}

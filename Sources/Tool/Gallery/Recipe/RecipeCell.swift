import SelfSizing

/// A recipe card: a photo at the leading edge, the texts beside it. The template of the README.
let recipeCell = CellTemplate<Recipe>("recipe") { cell in
  cell.contentView.directionalLayoutMargins = DirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  let photo = cell.image(width: 88, height: 88).named("photo")
  let title = cell.label(\.title, style: .headline)
  let summary = cell.label(\.summary, style: .subheadline, numberOfLines: 3)
    .compressionResistance(749, for: .vertical)
  let time = cell.label(style: .caption1, numberOfLines: 1) { "\($0.minutes) min" }.named("time")
  let badge = cell.label(text: "NEW", style: .caption2, numberOfLines: 1)
    .contentHugging(.required, for: .horizontal)
    .hidden { !$0.isNew }
    .named("badge")
  let footer = cell.stack(.horizontal, spacing: 8, alignment: .firstBaseline) {
    time
    badge
  }
  .axis(.vertical, alignment: .leading, when: { $0.contentSizeCategory.isAccessibilityCategory })
  .named("footer")
  let text = cell.stack(.vertical, spacing: 4) {
    title
    summary
    footer
  }
  .named("text")
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

import SelfSizing

/// A news story: a picture across the cell, the texts below, a footer with author and time.
let articleCell = CellTemplate<Article>("article") { cell in
  cell.contentView.directionalLayoutMargins = DirectionalEdgeInsets(
    top: 12, leading: 16, bottom: 12, trailing: 16)
  let picture = cell.image(aspectRatio: 16.0 / 9).named("picture")
  let section = cell.label(\.section, style: .footnote, numberOfLines: 1).hiddenWhenEmpty()
  let headline = cell.label(\.headline, style: .title2)
  let summary = cell.label(\.summary, style: .subheadline, numberOfLines: 4).hiddenWhenEmpty()
  let author = cell.label(\.author, style: .caption1, numberOfLines: 2)
  // The time is of no use without its end, a name is: the author gives way, and takes what is left.
  let published = cell.label(\.published, style: .caption1, numberOfLines: 1)
    .contentHugging(251, for: .horizontal)
    .compressionResistance(751, for: .horizontal)
  let footer = cell.stack(.horizontal, spacing: 8, alignment: .firstBaseline) {
    author
    published
  }
  .axis(
    .vertical, alignment: .leading, spacing: 2,
    when: { $0.contentSizeCategory.isAccessibilityCategory }
  )
  .named("footer")
  let texts = cell.stack(.vertical, spacing: 6) {
    section
    headline
    summary
    footer
  }
  .customSpacing(2, after: section)
  .named("texts")
  let margins = cell.contentView.layoutMarginsGuide
  picture.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
  picture.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor)
  picture.topAnchor.constraint(equalTo: cell.contentView.topAnchor)
  texts.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 12)
  texts.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
  texts.trailingAnchor.constraint(equalTo: margins.trailingAnchor)
  texts.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
  // However long the time is, the beginning of the name stays.
  author.widthAnchor.constraint(greaterThanOrEqualToConstant: 80).priority(752)
}

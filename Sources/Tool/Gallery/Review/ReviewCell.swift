import SelfSizing

/// A product review: stars and date, title, author, and a text of any length.
let reviewCell = CellTemplate<Review>("review") { cell in
  cell.contentView.directionalLayoutMargins = DirectionalEdgeInsets(
    top: 12, leading: 16, bottom: 12, trailing: 16)
  // An image that Dynamic Type does not scale, so it must not be squeezed by a date that is.
  let stars = cell.image(intrinsicSize: LayoutSize(width: 92, height: 16))
    .contentHugging(251)
    .compressionResistance(.required, for: .horizontal)
    .named("stars")
  let date = cell.label(\.date, style: .footnote)
  let header = cell.stack(.horizontal, spacing: 8, alignment: .center) {
    stars
    date
  }
  .axis(
    .vertical, alignment: .leading, spacing: 4,
    when: { $0.contentSizeCategory.isAccessibilityCategory }
  )
  .named("header")
  let title = cell.label(\.title, style: .headline).hiddenWhenEmpty()
  let author = cell.label(\.author, style: .footnote)
  let body = cell.label(\.body, style: .subheadline)
  let helpful = cell.label(\.helpfulLine, style: .caption1)
    .hidden { ($0.helpfulCount ?? 0) == 0 }
    .named("helpful")
  let texts = cell.stack(.vertical, spacing: 4) {
    header
    title
    author
    body
    helpful
  }
  .customSpacing(8, after: author)
  .customSpacing(8, after: body)
  .named("texts")
  texts.edges(equalTo: cell.contentView.layoutMarginsGuide)
}

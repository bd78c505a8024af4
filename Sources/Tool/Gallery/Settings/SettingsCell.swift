import SelfSizing

/// A row of settings: icon, texts and switch beside each other, one below the other once the text
/// is larger than a row of them can hold.
let settingsCell = CellTemplate<Setting>("settings") { cell in
  cell.contentView.directionalLayoutMargins = DirectionalEdgeInsets(
    top: 7, leading: 16, bottom: 7, trailing: 16)
  let icon = cell.image(width: 29, height: 29).named("icon")
  // A switch resists at 750, as labels do: for the texts to wrap instead of squeezing it, they have
  // to be the weaker ones.
  let title = cell.label(\.title, style: .body).compressionResistance(749, for: .horizontal)
  let detail = cell.label(\.detail, style: .footnote)
    .compressionResistance(749, for: .horizontal)
    .hiddenWhenEmpty()
  let texts = cell.stack(.vertical, spacing: 2) {
    title
    detail
  }
  .named("texts")
  let toggle = cell.switch()
    .hidden { $0.isOn == nil }
    .named("switch")
  let row = cell.stack(.horizontal, spacing: 12, alignment: .center) {
    icon
    texts
    toggle
  }
  .axis(
    .vertical, alignment: .leading, spacing: 8,
    when: { $0.contentSizeCategory.isAccessibilityCategory }
  )
  .named("row")
  let margins = cell.contentView.layoutMarginsGuide
  row.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
  row.trailingAnchor.constraint(equalTo: margins.trailingAnchor)
  row.topAnchor.constraint(equalTo: margins.topAnchor)
  row.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
  cell.contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
}

import SelfSizing

/// A chat bubble: at the leading edge for what others wrote, at the trailing edge for one's own.
let chatCell = CellTemplate<ChatMessage>("chat") { cell in
  cell.contentView.directionalLayoutMargins = DirectionalEdgeInsets(
    top: 4, leading: 12, bottom: 4, trailing: 12)
  let sender = cell.label(\.sender, style: .caption1, numberOfLines: 1).hidden { $0.isOwn }
  let text = cell.label(\.text, style: .body)
  let time = cell.label(\.time, style: .caption2, numberOfLines: 1)
  let lines = cell.stack(.vertical, spacing: 2) {
    sender
    text
    time
  }
  .named("lines")
  let bubble = cell.view().named("bubble")
  bubble.directionalLayoutMargins = DirectionalEdgeInsets(
    top: 8, leading: 12, bottom: 8, trailing: 12)
  bubble.addSubview(lines)
  let insets = bubble.layoutMarginsGuide
  lines.leadingAnchor.constraint(equalTo: insets.leadingAnchor)
  lines.trailingAnchor.constraint(equalTo: insets.trailingAnchor)
  lines.topAnchor.constraint(equalTo: insets.topAnchor)
  lines.bottomAnchor.constraint(equalTo: insets.bottomAnchor)

  // Only own messages show a status, so the column can align for them: a lone bubble fills it.
  let status = cell.label(style: .caption2) { $0.status ?? "" }
    .hidden { !$0.isOwn || $0.status?.isEmpty ?? true }
    .named("status")
  let column = cell.stack(.vertical, spacing: 2, alignment: .trailing) {
    bubble
    status
  }
  .named("column")

  // The side depends on the content, and constraints do not: the one spacer that is shown pushes.
  let before = cell.spacer().hidden { !$0.isOwn }.named("space before")
  let after = cell.spacer().hidden { $0.isOwn }.named("space after")
  let row = cell.stack(.horizontal) {
    before
    column
    after
  }
  .named("row")
  let margins = cell.contentView.layoutMarginsGuide
  row.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
  row.trailingAnchor.constraint(equalTo: margins.trailingAnchor)
  row.topAnchor.constraint(equalTo: margins.topAnchor)
  row.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
  column.widthAnchor.constraint(
    lessThanOrEqualTo: cell.contentView.widthAnchor, multiplier: 0.75)
}

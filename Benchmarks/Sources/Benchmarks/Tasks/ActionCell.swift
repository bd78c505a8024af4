import SelfSizing

/// A card with two actions below its texts: buttons, or labels in their place.
func actionCell(hasButtons: Bool) -> CellTemplate<Recipe> {
  CellTemplate<Recipe>(hasButtons ? "buttons" : "labels") { cell in
    let title = cell.label(\.title, style: .headline)
    let summary = cell.label(\.summary, style: .subheadline, numberOfLines: 3)
    let actions = cell.stack(.vertical, spacing: 4) {
      if hasButtons {
        cell.button { "Cook it in \($0.minutes) minutes" }
        cell.button(size: .large) { $0.title }
      } else {
        cell.label(style: .body) { "Cook it in \($0.minutes) minutes" }
        cell.label(\.title, style: .body)
      }
    }
    cell.stack(.vertical, spacing: 8) {
      title
      summary
      actions
    }
    .edges(equalTo: cell.contentView.layoutMarginsGuide)
  }
}

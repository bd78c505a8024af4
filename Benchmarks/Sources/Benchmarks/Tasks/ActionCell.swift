import SelfSizing

/// The two actions of a card.
enum CardActions: String, CaseIterable {
  /// Labels with the buttons' texts, to compare with.
  case labels = "labels in the place of buttons"
  /// Buttons with configurations.
  case buttons
  /// A switch and a text field.
  case controls
}

/// A card with two actions below its texts.
func actionCell(_ kind: CardActions) -> CellTemplate<Recipe> {
  CellTemplate<Recipe>("\(kind)") { cell in
    let title = cell.label(\.title, style: .headline)
    let summary = cell.label(\.summary, style: .subheadline, numberOfLines: 3)
    let actions = cell.stack(.vertical, spacing: 4) {
      switch kind {
      case .labels:
        cell.label(style: .body) { "Cook it in \($0.minutes) minutes" }
        cell.label(\.title, style: .body)
      case .buttons:
        cell.button { "Cook it in \($0.minutes) minutes" }
        cell.button(size: .large) { $0.title }
      case .controls:
        cell.switch()
        cell.textField { $0.title }
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

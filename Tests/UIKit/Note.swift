import SelfSizing

/// The contents of notes, and the template that their cells are compared with.
struct Note: Sendable {
  var title: String
  var text: String

  static let all = [
    Note(title: "Milk", text: ""),
    Note(
      title: "Ring the plumber about the tap in the upstairs bathroom",
      text: "It drips at night; the washer was replaced in spring, and the noise is back since "
        + "Sunday. Ask what a new one costs."),
  ]

  static let template = CellTemplate<Note>("note") { cell in
    let icon = cell.image(width: 24, height: 24)
    let title = cell.label(\.title, style: .headline)
    let text = cell.label(\.text, style: .subheadline)
    let content = cell.contentView
    icon.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16)
    icon.topAnchor.constraint(equalTo: content.topAnchor, constant: 12)
    icon.widthAnchor.constraint(equalToConstant: 24)
    icon.heightAnchor.constraint(equalToConstant: 24)
    icon.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -12)
    title.topAnchor.constraint(equalTo: content.topAnchor, constant: 12)
    title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8)
    title.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16)
    text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4)
    text.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8)
    text.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16)
    text.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -12)
  }

  /// The height of the template's cell in a list.
  func templateHeight(width: Double, _ traits: TraitCollection) throws -> Double {
    try Self.template.systemLayoutSizeFitting(
      LayoutSize(width: width, height: 0), for: self, traits: traits,
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

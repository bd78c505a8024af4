import AutoLayout
import Foundation
import Geometry
import SelfSizing
import Typography

struct Note: Sendable {
  let text: String
}

let noteCell = CellTemplate<Note>("note") { cell in
  let text = cell.label(\.text, style: .body)
  let margins = cell.contentView.layoutMarginsGuide
  text.topAnchor.constraint(equalTo: margins.topAnchor)
  text.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
  text.trailingAnchor.constraint(equalTo: margins.trailingAnchor)
  text.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
}

let size = try noteCell.systemLayoutSizeFitting(
  LayoutSize(width: 375, height: 0), for: Note(text: "A note of one line"),
  withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
print(Point().x, Font().size, Anchor().offset, size.height)

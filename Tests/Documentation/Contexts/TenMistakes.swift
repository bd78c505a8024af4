let mistakes = CellTemplate<Int>("mistakes") { cell in
  let contentView = cell.contentView
  let title = cell.label(text: "A title that wraps", style: .body)
  let price = cell.label(text: "19", style: .body, numberOfLines: 1)
  let photo = cell.view()
  // EXAMPLES
}

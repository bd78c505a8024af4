let noteCell = CellTemplate<String>("note") { cell in
  cell.label(\.self, style: .body).edges(equalTo: cell.contentView)
}
let newPosts = ["Newer", "New"]
let cells = TemplateCells(noteCell, contents: ["Old"], identifiedBy: { ItemIdentity($0) })
let collectionView = try CollectionView(
  collectionViewLayout: TableLayout(),
  viewport: CollectionViewport(size: LayoutSize(width: 375, height: 667), displayScale: 3),
  dataSource: cells, cellProvider: cells)

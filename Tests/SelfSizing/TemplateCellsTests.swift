import SelfSizing
import Testing

@Suite("Cells measured by a template in a collection view")
struct TemplateCellsTests {
  private func view(
    _ layout: CollectionViewLayout, _ cells: TemplateCells<String>,
    policy: ScrollAnchorPolicy = .firstFullyVisible
  ) throws -> CollectionView {
    let view = try CollectionView(
      collectionViewLayout: layout,
      viewport: CollectionViewport(
        size: LayoutSize(width: 375, height: 812), displayScale: 3),
      dataSource: cells, cellProvider: cells)
    view.anchorPolicy = policy
    return view
  }

  /// Where each visible item's top edge is on the screen.
  private func screenPositions(_ view: CollectionView) -> [ItemIndexPath: Double] {
    Dictionary(
      uniqueKeysWithValues: view.layoutAttributesForVisibleElements.map {
        ($0.indexPath, $0.frame.minY - view.bounds.minY)
      })
  }

  /// The topmost item that is settled and shown from its top to its bottom edge.
  private func firstFullyVisible(_ view: CollectionView) -> CollectionViewLayoutAttributes? {
    view.layoutAttributesForVisibleElements
      .filter { view.bounds.contains($0.frame) && view.isSettled($0.element) }
      .min { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
  }

  /// Scrolls up from the last of 1,000 unmeasured cells; returns by how far the first fully visible
  /// item strayed from where scrolling alone would have put it, at each step.
  private func displacements(_ view: CollectionView) throws -> [Double] {
    _ = try view.scrollToItem(at: ItemIndexPath(item: 999, section: 0), at: .bottom)
    var displacements: [Double] = []
    while view.contentOffset.y > 400 {
      let first = firstFullyVisible(view)
      let before = screenPositions(view)
      _ = try view.scroll(by: -100)
      let after = screenPositions(view)
      if let path = first?.indexPath, let from = before[path], let to = after[path],
        from + 100 < view.viewport.size.height
      {
        displacements.append(to - from - 100)
      }
    }
    return displacements
  }

  private func makeLayout(_ name: String) -> CollectionViewLayout {
    name == "table"
      ? TableLayout(section: TableSection(items: .estimated(100)))
      : MasonryLayout(section: MasonrySection(columns: .fixed(2), items: .estimated(100)))
  }

  @Test(
    "the first visible item stays while cells above it are measured",
    arguments: ["table", "masonry"])
  func scrollingUp(layout: String) throws {
    let cells = Notes.cells(1000)
    let displacements = try displacements(view(makeLayout(layout), cells))
    #expect(displacements.count > 200)
    #expect(displacements.allSatisfy { $0.magnitude < 1e-9 })
    #expect(cells.measuringError == nil)
  }

  @Test("without the correction it does not stay", arguments: ["table", "masonry"])
  func withoutCorrection(layout: String) throws {
    let displacements = try displacements(
      view(makeLayout(layout), Notes.cells(1000), policy: .none))
    #expect(displacements.contains { $0.magnitude > 1 })
  }

  @Test("a cell is as high in the collection as measured alone")
  func heights() throws {
    let cells = Notes.cells(23)
    let view = try view(TableLayout(), cells)
    _ = try view.layoutIfNeeded()
    let measurer = Measurer(Notes.cell)
    for attributes in view.layoutAttributesForVisibleElements {
      let alone = try measurer.measure(Notes.texts[attributes.indexPath.item], width: 375)
      #expect((attributes.frame.height - alone.size.height).magnitude < 1e-6)
    }
  }

  @Test("equal contents are measured once")
  func measurementCount() throws {
    let cells = Notes.cells(1000)
    let view = try view(TableLayout(), cells)
    for item in stride(from: 0, to: 1000, by: 10) {
      _ = try view.scrollToItem(at: ItemIndexPath(item: item, section: 0), at: .top)
    }
    #expect(cells.measurementCount == Set(Notes.texts).count)
  }

  @Test("a change of the text size is measured anew and keeps the place")
  func textSize() throws {
    let cells = Notes.cells(200)
    let view = try view(TableLayout(), cells)
    _ = try view.scrollToItem(at: ItemIndexPath(item: 100, section: 0), at: .top)
    let before = screenPositions(view)
    let top = view.layoutAttributesForVisibleElements[0]
    var viewport = view.viewport
    viewport.contentSizeCategory = .accessibilityMedium
    _ = try view.setViewport(viewport)
    #expect(cells.traits.contentSizeCategory == .accessibilityMedium)
    let after = screenPositions(view)
    let grown = view.collectionViewLayout.layoutAttributesForItem(at: top.indexPath)
    let alone = try Measurer(Notes.cell).measure(
      cells.contents[top.indexPath.item], width: 375,
      traits: TraitCollection(contentSizeCategory: .accessibilityMedium))
    #expect(grown?.frame.height == alone.size.height)
    let anchor = ItemIndexPath(item: 100, section: 0)
    #expect(before[anchor] == 0)
    #expect((after[anchor] ?? 1).magnitude < 1e-9)
    #expect(view.contentSize.height > 0)
  }

  @Test(
    "cells inherit text size, scale and direction from the viewport, and its defaults are theirs")
  func inheritedTraits() throws {
    #expect(
      TraitCollection().inheriting(from: CollectionViewport(size: .zero)) == TraitCollection())
    let traits = TraitCollection(
      contentSizeCategory: .accessibilityLarge, displayScale: 2, layoutDirection: .rightToLeft,
      legibilityWeight: .bold)
    let viewport = CollectionViewport(size: LayoutSize(width: 375, height: 812), traits: traits)
    let cells = TemplateCells(
      Notes.cell, contents: Notes.texts, traits: TraitCollection(legibilityWeight: .bold))
    let view = try CollectionView(
      collectionViewLayout: TableLayout(), viewport: viewport, dataSource: cells,
      cellProvider: cells)
    #expect(cells.traits == traits)
    var broken = viewport
    broken.displayScale = 1
    broken.size.width = 1e9
    broken.contentSizeCategory = .extraSmall
    if (try? view.setViewport(broken)) == nil { #expect(cells.traits == traits) }
  }

  @Test("a mistaken template leaves the estimates and says why")
  func mistakenTemplate() throws {
    let mistaken = CellTemplate<String>("mistaken") { cell in
      cell.label(\.self, style: .body).named("text")
      cell.label(\.self, style: .body).named("text")
    }
    let cells = TemplateCells(mistaken, contents: ["a"])
    let view = try CollectionView(
      collectionViewLayout: TableLayout(section: TableSection(items: .estimated(70))),
      viewport: CollectionViewport(size: LayoutSize(width: 375, height: 812)),
      dataSource: cells, cellProvider: cells)
    _ = try view.layoutIfNeeded()
    #expect(view.contentSize.height == 70)
    #expect(cells.measuringError != nil)
  }
}

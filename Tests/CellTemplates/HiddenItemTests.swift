import SelfSizing
import Testing

@Suite("Hidden items")
struct HiddenItemTests {
  private struct Texts: Sendable {
    var first: String
    var second: String
  }

  /// An outer vertical stack of an item and a label, pinned to the cell's margins of 8.
  private func template(
    @CellBuilder _ first: @escaping @Sendable (CellDeclaration<Texts>) -> CellStatements
  ) -> CellTemplate<Texts> {
    CellTemplate<Texts>("cell") { cell in
      let outer = cell.stack(.vertical, spacing: 8) {
        first(cell)
        cell.label(\.second, style: .body)
      }
      let margins = cell.contentView.layoutMarginsGuide
      outer.topAnchor.constraint(equalTo: margins.topAnchor)
      outer.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
      outer.trailingAnchor.constraint(equalTo: margins.trailingAnchor)
      outer.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
    }
  }

  @Test("a stack whose items are all hidden takes no height and leaves its neighbors alone")
  func allHidden() throws {
    for axis in LayoutAxis.allCases {
      let template = template { cell in
        let hidden = cell.label(\.first, style: .caption2, numberOfLines: 1).hidden { _ in true }
        cell.stack(axis, spacing: 8) { hidden }
      }
      let measured = try Measurer(template).measure(
        Texts(first: "a", second: "b"), width: 320)
      // Nothing in the collapsed stack says how high it is at most.
      #expect(measured.findings.map(\.kind) == [.unboundedHeight])
      // One line of body, the spacing below the collapsed stack, and the margins.
      let expected: Double = (61 + 24 + 48) / 3
      #expect(measured.size.height == expected)
      #expect(measured.items.first { $0.name == "second" }?.frame.width == 304)
    }
  }

  @Test("what a hidden view contains is neither ambiguous nor drawn")
  func insideAHiddenView() throws {
    let template = template { cell in
      let box = cell.view().hidden { _ in true }
      let inside = cell.label(\.first, style: .body)
      box.addSubview(inside)
      LayoutConstraint.activate([
        inside.topAnchor.constraint(equalTo: box.topAnchor),
        inside.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        inside.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        inside.bottomAnchor.constraint(equalTo: box.bottomAnchor).priority(999),
      ])
      box
    }
    let measured = try Measurer(template).measure(
      Texts(first: "日本", second: "b"), width: 320)
    #expect(measured.findings.isEmpty)
    #expect(measured.items.first { $0.name == "first" }?.isHidden == true)
    let expected: Double = (61 + 48) / 3
    #expect(measured.size.height == expected)
  }

  @Test("a blank text without width is not cut, and nothing is less than zero high")
  func blankText() throws {
    let blank = CellTemplate<String>("blank") { cell in
      let text = cell.label(\.self, style: .body)
      text.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
      text.topAnchor.constraint(equalTo: cell.contentView.topAnchor)
    }
    let measured = try Measurer(blank).measure(" ", width: 320)
    #expect(measured.findings.allSatisfy { $0.kind != .truncated })
    #expect(measured.size.height.sign == .plus)
  }

  @Test("a hidden picture outside of stacks takes as much as in a whole measurement")
  func hiddenPicture() throws {
    let template = CellTemplate<Bool>("cell") { cell in
      let picture = cell.image { (_: Bool) in 2.0 }.hidden { $0 }
      picture.edges(equalTo: cell.contentView)
    }
    let measurer = Measurer(template)
    #expect(try measurer.height(of: false, width: 320) == 160)
    for isHidden in [true, false, true] {
      let whole = try measurer.measure(isHidden, width: 320).size.height
      #expect(try measurer.height(of: isHidden, width: 320) == whole)
      #expect(try Measurer(template).height(of: isHidden, width: 320) == whole)
    }
  }
}

import SelfSizingAutoLayout
import SelfSizingGeometry
import Testing

@Suite("Item tree")
struct TreeTests {
  @Test("an item does not move into itself or into what it contains")
  func cycles() {
    let outer = LayoutItem("outer")
    let inner = LayoutItem("inner", in: outer)
    #expect(!outer.addSubitem(outer))
    #expect(!inner.addSubitem(outer))
    #expect(outer.superitem == nil)
    #expect(outer.subitems.map(\.name) == ["inner"])
  }

  @Test("a constraint to an item of another tree is refused")
  func unrelatedItems() throws {
    let root = LayoutItem("root")
    let stranger = LayoutItem("stranger")
    var layout = TestLayout(
      root, [root.topAnchor.constraint(equalTo: stranger.topAnchor)])
    #expect(layout.description.findings.map(\.kind) == [.noCommonAncestor])
    #expect(throws: LayoutError.self) { try layout.fit(320) }
  }

  @Test("two hundred nested items are laid out without recursion")
  func deepNesting() throws {
    let root = LayoutItem("root")
    var constraints: [LayoutConstraint] = []
    var parent = root
    for depth in 0..<200 {
      let item = LayoutItem("item \(depth)", in: parent)
      constraints += item.pinned(to: parent, inset: 1)
      parent = item
    }
    constraints.append(parent.heightAnchor.constraint(equalToConstant: 10))
    var layout = TestLayout(root, constraints)
    let solution = try layout.fit(1000)
    #expect(solution.size.height == 410)
    #expect(layout.frame("item 199", in: solution).width == 600)
  }

  @Test("intrinsic sizes that are none are cut to what can be solved")
  func clampedSizes() {
    let size = IntrinsicContentSize(width: .nan, height: .infinity, firstBaselineFromTop: -3)
    #expect(size.width == 0)
    #expect(size.height == IntrinsicContentSize.largestSize)
    #expect(size.firstBaselineFromTop == 0)
  }
}

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

  @Test(
    "three hundred siblings of one stack are laid out one by one",
    arguments: [StackArrangement.Distribution.fill, .fillEqually, .equalSpacing])
  func siblings(distribution: StackArrangement.Distribution) throws {
    let count = 300
    let root = LayoutItem("root")
    root.stack = StackArrangement(
      axis: .vertical, spacing: 8, distribution: distribution, alignment: .leading)
    for index in 0..<count { _ = LayoutItem("label \(index)", in: root, intrinsic: .both) }
    var layout = TestLayout(root, [])
    for index in 0..<count {
      layout.sizes["label \(index)"] = IntrinsicContentSize(
        width: Double(index), height: Double(10 + index % 5))
    }
    let solution = try layout.fit(400)
    #expect(solution.conflicts.isEmpty)
    #expect(solution.ambiguousItems.isEmpty)
    var top = 0.0
    for index in 0..<count {
      // Where all have to be equal the largest one decides: it resists more than the others hug.
      let height = distribution == .fillEqually ? 14 : Double(10 + index % 5)
      #expect(
        solution.frames[index + 1] == LayoutRect(x: 0, y: top, width: Double(index), height: height)
      )
      top += height + 8
    }
    #expect(solution.size.height == top - 8)
  }

  @Test("invalid intrinsic sizes are cut to what can be solved")
  func clampedSizes() {
    let size = IntrinsicContentSize(width: .nan, height: .infinity, firstBaselineFromTop: -3)
    #expect(size.width == 0)
    #expect(size.height == IntrinsicContentSize.largestSize)
    #expect(size.firstBaselineFromTop == 0)
  }
}

import SelfSizingAutoLayout
import SelfSizingGeometry
import Testing

@Suite("Conflicts")
struct ConflictTests {
  @Test("names an irreducible set in words, and the one that gave way")
  func words() throws {
    let root = LayoutItem("root")
    let item = LayoutItem("item", in: root)
    let line = #line + 1
    let height = item.heightAnchor.constraint(equalToConstant: 30).identifier("tall")
    var layout = TestLayout(
      root, item.pinned(to: root) + [height, root.heightAnchor.constraint(equalToConstant: 20)])
    let conflict = try #require(try layout.fit(320).conflicts.first)
    #expect(
      conflict.constraints.contains("item.height == 30 'tall' (ConflictTests.swift:\(line))"))
    #expect(conflict.constraints.count == 4)
    // Of equalities the one on the root, which counts after all of its subviews.
    #expect(conflict.broken?.hasPrefix("root.height == 20") == true)
    #expect(conflict.site?.fileName == "ConflictTests.swift")
  }

  @Test("what gave way still pulls as far as the others allow")
  func demotion() throws {
    let root = LayoutItem("root")
    let item = LayoutItem("item", in: root)
    var layout = TestLayout(
      root,
      [
        item.topAnchor.constraint(equalTo: root.topAnchor),
        item.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        item.widthAnchor.constraint(equalToConstant: 10),
        item.heightAnchor.constraint(greaterThanOrEqualToConstant: 100),
        item.heightAnchor.constraint(lessThanOrEqualToConstant: 40),
      ])
    let solution = try layout.fit(320)
    #expect(solution.conflicts.count == 1)
    #expect(layout.frame("item", in: solution).height == 100)
  }

  @Test("the fitting target and sizes below zero never give way")
  func systemRows() throws {
    let root = LayoutItem("root")
    let item = LayoutItem("item", in: root)
    var layout = TestLayout(
      root, item.pinned(to: root) + [item.widthAnchor.constraint(equalToConstant: 400)])
    let solution = try layout.fit(320)
    #expect(solution.size.width == 320)
    #expect(solution.conflicts.count == 1)
  }

  @Test("several independent conflicts are all found")
  func several() throws {
    let root = LayoutItem("root")
    let items = (0..<5).map { LayoutItem("item \($0)", in: root) }
    let constraints = items.flatMap { item in
      [
        item.topAnchor.constraint(equalTo: root.topAnchor),
        item.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        item.widthAnchor.constraint(equalToConstant: 10),
        item.heightAnchor.constraint(equalToConstant: 10),
        item.heightAnchor.constraint(equalToConstant: 20),
      ]
    }
    var layout = TestLayout(root, constraints)
    #expect(try layout.fit(320).conflicts.count == 5)
  }

  @Test("a stack's baselines are logged by name, whatever was measured before")
  func baselines() throws {
    let root = LayoutItem("root")
    root.stack = StackArrangement(axis: .horizontal, alignment: .lastBaseline)
    let (large, small) = (LayoutItem("large", in: root), LayoutItem("small", in: root))
    var layout = TestLayout(
      root,
      [
        large.topAnchor.constraint(equalTo: small.topAnchor),
        large.heightAnchor.constraint(equalToConstant: 40),
        small.heightAnchor.constraint(equalToConstant: 10),
      ])
    let engine = LayoutEngine(layout.description)
    let target = LayoutSize(width: 100, height: 0)
    var logs: [String] = []
    for descent in [3.0, 7.5] {
      layout.sizes["large"] = IntrinsicContentSize(height: 40, lastBaselineFromBottom: descent)
      let conflicts = try engine.fit(target, layout.variation(), sizing: &layout).conflicts
      logs += conflicts.map(\.logText)
    }
    #expect(logs.count == 2 && logs.first == logs.last)
    #expect(
      logs.first?.contains(
        "UIView:0x7f0000000300'small'.lastBaseline == UIView:0x7f0000000200'large'.lastBaseline  ")
        == true)
  }
}

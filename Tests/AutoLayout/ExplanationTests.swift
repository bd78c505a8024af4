import SelfSizingAutoLayout
import SelfSizingGeometry
import Testing

@Suite("Explanation")
struct ExplanationTests {
  /// A title of two lines above a summary of one, in a stack inside margins.
  private func recipe() -> (layout: TestLayout, rootLine: Int, stackLine: Int, pinLine: Int) {
    let rootLine = #line + 1
    let root = LayoutItem("root")
    root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 11, leading: 16, bottom: 13, trailing: 16)
    let stackLine = #line + 1
    let text = LayoutItem("text", in: root)
    text.stack = StackArrangement(axis: .vertical, spacing: 4)
    for name in ["title", "summary"] {
      LayoutItem(name, in: text, intrinsic: .both).isMultiline = true
    }
    let pinLine = #line + 6
    let margins = root.layoutMarginsGuide
    var layout = TestLayout(
      root,
      [
        text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        text.topAnchor.constraint(equalTo: margins.topAnchor, constant: 2),
        text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        text.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      ])
    layout.texts["title"] = (natural: 300, lineHeight: 20.25)
    layout.texts["summary"] = (natural: 100, lineHeight: 18)
    return (layout, rootLine, stackLine, pinLine)
  }

  @Test("a height is the sum of what lies between the top and the bottom edge, in that order")
  func sum() throws {
    var (layout, rootLine, stackLine, pinLine) = recipe()
    let explanation = try layout.explain(232)
    #expect(explanation.length == 88.5)
    #expect(
      explanation.terms.reduce(0) { $0 + $1.contribution } == explanation.length)
    #expect(explanation.terms.allSatisfy { $0.factor.magnitude == 1 })
    let file = "ExplanationTests.swift"
    #expect(
      explanation.sum
        == "height 88.5 = margin 11 (\(file):\(rootLine)) + 2 (\(file):\(pinLine)) + title 2 × 20.25 "
        + "+ spacing 4 (\(file):\(stackLine)) + summary 18 + margin 13 (\(file):\(rootLine))")
  }

  @Test("constants of zero pass an edge on, and are among the terms")
  func zeros() throws {
    var layout = recipe().layout
    let explanation = try layout.explain(232)
    let zeros = explanation.terms.filter { $0.constant == 0 }
    #expect(zeros.allSatisfy { $0.factor.magnitude == 1 })
    #expect(zeros.contains { $0.constraint.contains("UISV-canvas-connection") })
  }

  @Test("the derivatives are those of measuring with changed constants")
  func derivatives() throws {
    var layout = recipe().layout
    let engine = LayoutEngine(layout.description)
    let variation = layout.variation()
    let target = LayoutSize(width: 232, height: 0)
    let before = try engine.fit(target, variation, sizing: &layout).size.height
    let explanation = try engine.explain(target, variation, sizing: &layout)
    let term = try #require(explanation.terms.first { $0.constant == 2 })
    try engine.setConstant(2.5, ofConstraintAt: 1)
    let after = try engine.fit(target, variation, sizing: &layout).size.height
    #expect(after - before == term.factor * 0.5)
  }

  @Test("a factor is shown: a centered item counts twice what lies on one side")
  func factors() throws {
    let root = LayoutItem("root")
    let dot = LayoutItem("dot", in: root)
    var layout = TestLayout(
      root,
      [
        dot.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        dot.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        dot.heightAnchor.constraint(equalToConstant: 30),
        dot.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        dot.widthAnchor.constraint(equalToConstant: 30),
      ])
    let explanation = try layout.explain(100)
    #expect(explanation.length == 50)
    #expect(explanation.terms.filter { $0.constant != 0 }.map(\.factor) == [2, 1])
    #expect(explanation.sum.hasPrefix("height 50 = 2 × 10 (ExplanationTests.swift:"))
  }

  @Test("a factor has the digits that make the sum add up")
  func ratio() throws {
    let root = LayoutItem("root")
    let picture = LayoutItem("picture", in: root)
    var layout = TestLayout(
      root,
      [
        picture.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        picture.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        picture.topAnchor.constraint(equalTo: root.topAnchor),
        picture.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5625),
      ])
    let explanation = try layout.explain(375)
    #expect(explanation.sum == "height 210.94 = target 0.5625 × 375")
    #expect(explanation.description.contains("\n  375, derivative 0.5625: "))
  }

  @Test("a text's own height has the line in which the text is declared")
  func lines() throws {
    let root = LayoutItem("root")
    let titleLine = #line + 1
    let title = LayoutItem("title", in: root, intrinsic: .both)
    var layout = TestLayout(
      root,
      [
        title.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        title.topAnchor.constraint(equalTo: root.topAnchor),
        title.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ])
    layout.sizes["title"] = IntrinsicContentSize(
      width: 50, height: 20, firstBaselineFromTop: 16, lastBaselineFromBottom: 4)
    let explanation = try layout.explain(100)
    let sites = explanation.terms.filter { $0.source == .intrinsicSize }.map(\.site?.line)
    #expect(sites == [titleLine])
    #expect(explanation.sum == "height 20 = title 20")
  }

  @Test("baselines, system spacing and safe areas are terms of their own")
  func baselines() throws {
    let root = LayoutItem("root")
    root.safeAreaInsets = LayoutEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let first = LayoutItem("first", in: root, intrinsic: .both)
    let second = LayoutItem("second", in: root, intrinsic: .both)
    var layout = TestLayout(
      root,
      [
        first.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
        second.firstBaselineAnchor.constraint(
          equalTo: first.lastBaselineAnchor, constant: 24),
        root.bottomAnchor.constraint(equalTo: second.bottomAnchor, constant: 7),
        first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        second.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      ])
    for name in ["first", "second"] {
      layout.sizes[name] = IntrinsicContentSize(
        width: 50, height: 20, firstBaselineFromTop: 16, lastBaselineFromBottom: 4)
    }
    let explanation = try layout.explain(100)
    // 47 + 20 − 4 + 24 − 16 + 20 + 7
    #expect(explanation.length == 98)
    #expect(explanation.terms.reduce(0) { $0 + $1.contribution } == 98)
    #expect(explanation.sum.contains("− first baseline of second 16"))
    #expect(explanation.sum.contains("margin 47"))
  }

  @Test("of several sums that are equally true, the one that is shown does not depend on the past")
  func tie() throws {
    let root = LayoutItem("root")
    let row = LayoutItem("row", in: root)
    row.stack = StackArrangement(axis: .horizontal, spacing: 8, alignment: .top)
    let names = ["time", "badge", "share"]
    for name in names { _ = LayoutItem(name, in: row, intrinsic: .both) }
    var layout = TestLayout(root, row.pinned(to: root, inset: 5))
    func setHeights(_ heights: [Double]) {
      for (name, height) in zip(names, heights) {
        layout.sizes[name] = IntrinsicContentSize(width: 20, height: height)
      }
    }
    let even = [18.0, 18, 18]
    setHeights(even)
    let expected = try layout.explain(200).sum
    for higher in names.indices {
      let engine = LayoutEngine(layout.description)
      var heights = even
      heights[higher] = 30
      for heights in [heights, even] {
        setHeights(heights)
        _ = try engine.fit(
          LayoutSize(width: 200, height: 0), layout.variation(), sizing: &layout)
      }
      let told = try engine.explain(
        LayoutSize(width: 200, height: 0), layout.variation(), sizing: &layout)
      #expect(told.sum == expected)
    }
  }

  @Test(
    "the sum that is shown does not depend on the constants that were laid out before",
    arguments: [0, 1], [1e5, 3.3, -7.7, 1e-3])
  func constants(changed: Int, former: Double) throws {
    let root = LayoutItem("root")
    let heights = (0..<2).map { index in
      root.heightAnchor.constraint(greaterThanOrEqualToConstant: index == changed ? former : 90.1)
    }
    var layout = TestLayout(root, heights)
    let target = LayoutSize(width: 200, height: 0)
    let used = LayoutEngine(layout.description)
    _ = try used.fit(target, layout.variation(), sizing: &layout)
    let fresh = LayoutEngine(layout.description)
    // Both are as high as the root has to be.
    try used.setConstant(90.1, ofConstraintAt: changed)
    try fresh.setConstant(90.1, ofConstraintAt: changed)
    let told = try used.explain(target, layout.variation(), sizing: &layout)
    let expected = try fresh.explain(target, layout.variation(), sizing: &layout)
    #expect(told.description == expected.description)
    #expect(told.terms == expected.terms)
  }

  @Test("says what another vertical fitting priority would change")
  func alternatives() throws {
    let root = LayoutItem("root")
    let text = LayoutItem("text", in: root, intrinsic: .both)
    text.compressionResistance.vertical = 240
    text.contentHugging.vertical = 100
    let line = #line + 1
    let tall = root.heightAnchor.constraint(greaterThanOrEqualToConstant: 90).priority(200)
    var layout = TestLayout(root, text.pinned(to: root, inset: 5) + [tall])
    layout.sizes["text"] = IntrinsicContentSize(width: 50, height: 60)
    let explanation = try layout.explain(100)
    #expect(explanation.length == 90)
    let low = try #require(explanation.alternatives.first)
    #expect(explanation.alternatives.count == 1)
    #expect(low.priority == .defaultLow)
    #expect(low.length == 10)
    #expect(low.changes.map(\.name) == ["root", "text"])
    #expect(low.changes.map(\.after) == [10, 0])
    #expect(
      low.violated == [
        "text keeps its intrinsic height",
        "root.height >= 90 @200 (ExplanationTests.swift:\(line))",
      ])
    #expect(explanation.description.contains("at fitting priority 250: height 10"))
    let alone = try LayoutEngine(layout.description).explain(
      LayoutSize(width: 100, height: 0), layout.variation(), sizing: &layout, comparedTo: [])
    #expect(alone.alternatives.isEmpty && alone.terms == explanation.terms)
    #expect(try layout.explain(100, vertical: .defaultLow).alternatives.map(\.length) == [90])
  }

  @Test("a height that nothing gives, and an unknown element")
  func nothing() throws {
    let root = LayoutItem("root")
    var layout = TestLayout(root, [])
    let explanation = try layout.explain(100)
    #expect(explanation.length == 0)
    #expect(explanation.sum == "height 0: nothing holds the edges of root apart")
    #expect(throws: LayoutError.self) { try layout.explain(100, "stranger") }
  }

  @Test("a width, and the extent of any other element")
  func otherExtents() throws {
    var layout = recipe().layout
    let width = try layout.explain(232, "title", .horizontal)
    #expect(width.length == 200)
    #expect(width.terms.reduce(0) { $0 + $1.contribution } == 200)
    #expect(width.sum.contains("target 232"))
    let guide = try layout.explain(232, "root.layoutMarginsGuide")
    #expect(guide.length == 88.5 - 24)
    #expect(guide.terms.reduce(0) { $0 + $1.contribution } == guide.length)
  }
}

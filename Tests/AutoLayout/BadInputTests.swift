import SelfSizingAutoLayout
import SelfSizingGeometry
import Testing

@Suite("Bad input")
struct BadInputTests {
  /// Items without intrinsic sizes.
  private struct Nothing: IntrinsicSizing {
    // Swift 6.3 gives a struct without fields no address that the thread sanitizer could look at.
    var size = IntrinsicContentSize()

    func intrinsicContentSize(ofElementAt element: Int, preferredMaxLayoutWidth: Double?)
      -> IntrinsicContentSize
    {
      size
    }
  }

  @Test("guides that follow each other in a circle are a conflict, and one of them gives way")
  func cycleOfGuides() throws {
    let root = LayoutItem("root")
    let guides = ["a", "b", "c"].map { LayoutGuide($0) }
    guides.forEach(root.addLayoutGuide)
    let constraints = zip(guides, guides.dropFirst() + [guides[0]]).map { guide, next in
      next.topAnchor.constraint(equalTo: guide.bottomAnchor, constant: 10)
    }
    var layout = TestLayout(root, constraints)
    let solution = try layout.fit(100)
    #expect(solution.conflicts.count == 1)
    #expect(solution.conflicts.first?.constraints.filter { $0.contains(".top == ") }.count == 3)
    // Without a distance the circle closes.
    for constraint in constraints { constraint.constant = 0 }
    var closed = TestLayout(root, constraints)
    #expect(try closed.fit(100).conflicts.isEmpty)
  }

  @Test("fifty nested stacks are laid out")
  func nestedStacks() throws {
    let root = LayoutItem("root")
    var parent = root
    for depth in 0..<50 {
      parent.stack = StackArrangement(axis: depth % 2 == 0 ? .vertical : .horizontal, spacing: 1)
      _ = LayoutItem("label \(depth)", in: parent, intrinsic: .both)
      parent = LayoutItem("stack \(depth)", in: parent)
    }
    parent.intrinsicAxes = .both
    var layout = TestLayout(root, [])
    for depth in 0..<50 {
      layout.sizes["label \(depth)"] = IntrinsicContentSize(width: 2, height: 3)
    }
    layout.sizes["stack 49"] = IntrinsicContentSize(width: 2, height: 3)
    let solution = try layout.fit(100)
    #expect(solution.conflicts.isEmpty)
    // Every second stack is vertical and adds a label and a gap.
    #expect(solution.size.height == 25 * 4 + 3)
  }

  @Test("required sizes that contradict each other in every way are conflicts, not errors")
  func contradictions() throws {
    let root = LayoutItem("root")
    let item = LayoutItem("item", in: root)
    var layout = TestLayout(
      root,
      item.pinned(to: root) + [
        item.widthAnchor.constraint(equalToConstant: -5),
        item.heightAnchor.constraint(equalToConstant: 20),
        item.heightAnchor.constraint(equalToConstant: 30),
        item.heightAnchor.constraint(equalTo: item.heightAnchor, multiplier: 2, constant: 7),
        item.topAnchor.constraint(equalTo: item.topAnchor, constant: 3),
      ])
    let solution = try layout.fit(100)
    #expect(solution.conflicts.count >= 4)
    #expect(solution.frames[1].width >= 0 && solution.frames[1].height >= 0)
  }

  @Test(
    "invalid numbers are findings that name the item and the number",
    arguments: [Double.nan, .infinity, -.infinity, 1e7])
  func numbers(number: Double) {
    func kinds(_ change: (LayoutItem, LayoutItem) -> Void) -> [DeclarationFinding.Kind] {
      let root = LayoutItem("root")
      root.stack = StackArrangement(axis: .vertical)
      let item = LayoutItem("item", in: root)
      change(root, item)
      let findings = LayoutDescription(root: root, constraints: []).findings
      #expect(findings.allSatisfy { $0.message.contains("\(number)") })
      return findings.map(\.kind)
    }
    #expect(kinds { root, _ in root.stack?.spacing = number } == [.invalidNumber])
    #expect(kinds { $0.setCustomSpacing(number, after: $1) } == [.invalidNumber])
    #expect(kinds { $1.directionalLayoutMargins.top = number } == [.invalidNumber])
    #expect(kinds { $1.layoutMargins.left = number } == [.invalidNumber])
    #expect(kinds { $1.safeAreaInsets.bottom = number } == [.invalidNumber])
    #expect(kinds { $1.alignmentRectInsets.right = number } == [.invalidNumber])
    #expect(kinds { root, _ in root.readableContentWidth = number }.first == .invalidNumber)
    #expect(
      kinds {
        $1.translatesAutoresizingMaskIntoConstraints = true
        $1.frame.origin.x = number
      } == [.invalidNumber])
  }

  @Test(
    "invalid metrics and priorities of a visual format", arguments: [Double.nan, .infinity])
  func metrics(number: Double) throws {
    let root = LayoutItem("root")
    let item = LayoutItem("item", in: root)
    let constraints = try LayoutConstraint.constraints(
      withVisualFormat: "|-gap-[item]", metrics: ["gap": number], views: ["item": item])
    LayoutConstraint.activate(constraints)
    #expect(
      LayoutDescription(root: root, constraints: constraints).findings.map(\.kind)
        == [.invalidNumber])
    #expect(throws: VisualFormatError.self) {
      try LayoutConstraint.constraints(
        withVisualFormat: "[item(5@p)]", metrics: ["p": number], views: ["item": item])
    }
  }

  @Test("a bad target or constant throws, and the engine answers as before")
  func engineUnchanged() throws {
    let root = LayoutItem("root")
    let item = LayoutItem("item", in: root)
    let layout = TestLayout(root, item.pinned(to: root, inset: 3))
    let engine = LayoutEngine(layout.description)
    var sizing = Nothing()
    let target = LayoutSize(width: 100, height: 50)
    let variation = layout.variation(vertical: .required)
    let before = try engine.fit(target, variation, sizing: &sizing).frames
    for bad in [Double.nan, -1, .infinity, 1e9] {
      #expect(throws: LayoutError.self) {
        try engine.fit(LayoutSize(width: bad, height: 50), variation, sizing: &sizing)
      }
      #expect(throws: LayoutError.self) {
        try engine.fit(LayoutSize(width: 100, height: bad), variation, sizing: &sizing)
      }
    }
    for bad in [Double.nan, .infinity, 1e9] {
      #expect(throws: LayoutError.self) { try engine.setConstant(bad, ofConstraintAt: 0) }
    }
    try engine.setConstant(7, ofConstraintAt: 99)
    #expect(try engine.fit(target, variation, sizing: &sizing).frames == before)
    #expect(engine.compiledProgramCount == 1)
  }

  @Test("a constraint between items of two trees is refused, in a live layout at layout")
  func unrelatedItems() throws {
    let root = LayoutItem("root")
    let stranger = LayoutItem("stranger")
    let layout = LiveLayout(root: root)
    let constraint = root.topAnchor.constraint(equalTo: stranger.topAnchor)
    constraint.isActive = true
    var sizing = Nothing()
    let error = #expect(throws: LayoutError.self) {
      try layout.layout(LayoutSize(width: 10, height: 10), sizing: &sizing)
    }
    guard case .declaration(let findings) = error else {
      Issue.record("expected findings")
      return
    }
    #expect(findings.map(\.kind) == [.noCommonAncestor])
    #expect(findings.first?.site == constraint.site)
    constraint.isActive = false
    #expect(
      try layout.layout(LayoutSize(width: 10, height: 10), sizing: &sizing).size.width == 10)
  }

  @Test("an item moves from tree to tree and is only in one")
  func twoTrees() throws {
    let (one, other) = (LayoutItem("one"), LayoutItem("other"))
    let item = LayoutItem("item", in: one)
    #expect(other.addSubitem(item))
    #expect(one.subitems.isEmpty)
    #expect(item.superitem === other)
    // A root that becomes part of another tree is no root any more.
    let layout = LiveLayout(root: one)
    var sizing = Nothing()
    _ = try layout.layout(LayoutSize(width: 10, height: 10), sizing: &sizing)
    other.addSubitem(one)
    #expect(throws: LayoutError.twoTrees("one")) {
      try layout.layout(LayoutSize(width: 10, height: 10), sizing: &sizing)
    }
    other.removeSubitem(one)
    _ = try layout.layout(LayoutSize(width: 10, height: 10), sizing: &sizing)
    let second = LiveLayout(root: one)
    #expect(throws: LayoutError.twoTrees("one")) {
      try layout.layout(LayoutSize(width: 10, height: 10), sizing: &sizing)
    }
    _ = try second.layout(LayoutSize(width: 10, height: 10), sizing: &sizing)
  }

  @Test("variations that name elements or stacks which are not there change nothing")
  func strangeVariations() throws {
    let root = LayoutItem("root")
    root.stack = StackArrangement(axis: .vertical)
    let item = LayoutItem("item", in: root)
    let layout = TestLayout(root, [item.heightAnchor.constraint(equalToConstant: 10)])
    let engine = LayoutEngine(layout.description)
    var sizing = Nothing()
    var variation = layout.variation()
    variation.hiddenElements = [-3, 77]
    let solution = try engine.fit(LayoutSize(width: 10, height: 0), variation, sizing: &sizing)
    #expect(solution.size.height == 10)
    variation.hiddenElements = [1]
    #expect(
      try engine.fit(LayoutSize(width: 10, height: 0), variation, sizing: &sizing).size.height == 0)
    variation.arrangements = []
    #expect(throws: LayoutError.self) {
      try engine.fit(LayoutSize(width: 10, height: 0), variation, sizing: &sizing)
    }
  }

  @Test(
    "an invalid fitting priority is named with its axis, before the first layout and after",
    arguments: [Double.nan, .infinity, 0, -1, 1001])
  func fittingPriorities(number: Double) throws {
    let root = LayoutItem("root")
    let engine = LayoutEngine(LayoutDescription(root: root, constraints: []))
    var sizing = Nothing()
    let target = LayoutSize(width: 10, height: 10)
    for _ in 0..<2 {
      for axis in LayoutAxis.allCases {
        var variation = LayoutVariation(of: engine.description)
        variation.fittingPriorities[axis] = LayoutPriority(number)
        let error = #expect(throws: LayoutError.self) {
          try engine.fit(target, variation, sizing: &sizing)
        }
        #expect(
          error?.description
            == "the \(axis) fitting priority is \(number), which is outside (0, 1000]")
      }
      _ = try engine.fit(target, LayoutVariation(of: engine.description), sizing: &sizing)
    }
  }

  @Test(
    "an invalid spacing of a variation is named with its stack",
    arguments: [Double.nan, .infinity, -1e7])
  func spacings(number: Double) throws {
    let root = LayoutItem("root")
    root.stack = StackArrangement(axis: .vertical)
    let engine = LayoutEngine(LayoutDescription(root: root, constraints: []))
    var sizing = Nothing()
    var variation = LayoutVariation(of: engine.description)
    variation.arrangements[0].spacing = number
    let error = #expect(throws: LayoutError.self) {
      try engine.fit(.zero, variation, sizing: &sizing)
    }
    #expect(error?.description == "the spacing of root is \(number), which is beyond ±1e6")
    variation.arrangements[0].spacing = StackArrangement.spacingUseDefault
    _ = try engine.fit(.zero, variation, sizing: &sizing)
  }

  @Test("an invalid new constant is named with its constraint", arguments: [Double.nan, -1e7])
  func namedConstants(number: Double) throws {
    let root = LayoutItem("root")
    let item = LayoutItem("item", in: root)
    let height = item.heightAnchor.constraint(equalToConstant: 10)
    let layout = TestLayout(root, [height])
    let engine = LayoutEngine(layout.description)
    var sizing = Nothing()
    for _ in 0..<2 {
      let error = #expect(throws: LayoutError.self) {
        try engine.setConstant(number, ofConstraintAt: 0)
      }
      let text = layout.description.text(of: layout.description.constraints[0])
      #expect(error?.description == "the constant of \(text) is \(number), which is beyond ±1e6")
      _ = try engine.fit(.zero, layout.variation(), sizing: &sizing)
    }
  }
}

import SelfSizingAutoLayout
import SelfSizingGeometry
import Testing

/// Items without intrinsic sizes, which count how often they are asked.
private struct Counted: IntrinsicSizing {
  var calls = 0

  mutating func intrinsicContentSize(ofElementAt element: Int, preferredMaxLayoutWidth: Double?)
    -> IntrinsicContentSize
  {
    calls += 1
    return IntrinsicContentSize(width: 10, height: 10)
  }
}

extension LiveLayout {
  fileprivate func frame(_ item: LayoutItem) throws -> LayoutRect {
    var sizing = Counted()
    let solution = try layout(LayoutSize(width: 320, height: 200), sizing: &sizing)
    return solution.frames[item.descriptionIndex]
  }
}

@Suite("Live trees")
struct LiveTreeTests {
  private let root = LayoutItem("root")

  @Test("a constraint lives with the nearest item that contains both of its elements")
  func holders() {
    let card = LayoutItem("card", in: root)
    let (title, photo) = (LayoutItem("title", in: card), LayoutItem("photo", in: card))
    let guide = LayoutGuide("gap")
    photo.addLayoutGuide(guide)
    func holder(_ constraint: LayoutConstraint) -> String? {
      constraint.isActive = true
      defer { constraint.isActive = false }
      let holder = [root, card, title, photo].first { item in
        item.constraints.contains { $0 === constraint }
      }
      return holder?.name
    }
    #expect(holder(title.widthAnchor.constraint(equalToConstant: 5)) == "title")
    #expect(holder(title.topAnchor.constraint(equalTo: photo.topAnchor)) == "card")
    #expect(holder(title.topAnchor.constraint(equalTo: card.topAnchor)) == "card")
    #expect(holder(root.topAnchor.constraint(equalTo: title.topAnchor)) == "root")
    #expect(holder(guide.widthAnchor.constraint(equalToConstant: 5)) == "photo")
    #expect(holder(guide.topAnchor.constraint(equalTo: title.topAnchor)) == "card")
    #expect([root, card, title, photo].flatMap(\.constraints).isEmpty)
  }

  @Test("constraints that were activated before there was a live layout come alive with it")
  func enteringSubtree() throws {
    let card = LayoutItem("card")
    let title = LayoutItem("title", in: card)
    LayoutConstraint.activate(title.pinned(to: card, inset: 8))
    card.heightAnchor.constraint(equalToConstant: 40).isActive = true
    let layout = LiveLayout(root: root)
    _ = try layout.frame(root)
    #expect(!layout.needsLayout)
    root.addSubitem(card)
    #expect(layout.needsLayout)
    LayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      card.widthAnchor.constraint(equalToConstant: 100),
    ])
    #expect(try layout.frame(title) == LayoutRect(x: 8, y: 13, width: 84, height: 24))
    // Out of the tree and in again: what is within the card is still active, its place is not.
    root.removeSubitem(card)
    #expect(root.constraints.isEmpty)
    #expect(card.constraints.count == 6)
    root.insertSubitem(card, at: 0)
    #expect(try layout.frame(card).size == LayoutSize(width: 100, height: 40))
  }

  @Test("an item that moves within the tree loses the constraints that lead out of it, no others")
  func movingItem() throws {
    let (left, right) = (LayoutItem("left", in: root), LayoutItem("right", in: root))
    let item = LayoutItem("item", in: left)
    let layout = LiveLayout(root: root)
    let width = item.widthAnchor.constraint(equalToConstant: 30)
    let top = item.topAnchor.constraint(equalTo: left.topAnchor)
    let other = right.topAnchor.constraint(equalTo: left.topAnchor)
    LayoutConstraint.activate([width, top, other])
    left.addSubitem(item)
    #expect(top.isActive, "it only came to the front")
    #expect(right.addSubitem(item))
    #expect([width, top, other].map(\.isActive) == [true, false, true])
    #expect(try layout.frame(item).width == 30)
  }

  @Test("neither a tree nor a live layout is kept alive by its constraints")
  func lifetimes() throws {
    weak var lostRoot: LayoutItem?
    weak var lostItem: LayoutItem?
    weak var lostLayout: LiveLayout?
    let kept: LayoutConstraint
    do {
      let root = LayoutItem("root")
      let item = LayoutItem("item", in: root)
      LayoutConstraint.activate(item.pinned(to: root))
      kept = item.widthAnchor.constraint(equalTo: root.widthAnchor)
      kept.isActive = true
      let layout = LiveLayout(root: root)
      _ = try layout.frame(item)
      (lostRoot, lostItem, lostLayout) = (root, item, layout)
    }
    #expect(lostRoot == nil)
    #expect(lostItem == nil)
    #expect(lostLayout == nil)
    #expect(kept.firstItem == nil)
    kept.constant = 3
    kept.isActive = false
  }

  @Test("what outlives its item or its live layout no longer knows it")
  func survivors() throws {
    let item = LayoutItem("item")
    let guide = LayoutGuide("guide")
    let constraint = item.widthAnchor.constraint(equalToConstant: 10)
    do {
      let root = LayoutItem("root")
      root.addSubitem(item)
      root.addLayoutGuide(guide)
      constraint.isActive = true
      let between = guide.topAnchor.constraint(equalTo: item.topAnchor)
      between.isActive = true
      let layout = LiveLayout(root: root)
      _ = try layout.frame(item)
    }
    #expect(item.superitem == nil)
    #expect(guide.owner == nil)
    item.isHidden = true
    item.contentHugging = AxisPriorities(.required)
    constraint.constant = 20
    constraint.isActive = false
    #expect(constraint.firstItem === item)
    let root = LayoutItem("another root")
    #expect(root.addSubitem(item))
    let layout = LiveLayout(root: root)
    constraint.isActive = true
    #expect(try layout.frame(item).width == 20)
  }

  @Test("a constraint whose item is gone is a finding")
  func goneItem() {
    var item: LayoutItem? = LayoutItem("item", in: root)
    let constraint = root.topAnchor.constraint(equalTo: item?.topAnchor ?? root.topAnchor)
    constraint.isActive = true
    if let item { root.removeSubitem(item) }
    item = nil
    constraint.isActive = true
    let findings = LayoutDescription(root: root).findings
    #expect(findings.map(\.kind) == [.noCommonAncestor])
    #expect(findings.first?.message.contains("gone") == true)
  }

  @Test("activating many constraints compiles one program and measures once")
  func oneSolution() throws {
    let items = (0..<12).map { LayoutItem("item \($0)", in: root) }
    for item in items { item.intrinsicAxes = .both }
    let layout = LiveLayout(root: root)
    for item in items {
      LayoutConstraint.activate([
        item.topAnchor.constraint(equalTo: root.topAnchor),
        item.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        item.widthAnchor.constraint(equalToConstant: 20),
      ])
    }
    var sizing = Counted()
    _ = try layout.layout(LayoutSize(width: 320, height: 200), sizing: &sizing)
    #expect(layout.compiledProgramCount == 1)
    #expect(sizing.calls == items.count)
    #expect(layout.conflicts.isEmpty)
    #expect(layout.compiledProgramCount == 1)
  }

  @Test("conflicts are the same whether constraints come at once or are looked at one by one")
  func batchedConflicts() throws {
    func conflicts(lookingAtEach: Bool) throws -> [[String]] {
      let root = LayoutItem("root")
      let (a, b) = (LayoutItem("a", in: root), LayoutItem("b", in: root))
      let layout = LiveLayout(root: root)
      for width in [10.0, 20, 30] {
        for item in [a, b] {
          item.widthAnchor.constraint(equalToConstant: width).isActive = true
          if lookingAtEach { _ = layout.conflicts }
        }
        a.widthAnchor.constraint(equalTo: b.widthAnchor, constant: width).isActive = true
        if lookingAtEach { _ = layout.conflicts }
      }
      _ = try layout.frame(a)
      return layout.conflicts.map {
        $0.members.map { "\($0.text.prefix { $0 != "(" })\($0.isBroken)" }
      }
    }
    let oneByOne = try conflicts(lookingAtEach: true)
    #expect(oneByOne.count > 2)
    #expect(try conflicts(lookingAtEach: false) == oneByOne)
  }

  @Test("a conflict that is there for a while only is reported")
  func passingConflict() throws {
    let item = LayoutItem("item", in: root)
    let layout = LiveLayout(root: root)
    let old = item.widthAnchor.constraint(equalToConstant: 10)
    let new = item.widthAnchor.constraint(equalToConstant: 20)
    LayoutConstraint.activate([old, new])
    old.isActive = false
    #expect(layout.conflicts.count == 1)
    #expect(try layout.frame(item).width == 20)
    LayoutConstraint.deactivate([new])
    old.isActive = true
    #expect(try layout.frame(item).width == 10)
    #expect(layout.conflicts.count == 1)
  }

  @Test("what was broken is reported once, constraints of stacks included")
  func reportedOnce() throws {
    let stack = LayoutItem("stack", in: root)
    stack.stack = StackArrangement(axis: .horizontal, spacing: 10)
    let items = (0..<2).map { LayoutItem("item \($0)", in: stack) }
    for item in items {
      item.translatesAutoresizingMaskIntoConstraints = true
      item.frame = LayoutRect(x: 0, y: 0, width: 50, height: 20)
    }
    let layout = LiveLayout(root: root)
    for round in 0..<3 {
      _ = try layout.frame(stack)
      // Something else that makes it necessary to describe the tree again.
      root.directionalLayoutMargins.top = Double(round)
    }
    let broken = layout.conflicts.compactMap(\.broken)
    #expect(!broken.isEmpty)
    #expect(Set(broken).count == broken.count)
  }

  @Test("a broken constraint that is made optional counts at its new priority")
  func brokenThenOptional() throws {
    let item = LayoutItem("item", in: root)
    let layout = LiveLayout(root: root)
    let wide = item.widthAnchor.constraint(equalToConstant: 200)
    let narrow = item.widthAnchor.constraint(equalToConstant: 100)
    LayoutConstraint.activate([narrow, wide])
    #expect(layout.conflicts.count == 1)
    wide.priority = 10
    narrow.priority = 20
    #expect(try layout.frame(item).width == 100)
    wide.priority = 30
    #expect(try layout.frame(item).width == 200)
  }

  @Test("hiding an item asks for layout, and setting what is set already compiles nothing")
  func noticedChanges() throws {
    let item = LayoutItem("item", in: root)
    LayoutConstraint.activate(item.pinned(to: root))
    let layout = LiveLayout(root: root)
    _ = try layout.frame(item)
    item.isHidden = true
    #expect(layout.needsLayout)
    _ = try layout.frame(item)
    let count = layout.compiledProgramCount
    item.contentHugging = AxisPriorities(.defaultLow)
    #expect(layout.needsLayout)
    _ = try layout.frame(item)
    #expect(layout.compiledProgramCount == count)
  }
}

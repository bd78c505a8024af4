import SelfSizingAutoLayout
import SelfSizingGeometry
import Testing

@Suite("Live layout")
struct LiveLayoutTests {
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

  private let root = LayoutItem("root")
  private let item: LayoutItem
  private let layout: LiveLayout

  init() {
    item = LayoutItem("item", in: root)
    layout = LiveLayout(root: root)
  }

  private func frame(_ item: LayoutItem) throws -> LayoutRect {
    var sizing = Nothing()
    let solution = try layout.layout(LayoutSize(width: 320, height: 200), sizing: &sizing)
    return solution.frames[item.descriptionIndex]
  }

  @Test("a block of anchors takes effect when it is activated, and changes when a constant does")
  func constants() throws {
    let top = item.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)
    LayoutConstraint.activate([
      top,
      item.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      item.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      item.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    #expect(try frame(item) == LayoutRect(x: 16, y: 10, width: 288, height: 190))
    top.constant = 50
    #expect(try frame(item) == LayoutRect(x: 16, y: 50, width: 288, height: 150))
    top.isActive = false
    item.heightAnchor.constraint(equalToConstant: 20).isActive = true
    #expect(try frame(item) == LayoutRect(x: 16, y: 180, width: 288, height: 20))
  }

  @Test("a broken constraint holds again once what it contradicted goes, and is reported once")
  func brokenConstraint() throws {
    let wide = item.widthAnchor.constraint(equalToConstant: 200)
    let narrow = item.widthAnchor.constraint(equalToConstant: 100)
    LayoutConstraint.activate([
      item.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      item.topAnchor.constraint(equalTo: root.topAnchor),
      item.heightAnchor.constraint(equalToConstant: 10), wide, narrow,
    ])
    // Of two equal ones the greater constant is broken, whichever came first.
    #expect(layout.conflicts.count == 1)
    #expect(try frame(item).width == 100)
    narrow.isActive = false
    #expect(try frame(item).width == 200)
    narrow.isActive = true
    #expect(try frame(item).width == 100)
    #expect(layout.conflicts.count == 1)
    wide.isActive = false
    wide.isActive = true
    #expect(layout.conflicts.count == 2)
  }

  @Test("a conflict that only a size makes is laid out once, and does not ask for another layout")
  func conflictOfSize() throws {
    LayoutConstraint.activate([
      item.topAnchor.constraint(equalTo: root.topAnchor),
      item.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      item.heightAnchor.constraint(equalToConstant: 50),
    ])
    let first = try frame(item)
    #expect(!layout.needsLayout)
    #expect(layout.conflicts.count == 1)
    #expect(try frame(item) == first)
    #expect(layout.conflicts.count == 1)
  }

  @Test("changing a priority cures a conflict before it is one")
  func priorities() throws {
    let wide = item.widthAnchor.constraint(equalToConstant: 200).priority(999)
    LayoutConstraint.activate([
      item.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      item.topAnchor.constraint(equalTo: root.topAnchor),
      item.heightAnchor.constraint(equalToConstant: 10), wide,
      item.widthAnchor.constraint(equalToConstant: 100),
    ])
    #expect(layout.conflicts.isEmpty)
    wide.priority = .required
    #expect(layout.conflicts.count == 1)
    #expect(try frame(item).width == 100)
  }

  @Test("items come and go, hide and show")
  func tree() throws {
    let stack = LayoutItem("stack", in: root)
    stack.stack = StackArrangement(axis: .vertical, spacing: 10)
    LayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      item.heightAnchor.constraint(equalToConstant: 30),
    ])
    stack.addArrangedSubitem(item)
    #expect(try frame(stack).height == 30)
    let second = LayoutItem("second", in: stack)
    let height = second.heightAnchor.constraint(equalToConstant: 20)
    height.isActive = true
    #expect(try frame(stack).height == 60)
    item.isHidden = true
    #expect(try frame(stack).height == 20)
    item.isHidden = false
    stack.stack?.spacing = 4
    #expect(try frame(stack).height == 54)
    let equal = second.widthAnchor.constraint(equalTo: item.widthAnchor)
    equal.isActive = true
    stack.removeSubitem(second)
    #expect(!equal.isActive)
    // What is between the item and itself stays with it.
    #expect(height.isActive)
    #expect(try frame(stack).height == 30)
    stack.insertArrangedSubitem(second, at: 0)
    #expect(try frame(stack).height == 54)
    #expect(try frame(item).minY == 24)
  }

  @Test("a changed intrinsic size, constant or known hidden state compiles nothing")
  func incremental() throws {
    /// A label of a height that changes.
    struct Text: IntrinsicSizing {
      var height = 20.0
      func intrinsicContentSize(ofElementAt element: Int, preferredMaxLayoutWidth: Double?)
        -> IntrinsicContentSize
      {
        IntrinsicContentSize(width: 40, height: height)
      }
    }
    let stack = LayoutItem("stack", in: root)
    stack.stack = StackArrangement(axis: .vertical, spacing: 10)
    stack.addArrangedSubitem(item)
    item.intrinsicAxes = .both
    let other = LayoutItem("other", in: stack)
    let top = stack.topAnchor.constraint(equalTo: root.topAnchor)
    let height = other.heightAnchor.constraint(equalToConstant: 5).priority(900)
    LayoutConstraint.activate([
      top, stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.widthAnchor.constraint(equalToConstant: 50), height,
    ])
    var text = Text()
    func frame(of item: LayoutItem) throws -> LayoutRect {
      let solution = try layout.layout(LayoutSize(width: 320, height: 200), sizing: &text)
      return solution.frames[item.descriptionIndex]
    }
    #expect(try frame(of: stack).height == 35)
    let count = layout.compiledProgramCount
    for round in 1...5 {
      text.height = 20 + Double(round)
      #expect(try frame(of: stack).height == 35 + Double(round))
      height.constant = 5 * Double(round)
      #expect(try frame(of: stack).height == 30 + 6 * Double(round))
      height.constant = 5
    }
    text.height = 20
    #expect(layout.compiledProgramCount == count)
    top.constant = 7
    #expect(try frame(of: stack).minY == 7)
    #expect(layout.compiledProgramCount == count)
    item.isHidden = true
    #expect(try frame(of: stack).height == 5)
    let hidden = layout.compiledProgramCount
    #expect(hidden == count + 1)
    for _ in 0..<5 {
      item.isHidden.toggle()
      _ = try frame(of: stack)
    }
    #expect(layout.compiledProgramCount == hidden)
    // A view outside of stacks needs no room when it is hidden, and no program.
    let badge = LayoutItem("badge", in: root)
    _ = try frame(of: badge)
    let shown = layout.compiledProgramCount
    badge.isHidden = true
    _ = try frame(of: badge)
    #expect(layout.compiledProgramCount == shown)
  }

  @Test("a changed constant is as good as one declared so, baselines and conflicts included")
  func changedConstants() throws {
    let above = LayoutItem("above", in: root)
    let gap = item.firstBaselineAnchor.constraint(equalTo: above.lastBaselineAnchor, constant: 20)
    let least = item.heightAnchor.constraint(greaterThanOrEqualToConstant: 10)
    LayoutConstraint.activate([
      above.topAnchor.constraint(equalTo: root.topAnchor),
      above.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      above.widthAnchor.constraint(equalToConstant: 10),
      above.heightAnchor.constraint(equalToConstant: 10),
      item.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      item.widthAnchor.constraint(equalToConstant: 10),
      item.heightAnchor.constraint(equalToConstant: 30), gap, least,
    ])
    #expect(try frame(item).minY == 30)
    gap.constant = 50
    #expect(try frame(item).minY == 60)
    // A constant that contradicts another constraint is a conflict when it is set.
    least.constant = 40
    #expect(layout.conflicts.count == 1)
    #expect(layout.conflicts.first?.broken?.hasPrefix("item.height >= 40") == true)
    least.constant = 10
    #expect(try frame(item).height == 30)
    gap.constant = .nan
    #expect(throws: LayoutError.self) { try frame(item) }
    gap.constant = 20
    #expect(try frame(item).minY == 30)
  }

  @Test("baselines of a text that was hidden since are those of a layout that never showed it")
  func hiddenBaselines() throws {
    /// Texts without an intrinsic size, whose baselines are known all the same.
    struct Baselines: IntrinsicSizing {
      var size = IntrinsicContentSize(lastBaselineFromBottom: 3)
      func intrinsicContentSize(ofElementAt element: Int, preferredMaxLayoutWidth: Double?)
        -> IntrinsicContentSize
      {
        size
      }
    }
    let below = LayoutItem("below", in: root)
    item.isMultiline = true
    LayoutConstraint.activate(
      item.pinned(to: root, inset: 20) + [
        below.topAnchor.constraint(equalTo: item.lastBaselineAnchor),
        below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        below.widthAnchor.constraint(equalToConstant: 5),
        below.heightAnchor.constraint(equalToConstant: 5),
      ])
    var sizing = Baselines()
    let target = LayoutSize(width: 320, height: 200)
    func top(_ layout: LiveLayout) throws -> Double {
      let solution = try layout.layout(target, sizing: &sizing)
      return solution.frames[below.descriptionIndex].minY
    }
    #expect(try top(layout) == 177)
    item.isHidden = true
    let hidden = try top(layout)
    #expect(try top(LiveLayout(root: root)) == hidden)
    #expect(hidden == 177)
  }
}

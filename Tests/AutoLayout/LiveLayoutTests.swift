import SelfSizingAutoLayout
import SelfSizingGeometry
import Testing

@Suite("Live layout")
struct LiveLayoutTests {
  /// Items without intrinsic sizes.
  private struct Nothing: IntrinsicSizing {
    func intrinsicContentSize(ofElementAt element: Int, preferredMaxLayoutWidth: Double?)
      -> IntrinsicContentSize
    {
      IntrinsicContentSize()
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

  @Test("a broken constraint holds again once what it contradicted goes, and is told once")
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
    stack.addSubitem(item)
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
    stack.removeSubitem(second)
    #expect(!height.isActive)
    #expect(try frame(stack).height == 30)
  }
}

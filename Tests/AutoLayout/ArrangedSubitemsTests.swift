import SelfSizingAutoLayout
import SelfSizingGeometry
import Testing

@Suite("Arranged subitems")
struct ArrangedSubitemsTests {
  private let stack = LayoutItem("stack")
  private let a = LayoutItem("a")
  private let b = LayoutItem("b")
  private let c = LayoutItem("c")

  init() {
    stack.stack = StackArrangement(axis: .vertical)
    for item in [a, b] { stack.addArrangedSubitem(item) }
  }

  private var arranged: [String] { stack.arrangedSubitems.map(\.name) }
  private var subitems: [String] { stack.subitems.map(\.name) }

  @Test("an arranged item is a subitem; inserting one leaves the order of subitems alone")
  func inserting() {
    #expect(stack.insertArrangedSubitem(c, at: 1))
    #expect(arranged == ["a", "c", "b"])
    #expect(subitems == ["a", "b", "c"])
    #expect(stack.insertArrangedSubitem(a, at: 2))
    #expect(arranged == ["c", "b", "a"])
    #expect(subitems == ["a", "b", "c"])
    #expect(stack.addArrangedSubitem(c))
    #expect(arranged == ["b", "a", "c"])
  }

  @Test("removing from the arranged items keeps the subitem, removing the subitem removes both")
  func removing() {
    stack.removeArrangedSubitem(a)
    #expect(arranged == ["b"])
    #expect(subitems == ["a", "b"])
    stack.removeSubitem(b)
    #expect(arranged.isEmpty)
    #expect(subitems == ["a"])
    let other = LayoutItem("other")
    stack.addArrangedSubitem(a)
    other.addSubitem(a)
    #expect(arranged.isEmpty)
  }

  @Test("a place that is not there changes nothing", arguments: [-1, 3, Int.min, Int.max])
  func badIndex(index: Int) {
    #expect(!stack.insertArrangedSubitem(c, at: index))
    #expect(!stack.insertSubitem(c, at: index))
    #expect(c.superitem == nil)
    #expect(arranged == ["a", "b"])
    #expect(subitems == ["a", "b"])
  }

  @Test("an item cannot be arranged in itself or in what it contains")
  func loops() {
    #expect(!a.addArrangedSubitem(stack))
    #expect(!stack.insertArrangedSubitem(stack, at: 0))
    #expect(!a.insertSubitem(stack, at: 0))
    #expect(arranged == ["a", "b"])
  }

  @Test("a subitem goes to a place among the others")
  func insertingSubitem() {
    #expect(stack.insertSubitem(c, at: 0))
    #expect(subitems == ["c", "a", "b"])
    #expect(stack.insertSubitem(c, at: 2))
    #expect(subitems == ["a", "b", "c"])
    #expect(!stack.insertSubitem(c, at: 3))
    #expect(arranged == ["a", "b"])
  }

  @Test("a background lies where its constraints put it, and takes no room")
  func background() throws {
    let background = LayoutItem("background")
    stack.insertSubitem(background, at: 0)
    var layout = TestLayout(
      stack,
      background.pinned(to: stack)
        + [a, b].map { $0.heightAnchor.constraint(equalToConstant: 20) })
    let solution = try layout.fit(100)
    #expect(solution.size.height == 40)
    #expect(
      layout.frame("background", in: solution) == LayoutRect(x: 0, y: 0, width: 100, height: 40))
    #expect(layout.frame("b", in: solution).minY == 20)
  }

  @Test("the spacing after an item goes with its place")
  func customSpacing() throws {
    let heights = [a, b].map { $0.heightAnchor.constraint(equalToConstant: 20) }
    func height() throws -> Double {
      var layout = TestLayout(stack, heights)
      return try layout.fit(100).size.height
    }
    stack.setCustomSpacing(7, after: a)
    #expect(try height() == 47)
    stack.removeArrangedSubitem(a)
    stack.insertArrangedSubitem(a, at: 0)
    #expect(try height() == 40)
    stack.setCustomSpacing(7, after: c)
    stack.insertArrangedSubitem(c, at: 0)
    c.heightAnchor.constraint(equalToConstant: 0).isActive = true
    #expect(try height() == 40)
  }
}

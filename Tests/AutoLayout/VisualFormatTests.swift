import SelfSizingAutoLayout
import SelfSizingGeometry
import Testing

@Suite("Visual format")
struct VisualFormatTests {
  private let root = LayoutItem("root")
  private let views: [String: LayoutItem]

  init() {
    let root = root
    views = ["a": LayoutItem("a", in: root), "b": LayoutItem("b", in: root)]
  }

  @Test("stands for the constraints that the anchors would make")
  func layout() throws {
    let constraints =
      try LayoutConstraint.constraints(
        withVisualFormat: "H:|-[a(==b)]-gap-[b(>=40@500)]-20-|", options: [.alignAllTop],
        metrics: ["gap": 12], views: views)
      + LayoutConstraint.constraints(withVisualFormat: "V:|-[a(30)]", views: views)
      + LayoutConstraint.constraints(withVisualFormat: "V:[b(10)]", views: views)
    var layout = TestLayout(root, constraints)
    let solution = try layout.fit(320, 100, vertical: .required)
    #expect(layout.frame("a", in: solution) == LayoutRect(x: 8, y: 8, width: 140, height: 30))
    #expect(layout.frame("b", in: solution) == LayoutRect(x: 160, y: 8, width: 140, height: 10))
  }

  @Test(
    "points at the character that is wrong",
    arguments: [
      ("[a", 2), ("[c]", 1), ("[a]-", 4), ("[a(20@1001)]", 6), ("[a(20@-1)]", 6),
      ("V|[a]|", 1), ("[a]-b-[b]", 4), ("[a(=20)]", 4), ("", 0), ("|", 1), ("[a][b", 5),
      ("[a]|x", 4), ("[a(20,)]", 6), ("[a]-(20-[b]", 7), ("H:", 2), ("[a]x[b]", 3),
    ])
  func errors(format: String, column: Int) {
    let error = #expect(throws: VisualFormatError.self) {
      try LayoutConstraint.constraints(withVisualFormat: format, views: views)
    }
    #expect(error?.column == column, "\(error?.description ?? "")")
    #expect(error?.description.hasSuffix(String(repeating: " ", count: column) + "^") == true)
  }

  @Test("where a size may be a view's or a metric, a metric of the same name wins")
  func metricBeforeView() throws {
    let size = try LayoutConstraint.constraints(
      withVisualFormat: "[a(b)]", metrics: ["b": 44], views: views)
    #expect(size.map(\.constant) == [44])
    #expect(size.allSatisfy { $0.secondItem == nil })
    let equal = try LayoutConstraint.constraints(withVisualFormat: "[a(b)]", views: views)
    #expect(equal.first?.secondItem === views["b"])
  }

  @Test("an item without a superview has no edge to be tied to")
  func noSuperview() {
    let lone = LayoutItem("lone")
    #expect(throws: VisualFormatError.self) {
      try LayoutConstraint.constraints(withVisualFormat: "|[lone]", views: ["lone": lone])
    }
  }

  @Test("survives a format of a hundred thousand characters")
  func longFormat() {
    let format = String(repeating: "[a]-", count: 25_000)
    #expect(throws: VisualFormatError.self) {
      try LayoutConstraint.constraints(withVisualFormat: format, views: views)
    }
  }
}

import SelfSizingGeometry
import Testing

@Suite("Layout rectangle")
struct LayoutRectTests {
  private let rect = LayoutRect(x: 10, y: 20, width: 30, height: 40)

  @Test("does not meet a rectangle that only touches it")
  func touchingEdges() {
    #expect(!rect.intersects(LayoutRect(x: 40, y: 20, width: 5, height: 40)))
    #expect(!rect.intersects(LayoutRect(x: 10, y: 0, width: 30, height: 20)))
    #expect(rect.intersects(LayoutRect(x: 39, y: 59, width: 5, height: 5)))
  }

  @Test("contains its left and top edge, not its right and bottom edge")
  func containsPoints() {
    #expect(rect.contains(LayoutPoint(x: 10, y: 20)))
    #expect(!rect.contains(LayoutPoint(x: 40, y: 20)))
    #expect(!rect.contains(LayoutPoint(x: 10, y: 60)))
  }

  @Test("insets every edge")
  func insets() {
    let inner = rect.inset(by: LayoutEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(inner == LayoutRect(x: 12, y: 21, width: 24, height: 36))
    #expect(rect.contains(inner))
  }

  @Test("leading is right where the interface reads from right to left")
  func directionalInsets() {
    let insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets.resolved(for: .leftToRight).left == 2)
    #expect(insets.resolved(for: .rightToLeft).left == 4)
  }
}

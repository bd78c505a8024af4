import SelfSizingUIKit
import Testing

/// Paths, whose extent is what views read of them.
@Suite(.serialized) @MainActor struct BezierPathTests {
  @Test("an extent holds all points of lines, and of the shapes that a path begins with")
  func extents() {
    let path = UIBezierPath()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 10, y: 20))
    path.addLine(to: CGPoint(x: 40, y: 25))
    path.addLine(to: CGPoint(x: 30, y: 60))
    path.close()
    #expect(!path.isEmpty && path.bounds == CGRect(x: 10, y: 20, width: 30, height: 40))
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    for shape in [
      UIBezierPath(rect: rect), UIBezierPath(ovalIn: rect),
      UIBezierPath(roundedRect: rect, cornerRadius: 8),
    ] {
      #expect(shape.bounds == rect)
      #expect(shape.contains(CGPoint(x: 16, y: 22)) && !shape.contains(CGPoint(x: 0, y: 0)))
    }
  }

  @Test("paths are joined, moved and emptied")
  func changes() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 20, y: 0, width: 10, height: 30)))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 30, height: 30))
    path.apply(CGAffineTransform(translationX: 5, y: -5))
    #expect(path.bounds == CGRect(x: 5, y: -5, width: 30, height: 30))
    #expect(path.reversing().bounds == path.bounds)
    let copy = UIBezierPath(cgPath: path.cgPath)
    path.removeAllPoints()
    #expect(path.isEmpty && copy.bounds.width == 30)
  }
}

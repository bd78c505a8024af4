import SelfSizingUIKit
import Testing
import UIKitTestSupport

/// Frames, margins, guides and coordinates, by what Apple documents of them.
@Suite(.serialized) @MainActor struct GeometryTests {
  @Test("a frame, the bounds and the center say the same in their own coordinates")
  func frames() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 60))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(view.center == CGPoint(x: 60, y: 50))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 50, y: 70, width: 100, height: 60))
    // A new size of the bounds leaves the center where it is.
    view.bounds.size = CGSize(width: 40, height: 20)
    #expect(view.frame == CGRect(x: 80, y: 90, width: 40, height: 20))
    view.bounds.origin = CGPoint(x: 5, y: 7)
    #expect(view.frame == CGRect(x: 80, y: 90, width: 40, height: 20))
  }

  @Test("coordinates convert between views, the origins of bounds included")
  func conversion() {
    let outer = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let other = UIView(frame: CGRect(x: 60, y: 0, width: 50, height: 50))
    outer.addSubview(inner)
    outer.addSubview(other)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 11, y: 22))
    #expect(inner.convert(CGPoint(x: 11, y: 22), from: outer) == CGPoint(x: 1, y: 2))
    #expect(inner.convert(inner.bounds, to: other) == CGRect(x: -50, y: 20, width: 50, height: 50))
    outer.bounds.origin.y = 30
    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 10, y: 20))
    let window = UIView()
    window.addSubview(outer)
    #expect(inner.convert(CGPoint.zero, to: window) == CGPoint(x: 110, y: 90))
  }

  @Test("a touch hits the frontmost view that takes it")
  func hits() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let front = UIView(frame: CGRect(x: 40, y: 40, width: 60, height: 60))
    outer.addSubview(back)
    outer.addSubview(front)
    #expect(outer.hitTest(CGPoint(x: 50, y: 50), with: nil) === front)
    #expect(outer.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
    #expect(outer.hitTest(CGPoint(x: 90, y: 10), with: nil) === outer)
    #expect(outer.hitTest(CGPoint(x: 100, y: 10), with: nil) == nil)
    outer.bringSubviewToFront(back)
    #expect(outer.hitTest(CGPoint(x: 50, y: 50), with: nil) === back)
    back.isHidden = true
    #expect(outer.hitTest(CGPoint(x: 50, y: 50), with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(outer.hitTest(CGPoint(x: 50, y: 50), with: nil) === outer)
    outer.alpha = 0.005
    #expect(outer.hitTest(CGPoint(x: 50, y: 50), with: nil) == nil)
  }

  @Test("subviews are in the order from back to front")
  func order() {
    let outer = UIView()
    let views = (0..<4).map { number in
      let view = UIView()
      view.tag = number + 1
      outer.addSubview(view)
      return view
    }
    func tags() -> [Int] { outer.subviews.map(\.tag) }
    outer.sendSubviewToBack(views[2])
    #expect(tags() == [3, 1, 2, 4])
    outer.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(tags() == [4, 1, 2, 3])
    outer.insertSubview(views[0], aboveSubview: views[2])
    #expect(tags() == [4, 2, 3, 1])
    outer.insertSubview(views[0], belowSubview: views[1])
    #expect(tags() == [4, 1, 2, 3])
    #expect(outer.viewWithTag(3) === views[2])
    #expect(outer.viewWithTag(9) == nil)
    #expect(views[0].isDescendant(of: outer) && outer.isDescendant(of: outer))
    #expect(!outer.isDescendant(of: views[0]))
  }

  @Test("margins are 8 points, by leading and trailing as by left and right")
  func margins() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    view.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 10))
  }

  @Test("the margins' guide is the bounds less the margins, and follows both")
  func marginsGuide() {
    let view = UIView(frame: CGRect(x: 30, y: 30, width: 100, height: 100))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      inner.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
      inner.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    view.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 8, y: 8, width: 84, height: 84))
    #expect(view.layoutMarginsGuide.layoutFrame == inner.frame)
    view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    view.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 20, y: 10, width: 40, height: 60))
    view.frame.size.width = 200
    view.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 20, y: 10, width: 140, height: 60))
  }

  @Test("a superview's margins are kept where a view preserves them")
  func preservedMargins() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 2, right: 2)
    #expect(inner.layoutMargins.top == 8)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 20, left: 20, bottom: 8, right: 8))
    outer.layoutMargins.left = 30
    #expect(inner.layoutMargins.left == 30)
    inner.preservesSuperviewLayoutMargins = false
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test("a guide of the app's has a frame and a view, and takes part in the layout")
  func guides() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    #expect(guide.owningView === view && view.layoutGuides.contains(guide))
    let box = SizedBox(40, 20)
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      guide.heightAnchor.constraint(equalToConstant: 60),
      box.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 10, width: 100, height: 60))
    #expect(box.frame == CGRect(x: 30, y: 50, width: 40, height: 20))
    view.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(!view.constraints.contains { $0.firstItem === guide || $0.secondItem === guide })
  }
}

import SelfSizingAutoLayout
import SelfSizingGeometry
import Testing

/// Where what only inequalities hold ends up: it is ambiguous, and yet the same on every device.
///
/// - Source: The frames that the public tests of the libraries Stevia and KGNAutoLayout
///   expect on iOS.
@Suite("Open places and sizes")
struct OpenPlaceTests {
  private struct Nothing: IntrinsicSizing {
    mutating func intrinsicContentSize(
      ofElementAt element: Int, preferredMaxLayoutWidth: Double?
    ) -> IntrinsicContentSize { IntrinsicContentSize() }
  }

  /// The frame of a box in a root of 400 × 300 points.
  private func frame(
    _ direction: InterfaceDirection = .leftToRight,
    _ constraints: (LayoutItem, LayoutItem) -> [LayoutConstraint]
  ) throws -> LayoutRect {
    let root = LayoutItem("root")
    let box = LayoutItem("box", in: root)
    var layout = TestLayout(root, constraints(box, root))
    let solution = try layout.fit(400, 300, vertical: .required, direction: direction)
    #expect(solution.conflicts.isEmpty)
    return layout.frame("box", in: solution)
  }

  private func sized(_ box: LayoutItem) -> [LayoutConstraint] {
    [
      box.widthAnchor.constraint(equalToConstant: 100),
      box.heightAnchor.constraint(equalToConstant: 50),
    ]
  }

  @Test("a place with a bound on one side lies at it, whichever side that is")
  func oneBound() throws {
    let upper = try frame { box, root in
      sized(box) + [
        box.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 23),
        box.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -45),
      ]
    }
    #expect(upper.minX == 23)
    #expect(upper.maxY == 255)
    let lower = try frame { box, root in
      sized(box) + [
        root.rightAnchor.constraint(lessThanOrEqualTo: box.rightAnchor, constant: 74),
        box.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: -8),
      ]
    }
    #expect(lower.maxX == 326)
    #expect(lower.minY == -8)
  }

  @Test("in a mirrored interface the bound is on the other side")
  func mirrored() throws {
    let box = try frame(.rightToLeft) { box, root in
      sized(box) + [
        box.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 23)
      ]
    }
    #expect(box.maxX == 377)
    #expect(box.minY == 0)
  }

  @Test("of several bounds the one that was activated first counts", arguments: [false, true])
  func severalBounds(isReversed: Bool) throws {
    let box = try frame { box, root in
      let bounds = [
        box.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 23),
        box.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 10),
      ]
      return sized(box) + (isReversed ? bounds.reversed() : bounds)
    }
    #expect(box.minX == (isReversed ? 10 : 23))
  }

  @Test(
    "a place that nothing holds is 0, whether or not anything else is bounded",
    arguments: [false, true])
  func freePlace(isBounded: Bool) throws {
    let root = LayoutItem("root")
    let row = LayoutItem("row", in: root)
    let (one, other) = (LayoutItem("one", in: row), LayoutItem("other", in: row))
    let free = LayoutItem("free", in: root)
    var constraints = [
      other.leftAnchor.constraint(equalTo: one.rightAnchor).priority(.defaultLow),
      row.leftAnchor.constraint(equalTo: one.leftAnchor).priority(.defaultLow),
      row.rightAnchor.constraint(equalTo: other.rightAnchor).priority(.defaultLow),
      one.widthAnchor.constraint(equalToConstant: 35),
      other.widthAnchor.constraint(equalToConstant: 25),
      free.widthAnchor.constraint(equalToConstant: 10),
    ]
    if isBounded {
      constraints.append(free.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor))
    }
    var layout = TestLayout(root, constraints)
    let solution = try layout.fit(400, 300, vertical: .required)
    let frames = ["row", "one", "other"].map { layout.frame($0, in: solution) }
    #expect(frames.map(\.minX) == [0, 0, 35])
    #expect(frames.map(\.width) == [60, 35, 25])
  }

  @Test(
    "what a view contains moves toward the view, and the view is at 0", arguments: [false, true])
  func placeInContainer(isBound: Bool) throws {
    let root = LayoutItem("root")
    let row = LayoutItem("row", in: root)
    let (one, other) = (LayoutItem("one", in: row), LayoutItem("other", in: row))
    let left =
      isBound
      ? row.leftAnchor.constraint(lessThanOrEqualTo: one.leftAnchor, constant: -10)
      : row.leftAnchor.constraint(equalTo: one.leftAnchor, constant: -10)
    var layout = TestLayout(
      root,
      [
        left, other.leftAnchor.constraint(equalTo: one.rightAnchor, constant: 10),
        row.rightAnchor.constraint(equalTo: other.rightAnchor, constant: 10),
        one.widthAnchor.constraint(equalToConstant: 35),
        other.widthAnchor.constraint(equalToConstant: 25),
      ])
    let solution = try layout.fit(400, 300, vertical: .required)
    let frames = ["row", "one", "other"].map { layout.frame($0, in: solution) }
    #expect(frames.map(\.minX) == [0, 10, 55])
    #expect(frames.map(\.width) == [90, 35, 25])
  }

  @Test("a size with nothing but upper bounds is 0, and one with a lower bound is at it")
  func openSizes() throws {
    let box = try frame { box, root in
      [
        box.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, constant: -52),
        box.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
      ]
    }
    #expect(box.width == 0)
    #expect(box.height == 30)
  }

  @Test(
    "sizes that are equal to each other and nothing else are 0; one that is given pushes all of them"
  )
  func equalSizes() throws {
    for isGiven in [false, true] {
      let root = LayoutItem("root")
      let items = ["a", "b", "c"].map { LayoutItem($0, in: root) }
      var constraints = zip(items, items.dropFirst()).map {
        $0.widthAnchor.constraint(equalTo: $1.widthAnchor)
      }
      constraints.append(items[0].widthAnchor.constraint(lessThanOrEqualToConstant: 90))
      if isGiven {
        constraints.append(items[2].widthAnchor.constraint(equalToConstant: 70).priority(1))
      }
      var layout = TestLayout(root, constraints)
      let solution = try layout.fit(400, 300, vertical: .required)
      for name in ["a", "b", "c"] {
        #expect(layout.frame(name, in: solution).width == (isGiven ? 70 : 0))
      }
    }
  }

  @Test("a bound beside a neighbor holds at the neighbor's place, in either order")
  func neighbors() throws {
    for isReversed in [false, true] {
      let root = LayoutItem("root")
      let (one, other) = (LayoutItem("one", in: root), LayoutItem("other", in: root))
      let constraints = [
        other.leftAnchor.constraint(lessThanOrEqualTo: one.rightAnchor, constant: 25),
        one.widthAnchor.constraint(equalToConstant: 10),
        one.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 5),
      ]
      var layout = TestLayout(root, isReversed ? constraints.reversed() : constraints)
      let solution = try layout.fit(400, 300, vertical: .required)
      #expect(layout.frame("one", in: solution).minX == 5)
      #expect(layout.frame("other", in: solution).minX == 40)
    }
  }

  @Test("what holds a stack by a bound moves what it arranges along")
  func boundStack() throws {
    let root = LayoutItem("root")
    let stack = LayoutItem("stack", in: root)
    stack.stack = StackArrangement(axis: .horizontal)
    let item = LayoutItem("item")
    item.intrinsicAxes = .both
    stack.addArrangedSubitem(item)
    var layout = TestLayout(
      root,
      [
        stack.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 23),
        stack.topAnchor.constraint(equalTo: root.topAnchor),
      ])
    layout.sizes["item"] = IntrinsicContentSize(width: 50, height: 20)
    let solution = try layout.fit(400, 300, vertical: .required)
    #expect(layout.frame("item", in: solution).minX == 23)
    #expect(layout.frame("stack", in: solution).width == 50)
  }

  @Test("the same layout is solved alike by a tree that was laid out before the bound came")
  func live() throws {
    let root = LayoutItem("root")
    let box = LayoutItem("box", in: root)
    LayoutConstraint.activate(sized(box))
    let live = LiveLayout(root: root)
    var sizing = Nothing()
    let size = LayoutSize(width: 400, height: 300)
    #expect(try live.layout(size, sizing: &sizing).frames[1].minX == 0)
    let bound = box.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 23)
    bound.isActive = true
    #expect(try live.layout(size, sizing: &sizing).frames[1].minX == 23)
    bound.constant = 31
    #expect(try live.layout(size, sizing: &sizing).frames[1].minX == 31)
    bound.isActive = false
    #expect(try live.layout(size, sizing: &sizing).frames[1].minX == 0)
  }
}

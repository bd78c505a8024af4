import SelfSizingAutoLayout
import SelfSizingGeometry
import Testing

@Suite("Attributes")
struct AttributeTests {
  /// Masks, and where they lead when a container of 100 × 100 grows to 200 × 200.
  private static let masks: [(AutoresizingMask, LayoutRect)] = [
    ([], LayoutRect(x: 10, y: 20, width: 30, height: 40)),
    ([.flexibleWidth, .flexibleHeight], LayoutRect(x: 10, y: 20, width: 130, height: 140)),
    (
      [.flexibleLeftMargin, .flexibleTopMargin],
      LayoutRect(x: 110, y: 120, width: 30, height: 40)
    ),
    (
      [.flexibleLeftMargin, .flexibleRightMargin],
      LayoutRect(x: 10 + 100 / 7.0, y: 20, width: 30, height: 40)
    ),
    (
      [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
      LayoutRect(x: 20, y: 20, width: 60, height: 40)
    ),
    (
      [.flexibleRightMargin, .flexibleBottomMargin],
      LayoutRect(x: 10, y: 20, width: 30, height: 40)
    ),
  ]

  private let root = LayoutItem("root")
  private let item: LayoutItem

  init() {
    item = LayoutItem("item", in: root)
  }

  private func frame(
    _ constraints: [LayoutConstraint], _ width: Double = 100, _ height: Double = 100,
    direction: InterfaceDirection = .leftToRight
  ) throws -> LayoutRect {
    var layout = TestLayout(root, constraints)
    let solution = try layout.fit(width, height, vertical: .required, direction: direction)
    #expect(solution.conflicts.isEmpty)
    return layout.frame("item", in: solution)
  }

  @Test("system spacing is 8 points between siblings, times the multiplier")
  func systemSpacing() throws {
    let next = LayoutItem("next", in: root)
    let after = next.leadingAnchor.constraint(
      equalToSystemSpacingAfter: item.trailingAnchor, multiplier: 1.5)
    let below = next.topAnchor.constraint(
      greaterThanOrEqualToSystemSpacingBelow: item.bottomAnchor, multiplier: 2)
    let atMost = next.topAnchor.constraint(
      lessThanOrEqualToSystemSpacingBelow: item.bottomAnchor, multiplier: 2)
    #expect(after.constant == 12 && after.relation == .equal)
    #expect(below.constant == 16 && below.relation == .greaterThanOrEqual)
    #expect(atMost.relation == .lessThanOrEqual)
    #expect([after, below, atMost].allSatisfy { $0.systemSpacing == nil })
    let compared = [
      next.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: item.trailingAnchor, multiplier: 1),
      next.leadingAnchor.constraint(
        lessThanOrEqualToSystemSpacingAfter: item.trailingAnchor, multiplier: 1),
    ]
    #expect(compared.map(\.relation) == [.greaterThanOrEqual, .lessThanOrEqual])
  }

  @Test("between baselines it grows with the texts: as far as they touch, times the multiplier")
  func baselineSpacing() throws {
    item.intrinsicAxes = .both
    let next = LayoutItem("next", in: root, intrinsic: .both)
    let constraints = [
      item.topAnchor.constraint(equalTo: root.topAnchor),
      item.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      next.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      next.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: item.lastBaselineAnchor, multiplier: 1.5),
      root.bottomAnchor.constraint(equalTo: next.bottomAnchor),
    ]
    var layout = TestLayout(root, constraints)
    for (scale, height) in [(1.0, 50.0), (2, 100)] {
      for name in ["item", "next"] {
        layout.sizes[name] = IntrinsicContentSize(
          width: 50, height: 20 * scale, firstBaselineFromTop: 16 * scale,
          lastBaselineFromBottom: 4 * scale)
      }
      // 20 + 20, and half of 16 + 4 more than touching.
      #expect(try layout.fit(100).size.height == height)
    }
    #expect(
      layout.description.constraints[3].systemSpacing == 1.5
        && layout.description.text(of: layout.description.constraints[3])
          .contains("+ 1.5 × system spacing")
    )
  }

  @Test("a baseline below an edge keeps 8 points and its own distance from the text's edge")
  func baselineBelowEdge() throws {
    item.intrinsicAxes = .both
    var layout = TestLayout(
      root,
      [
        item.firstBaselineAnchor.constraint(
          equalToSystemSpacingBelow: root.topAnchor, multiplier: 1),
        item.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      ])
    layout.sizes["item"] = IntrinsicContentSize(
      width: 50, height: 20, firstBaselineFromTop: 16, lastBaselineFromBottom: 4)
    #expect(layout.frame("item", in: try layout.fit(100)).minY == 8)
  }

  @Test("plain margins stay where they are when the interface reads from the right")
  func plainMargins() throws {
    root.layoutMargins = LayoutEdgeInsets(top: 1, left: 10, bottom: 2, right: 30)
    let constraints = item.pinned(to: root.layoutMarginsGuide)
    for direction in InterfaceDirection.allCases {
      #expect(
        try frame(constraints, direction: direction)
          == LayoutRect(x: 10, y: 1, width: 60, height: 97))
    }
    root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1, leading: 10, bottom: 2, trailing: 30)
    #expect(try frame(constraints).minX == 10)
    #expect(try frame(constraints, direction: .rightToLeft).minX == 30)
    #expect(root.layoutMargins.right == 30)
  }

  @Test("the eight margin attributes are those of the inside of the margins")
  func marginAttributes() throws {
    root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 10, leading: 20, bottom: 30, trailing: 40)
    func pinned(_ pairs: [(LayoutAttribute, LayoutAttribute)]) -> [LayoutConstraint] {
      pairs.map {
        LayoutConstraint(
          item: item, attribute: $0, relatedBy: .equal, toItem: root, attribute: $1, constant: 0)
      }
    }
    let edges = pinned([
      (.top, .topMargin), (.leading, .leadingMargin), (.trailing, .trailingMargin),
      (.bottom, .bottomMargin),
    ])
    #expect(try frame(edges) == LayoutRect(x: 20, y: 10, width: 40, height: 60))
    #expect(try frame(edges, direction: .rightToLeft).minX == 40)
    let sides = pinned([
      (.topMargin, .topMargin), (.left, .leftMargin), (.right, .rightMargin),
      (.bottomMargin, .bottomMargin),
    ])
    // The item's own margins of 8 are inside as well.
    #expect(try frame(sides) == LayoutRect(x: 20, y: 2, width: 40, height: 76))
    let centers = pinned([(.centerX, .centerXWithinMargins), (.centerY, .centerYWithinMargins)])
    let sized =
      centers + [
        item.widthAnchor.constraint(equalToConstant: 10),
        item.heightAnchor.constraint(equalToConstant: 10),
      ]
    #expect(try frame(sized) == LayoutRect(x: 35, y: 35, width: 10, height: 10))
  }

  @Test("the safe area is an input, and the margins begin at it")
  func safeArea() throws {
    root.safeAreaInsets = LayoutEdgeInsets(top: 47, left: 0, bottom: 34, right: 5)
    let safe = item.pinned(to: root.safeAreaLayoutGuide)
    #expect(try frame(safe, 100, 200) == LayoutRect(x: 0, y: 47, width: 95, height: 119))
    let margins = item.pinned(to: root.layoutMarginsGuide)
    #expect(try frame(margins, 100, 200) == LayoutRect(x: 8, y: 55, width: 79, height: 103))
    root.insetsLayoutMarginsFromSafeArea = false
    #expect(try frame(margins, 100, 200) == LayoutRect(x: 8, y: 8, width: 84, height: 184))
  }

  @Test(
    "in an item narrower than its margins the readable guide is the margins' own",
    arguments: [nil, 300.0, 0])
  func readableContentWithoutRoom(readableWidth: Double?) throws {
    let (inside, beside) = (root.readableContentGuide, root.layoutMarginsGuide)
    root.readableContentWidth = readableWidth
    var layout = TestLayout(
      root,
      [
        item.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
        item.topAnchor.constraint(equalTo: inside.topAnchor),
        item.widthAnchor.constraint(equalToConstant: 3),
        item.heightAnchor.constraint(equalToConstant: 3),
      ])
    let solution = try layout.fit(10, 30, vertical: .required)
    #expect(solution.conflicts.isEmpty)
    #expect(
      solution.frames[inside.descriptionIndex] == solution.frames[beside.descriptionIndex])
    #expect(layout.frame("item", in: solution) == LayoutRect(x: 8, y: 8, width: 3, height: 3))
  }

  @Test("the readable content guide is as wide as may be read, in the middle of the margins")
  func readableContent() throws {
    let constraints = item.pinned(to: root.readableContentGuide)
    #expect(try frame(constraints, 400) == LayoutRect(x: 8, y: 8, width: 384, height: 84))
    root.readableContentWidth = 300
    #expect(try frame(constraints, 400) == LayoutRect(x: 50, y: 8, width: 300, height: 84))
    #expect(try frame(constraints, 200) == LayoutRect(x: 8, y: 8, width: 184, height: 84))
    root.readableContentWidth = -1
    #expect(throws: LayoutError.self) { try frame(constraints) }
  }

  @Test(
    "a frame and its mask become constraints that follow the container",
    arguments: masks)
  func autoresizing(mask: AutoresizingMask, expected: LayoutRect) throws {
    // Set for a container of 100 × 100, which is laid out at 200 × 200.
    root.frame = LayoutRect(x: 0, y: 0, width: 100, height: 100)
    item.frame = LayoutRect(x: 10, y: 20, width: 30, height: 40)
    item.autoresizingMask = mask
    item.translatesAutoresizingMaskIntoConstraints = true
    let actual = try frame([], 200, 200)
    for (one, other) in [
      (actual.minX, expected.minX), (actual.minY, expected.minY), (actual.width, expected.width),
      (actual.height, expected.height),
    ] {
      #expect((one - other).magnitude < 1e-5)
    }
  }

  @Test("the constraints of a mask are the system's, and never broken")
  func masksHold() throws {
    item.frame = LayoutRect(x: 10, y: 20, width: 30, height: 40)
    item.translatesAutoresizingMaskIntoConstraints = true
    var layout = TestLayout(root, [item.widthAnchor.constraint(equalToConstant: 50)])
    let solution = try layout.fit(100)
    #expect(solution.conflicts.count == 1)
    #expect(solution.conflicts.first?.rule == .onlyCandidate)
    #expect(layout.frame("item", in: solution).width == 30)
    item.frame.size.width = -1
    #expect(LayoutDescription(root: root, constraints: []).findings.map(\.kind) == [.invalidNumber])
  }

  @Test("an aspect ratio ties width to height")
  func aspectRatio() throws {
    let constraints = [
      item.topAnchor.constraint(equalTo: root.topAnchor),
      item.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      item.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      item.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      item.widthAnchor.constraint(equalTo: item.heightAnchor, multiplier: 16 / 9.0),
    ]
    var layout = TestLayout(root, constraints)
    #expect((try layout.fit(320).size.height - 180).magnitude < 1e-5)
  }

  @Test("a vertical stack may measure its gaps between baselines")
  func baselineRelativeArrangement() throws {
    root.removeSubitem(item)
    var arrangement = StackArrangement(axis: .vertical, spacing: 30)
    arrangement.isBaselineRelativeArrangement = true
    root.stack = arrangement
    for name in ["first", "second"] { _ = LayoutItem(name, in: root, intrinsic: .both) }
    var layout = TestLayout(root, [])
    for name in ["first", "second"] {
      layout.sizes[name] = IntrinsicContentSize(
        width: 50, height: 20, firstBaselineFromTop: 16, lastBaselineFromBottom: 4)
    }
    let solution = try layout.fit(100)
    // 16 to the first baseline, the gap to the next, and 4 below it.
    #expect(solution.size.height == 50)
    #expect(layout.frame("first", in: solution).minY == 0)
    #expect(layout.frame("second", in: solution).minY == 30)
  }

  @Test("the margins of a stack that measures between baselines reach to the nearest ones")
  func baselineRelativeMargins() throws {
    root.removeSubitem(item)
    var arrangement = StackArrangement(axis: .vertical, spacing: 30)
    arrangement.isBaselineRelativeArrangement = true
    arrangement.isLayoutMarginsRelativeArrangement = true
    root.stack = arrangement
    root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 24, leading: 0, bottom: 7, trailing: 0)
    for name in ["first", "second"] { _ = LayoutItem(name, in: root, intrinsic: .both) }
    var layout = TestLayout(root, [])
    for name in ["first", "second"] {
      layout.sizes[name] = IntrinsicContentSize(
        width: 50, height: 20, firstBaselineFromTop: 16, lastBaselineFromBottom: 4)
    }
    let solution = try layout.fit(100)
    // Of each text nothing is between its baselines: two margins and the gap.
    #expect(solution.size.height == 24 + 30 + 7)
    #expect(layout.frame("first", in: solution).minY == 24 - 16)
    #expect(layout.frame("second", in: solution).maxY == 24 + 30 + 4)
  }

  @Test("spacing tokens stand for the system's spacing and for the stack's own")
  func spacingTokens() throws {
    root.removeSubitem(item)
    root.stack = StackArrangement(axis: .vertical, spacing: 3)
    let items = ["a", "b", "c"].map { name in LayoutItem(name, in: root) }
    let heights = items.map { $0.heightAnchor.constraint(equalToConstant: 10) }
    func height() throws -> Double {
      var layout = TestLayout(root, heights)
      return try layout.fit(100).size.height
    }
    root.setCustomSpacing(StackArrangement.spacingUseSystem, after: items[0])
    #expect(try height() == 30 + 8 + 3)
    root.setCustomSpacing(StackArrangement.spacingUseDefault, after: items[0])
    #expect(try height() == 30 + 3 + 3)
    root.stack?.spacing = StackArrangement.spacingUseSystem
    #expect(try height() == 30 + 8 + 8)
    root.stack?.isBaselineRelativeArrangement = true
    #expect(try height() == 30)
  }
}

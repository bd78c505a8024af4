import SelfSizingAutoLayout
import SelfSizingGeometry
import Testing

/// One test for each row of what is known of constraints, under the row's name.
@Suite("Facts: constraints")
struct ConstraintFacts {
  private let root = LayoutItem("root")
  private let item: LayoutItem

  init() {
    item = LayoutItem("item", in: root)
  }

  private func frame(
    _ constraints: [LayoutConstraint], direction: InterfaceDirection = .leftToRight,
    size: IntrinsicContentSize = IntrinsicContentSize()
  ) throws -> LayoutRect {
    var layout = TestLayout(root, constraints)
    layout.sizes["item"] = size
    let solution = try layout.fit(100, 100, vertical: .required, direction: direction)
    return layout.frame("item", in: solution)
  }

  private var corner: [LayoutConstraint] {
    [
      item.topAnchor.constraint(equalTo: root.topAnchor),
      item.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ]
  }

  @Test(
    "form: first.attribute == multiplier × second.attribute + constant", arguments: [1.0, 0.5, 2])
  func form(multiplier: Double) throws {
    let width = item.widthAnchor.constraint(
      equalTo: root.widthAnchor, multiplier: multiplier, constant: 3)
    let least = item.heightAnchor.constraint(greaterThanOrEqualToConstant: 10)
    let most = item.heightAnchor.constraint(lessThanOrEqualToConstant: 10)
    let frame = try frame(corner + [width, least, most])
    #expect(frame.width == 100 * multiplier + 3)
    #expect(frame.height == 10)
  }

  @Test("named priorities")
  func namedPriorities() {
    let named: [(LayoutPriority, Double)] = [
      (.required, 1000), (.defaultHigh, 750), (.dragThatCanResizeScene, 510),
      (.sceneSizeStayPut, 500), (.dragThatCannotResizeScene, 490), (.defaultLow, 250),
      (.fittingSizeLevel, 50),
    ]
    for (priority, number) in named {
      #expect(priority.rawValue == number)
      #expect(priority.isValid)
    }
    #expect(!LayoutPriority(0).isValid && !LayoutPriority(1000.1).isValid)
    #expect(!LayoutPriority(.nan).isValid)
  }

  @Test("attributes: UIKit's twelve and the eight margin variants, under UIKit's numbers")
  func attributes() {
    #expect(
      LayoutAttribute.allCases.map(\.description) == [
        "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
        "centerY", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin",
        "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
        "centerYWithinMargins",
      ])
    #expect(LayoutAttribute.allCases.map(\.rawValue) == Array(1...20))
  }

  @Test("illegal: each mistake is an error that names the constraint")
  func illegal() {
    let stranger = LayoutItem("stranger")
    func make(
      _ first: LayoutAttribute, _ second: LayoutElement?, _ other: LayoutAttribute?,
      _ constant: Double = 0, _ priority: LayoutPriority = .required, multiplier: Double = 1
    ) -> LayoutConstraint {
      LayoutConstraint(
        item: item, attribute: first, relatedBy: .equal, toItem: second, attribute: other,
        multiplier: multiplier, constant: constant
      ).priority(priority)
    }
    let illegal: [(LayoutConstraint, DeclarationFinding.Kind)] = [
      (make(.top, nil, nil), .locationWithoutItem),
      (make(.top, root, .top, multiplier: 0), .locationWithoutItem),
      (make(.top, root, .height), .locationWithSize),
      (make(.leading, root, .left), .directionalWithAbsolute),
      (make(.right, root, .trailing), .directionalWithAbsolute),
      (make(.top, stranger, .top), .noCommonAncestor),
      (make(.width, nil, nil, 5, LayoutPriority(0)), .invalidPriority),
      (make(.width, nil, nil, 5, LayoutPriority(1001)), .invalidPriority),
      (make(.width, nil, nil, .infinity), .invalidNumber),
    ]
    for (constraint, kind) in illegal {
      constraint.isActive = true
      let findings = LayoutDescription(root: root, constraints: [constraint]).findings
      #expect(findings.map(\.kind) == [kind])
      #expect(findings.first?.message.hasPrefix("item.\(constraint.firstAttribute)") == true)
    }
    let legal = make(.leading, root, .centerX)
    legal.isActive = true
    #expect(LayoutDescription(root: root, constraints: [legal]).findings.isEmpty)
  }

  @Test("optional: the violation is made small, not given up; higher priorities first")
  func optional() throws {
    let wide = item.widthAnchor.constraint(equalToConstant: 200).priority(700)
    let inside = item.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor)
    let small = item.widthAnchor.constraint(equalToConstant: 10).priority(600)
    let flat = item.heightAnchor.constraint(equalToConstant: 1)
    #expect(try frame(corner + [wide, inside, small, flat]).width == 100)
  }

  @Test("sizes: width and height are at least 0")
  func sizes() throws {
    let negative = item.widthAnchor.constraint(equalToConstant: -20).priority(999)
    let flat = item.heightAnchor.constraint(equalToConstant: 1)
    #expect(try frame(corner + [negative, flat]).width == 0)
  }

  @Test("right to left: leading and trailing mirror, with constant and relation; left does not")
  func rightToLeft() throws {
    let sized = [
      item.topAnchor.constraint(equalTo: root.topAnchor),
      item.widthAnchor.constraint(equalToConstant: 20),
      item.heightAnchor.constraint(equalToConstant: 20),
    ]
    let leading = item.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5)
    #expect(try frame(sized + [leading], direction: .rightToLeft).minX == 75)
    let least = [
      item.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 30),
      item.leadingAnchor.constraint(equalTo: root.leadingAnchor).priority(500),
    ]
    #expect(try frame(sized + least, direction: .rightToLeft).minX == 50)
    let left = item.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
    #expect(try frame(sized + [left], direction: .rightToLeft).minX == 5)
  }

  @Test("system spacing: 8 × multiplier between siblings; modelled between baselines")
  func systemSpacing() {
    let next = LayoutItem("next", in: root)
    let plain = next.leadingAnchor.constraint(
      equalToSystemSpacingAfter: item.trailingAnchor, multiplier: 2)
    #expect(plain.constant == 16 && plain.systemSpacing == nil)
    let modelled = next.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: item.lastBaselineAnchor, multiplier: 2)
    #expect(modelled.constant == 0 && modelled.systemSpacing == 2)
  }

  @Test("alignment rect: constraints act on it, the frame is larger by the insets")
  func alignmentRect() throws {
    item.alignmentRectInsets = LayoutEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let constraints = item.pinned(to: root, inset: 10)
    #expect(try frame(constraints) == LayoutRect(x: 8, y: 9, width: 86, height: 84))
  }

  @Test("baselines: top + offset, bottom − offset, both 0 without a text")
  func baselines() throws {
    item.intrinsicAxes = .both
    let next = LayoutItem("next", in: root)
    let constraints =
      corner + [
        next.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        next.widthAnchor.constraint(equalToConstant: 1),
        next.firstBaselineAnchor.constraint(equalTo: item.firstBaselineAnchor),
        next.lastBaselineAnchor.constraint(equalTo: item.lastBaselineAnchor),
      ]
    var layout = TestLayout(root, constraints)
    layout.sizes["item"] = IntrinsicContentSize(
      width: 10, height: 50, firstBaselineFromTop: 16, lastBaselineFromBottom: 4)
    let frame = layout.frame("next", in: try layout.fit(100))
    #expect(frame.minY == 16 && frame.maxY == 46)
  }

  @Test("margins: 8 on each side by default, as a guide and directional")
  func margins() throws {
    #expect(
      try frame(item.pinned(to: root.layoutMarginsGuide))
        == LayoutRect(x: 8, y: 8, width: 84, height: 84))
    root.directionalLayoutMargins.leading = 20
    #expect(try frame(item.pinned(to: root.layoutMarginsGuide)).minX == 20)
    #expect(
      try frame(item.pinned(to: root.layoutMarginsGuide), direction: .rightToLeft).maxX == 80)
  }

  @Test("guides: the same anchors as an item, and no intrinsic size")
  func guides() throws {
    let guide = LayoutGuide("guide")
    root.addLayoutGuide(guide)
    let constraints =
      [
        guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
        guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
        guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
        guide.bottomAnchor.constraint(equalTo: root.centerYAnchor),
      ] + item.pinned(to: guide)
    #expect(try frame(constraints) == LayoutRect(x: 5, y: 5, width: 50, height: 45))
  }

  @Test("pixel alignment: edges to the nearest pixel, fitted sizes up")
  func pixelAlignment() {
    #expect(PixelGrid(scale: 2).roundedEdge(950.25) == 950.5)
    #expect((PixelGrid(scale: 3).roundedUp(173.5) - 173.667).magnitude < 1e-3)
  }

  @Test("autoresizing: a fixed frame becomes required constraints")
  func autoresizing() throws {
    item.frame = LayoutRect(x: 3, y: 4, width: 50, height: 60)
    item.translatesAutoresizingMaskIntoConstraints = true
    let layout = TestLayout(root, [])
    let rows = try layout.rows("autoresizing mask")
    #expect(rows.count == 4)
    #expect(rows.allSatisfy { $0.priority == .required && $0.relation == .equal })
    #expect(try frame([]) == item.frame)
  }

  @Test("intrinsic size: at most it at hugging, at least it at compression resistance")
  func intrinsicSize() throws {
    #expect(item.contentHugging == AxisPriorities(250))
    #expect(item.compressionResistance == AxisPriorities(750))
    item.intrinsicAxes = .width
    item.contentHugging.horizontal = 251
    let layout = TestLayout(root, corner)
    let hugging = try layout.rows("item hugs its intrinsic width")
    #expect(hugging.map(\.relation) == [.lessThanOrEqual])
    #expect(hugging.map(\.priority) == [251])
    let resistance = try layout.rows("item keeps its intrinsic width")
    #expect(resistance.map(\.relation) == [.greaterThanOrEqual])
    #expect(resistance.map(\.priority) == [750])
    #expect(try layout.rows("intrinsic height").isEmpty)
  }
}

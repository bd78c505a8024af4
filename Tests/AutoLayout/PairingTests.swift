import SelfSizingAutoLayout
import SelfSizingGeometry
import Testing

@Suite("Pairings of attributes")
struct PairingTests {
  /// UIKit's verdict on a pair, in words of the facts: names of attributes, not code under test.
  private func verdict(_ first: LayoutAttribute, _ second: LayoutAttribute)
    -> DeclarationFinding.Kind?
  {
    let sizes: Set<String> = ["width", "height"]
    let (one, other) = ("\(first)", "\(second)")
    let vertical: Set<String> = [
      "top", "bottom", "centerY", "firstBaseline", "lastBaseline", "topMargin", "bottomMargin",
      "centerYWithinMargins",
    ]
    if sizes.contains(one) && sizes.contains(other) { return nil }
    let oneIsVertical = vertical.contains(one) || one == "height"
    let otherIsVertical = vertical.contains(other) || other == "height"
    if oneIsVertical != otherIsVertical { return .acrossAxes }
    if sizes.contains(one) != sizes.contains(other) { return .locationWithSize }
    let directional = ["leading", "trailing", "leadingMargin", "trailingMargin"]
    let absolute = ["left", "right", "leftMargin", "rightMargin"]
    if directional.contains(one) && absolute.contains(other)
      || absolute.contains(one) && directional.contains(other)
    {
      return .directionalWithAbsolute
    }
    return nil
  }

  @Test("every pair of attributes is taken or refused as UIKit does, with items, file and line")
  func pairs() throws {
    for first in LayoutAttribute.allCases {
      for second in LayoutAttribute.allCases {
        let root = LayoutItem("root")
        let item = LayoutItem("item", in: root)
        let line = #line + 1
        let constraint = LayoutConstraint(
          item: item, attribute: first, relatedBy: .equal, toItem: root, attribute: second,
          constant: 0)
        constraint.isActive = true
        let findings = LayoutDescription(root: root, constraints: [constraint]).findings
        let expected = verdict(first, second)
        #expect(findings.map(\.kind) == (expected.map { [$0] } ?? []), "\(first) and \(second)")
        guard let finding = findings.first else { continue }
        #expect(finding.message.hasPrefix("item.\(first) and root.\(second): "))
        #expect("\(finding.site)" == "PairingTests.swift:\(line)")
        #expect(throws: LayoutError.declaration([finding])) {
          var layout = TestLayout(root, [constraint])
          _ = try layout.fit(100)
        }
      }
    }
  }

  @Test("a location needs a second item, and a second item an attribute")
  func incomplete() {
    let root = LayoutItem("root")
    let guide = LayoutGuide("guide")
    root.addLayoutGuide(guide)
    func kind(
      _ first: LayoutAttribute, _ second: (LayoutElement?, LayoutAttribute?),
      multiplier: Double = 1, constant: Double = 0
    ) -> DeclarationFinding.Kind? {
      let constraint = LayoutConstraint(
        item: root, attribute: first, relatedBy: .equal, toItem: second.0, attribute: second.1,
        multiplier: multiplier, constant: constant)
      constraint.isActive = true
      return LayoutDescription(root: root, constraints: [constraint]).findings.first?.kind
    }
    #expect(kind(.top, (nil, nil)) == .locationWithoutItem)
    #expect(kind(.top, (root, nil)) == .incompleteSecondSide)
    #expect(kind(.width, (root, nil)) == .incompleteSecondSide)
    #expect(kind(.top, (nil, .top)) == .incompleteSecondSide)
    // UIKit's own templates write an attribute beside a missing item for sizes.
    #expect(kind(.width, (nil, .width), constant: 5) == nil)
    #expect(kind(.top, (root, .bottom), multiplier: 0) == .locationWithoutItem)
    #expect(kind(.top, (guide, .topMargin)) == .marginOfGuide)
    #expect(kind(.width, (root, .height), multiplier: .nan) == .invalidNumber)
    #expect(kind(.width, (root, .height), multiplier: 1e-12) == .invalidNumber)
    #expect(kind(.width, (nil, nil), constant: .infinity) == .invalidNumber)
  }

  @Test("a priority outside (0, 1000] is refused", arguments: [0, -1, 1000.5, .nan, .infinity])
  func priorities(number: Double) {
    let root = LayoutItem("root")
    let constraint = root.widthAnchor.constraint(equalToConstant: 5).priority(
      LayoutPriority(number))
    constraint.isActive = true
    let findings = LayoutDescription(root: root, constraints: [constraint]).findings
    #expect(findings.map(\.kind) == [.invalidPriority])
  }
}

import SelfSizingAutoLayout
import SelfSizingGeometry
import Testing

@Suite("Fitting size")
struct FittingTests {
  @Test("a text is wrapped at the width that the first pass gave it, in two passes")
  func twoPasses() throws {
    let root = LayoutItem("root")
    let text = LayoutItem("text", in: root, intrinsic: .both)
    text.isMultiline = true
    var layout = TestLayout(root, text.pinned(to: root, inset: 10))
    layout.texts["text"] = (natural: 500, lineHeight: 20)
    let solution = try layout.fit(220)
    #expect(solution.size == LayoutSize(width: 220, height: 80))
    #expect(layout.measureCalls == ["text", "text"])
  }

  @Test(
    "a height is that of a fit, and asks only how texts wrap at the next width",
    arguments: [false, true])
  func height(isSquare: Bool) throws {
    let root = LayoutItem("root")
    let text = LayoutItem("text", in: root, intrinsic: .both)
    text.isMultiline = true
    let icon = LayoutItem("icon", in: root, intrinsic: .both)
    var constraints = text.pinned(to: root, inset: 10)
    constraints.append(icon.topAnchor.constraint(equalTo: root.topAnchor))
    constraints.append(icon.leadingAnchor.constraint(equalTo: root.leadingAnchor))
    constraints.append(icon.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor))
    // A width that is compared with a height leaves no axis to itself.
    if isSquare { constraints.append(icon.widthAnchor.constraint(equalTo: icon.heightAnchor)) }
    var layout = TestLayout(root, constraints)
    layout.texts["text"] = (natural: 500, lineHeight: 20)
    layout.sizes["icon"] = IntrinsicContentSize(width: 30, height: 50)
    let engine = LayoutEngine(layout.description)
    let variation = layout.variation()
    var heights: [Double] = []
    for (place, width) in [220.0, 120, 320].enumerated() {
      heights.append(
        try engine.fittedHeight(
          LayoutSize(width: width, height: 0), variation, keepsSizes: place > 0, sizing: &layout))
    }
    let calls = layout.measureCalls
    let expected = try [220, 120, 320].map { try layout.fit($0).size.height }
    #expect(heights == expected)
    #expect(expected == [80, 120, 60])
    let whole = ["text", "icon", "text"]
    #expect(calls == whole + (isSquare ? whole + whole : ["text", "text"]))
  }

  @Test("a third pass that would differ is reported with its height")
  func thirdPass() throws {
    // The neighbor is as wide as the text is high: two lines at 380 take 40 points from 400, and
    // at the remaining 360 the text needs three.
    let root = LayoutItem("root")
    let text = LayoutItem("text", in: root, intrinsic: .both)
    text.isMultiline = true
    text.compressionResistance.vertical = 900
    let neighbor = LayoutItem("neighbor", in: root)
    var layout = TestLayout(
      root,
      [
        text.topAnchor.constraint(equalTo: root.topAnchor),
        text.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: neighbor.leadingAnchor),
        neighbor.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        neighbor.topAnchor.constraint(equalTo: root.topAnchor),
        neighbor.heightAnchor.constraint(equalToConstant: 10),
        neighbor.widthAnchor.constraint(equalTo: text.heightAnchor),
      ])
    layout.texts["text"] = (natural: 740, lineHeight: 20)
    let solution = try layout.fit(400)
    #expect(solution.size.height == 40)
    #expect(Array(solution.thirdPassHeights.values) == [60])
  }

  @Test("required hugging beats an optional width, a required width beats required hugging")
  func requiredIntrinsicSizes() throws {
    for (priority, width) in [(LayoutPriority(999), 50.0), (.required, 80)] {
      let root = LayoutItem("root")
      let item = LayoutItem("item", in: root, intrinsic: .both)
      item.contentHugging.horizontal = .required
      var layout = TestLayout(
        root,
        [
          item.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          item.topAnchor.constraint(equalTo: root.topAnchor),
          item.widthAnchor.constraint(equalToConstant: 80).priority(priority),
        ])
      layout.sizes["item"] = IntrinsicContentSize(width: 50, height: 20)
      let solution = try layout.fit(320)
      #expect(solution.conflicts.isEmpty)
      #expect(layout.frame("item", in: solution).width == width)
    }
  }

  @Test("of equal priorities the item that constraints name first ends up larger")
  func ties() throws {
    for names in [["a", "b"], ["b", "a"]] {
      let root = LayoutItem("root")
      let a = LayoutItem("a", in: root, intrinsic: .both)
      let b = LayoutItem("b", in: root, intrinsic: .both)
      let heights = names.map { name in
        (name == "a" ? a : b).topAnchor.constraint(equalTo: root.topAnchor)
      }
      var layout = TestLayout(
        root,
        heights + [
          a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
          b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
      layout.sizes = [
        "a": IntrinsicContentSize(width: 60, height: 20),
        "b": IntrinsicContentSize(width: 50, height: 20),
      ]
      let solution = try layout.fit(320)
      #expect(layout.frame(names[0], in: solution).width == (names[0] == "a" ? 270 : 260))
      #expect(solution.ambiguousItems.count == 2)
    }
  }

  @Test("a multiple of a location counts from the common ancestor")
  func multipliedLocation() throws {
    let root = LayoutItem("root")
    let box = LayoutItem("box", in: root)
    let dot = LayoutItem("dot", in: box)
    let constraints =
      box.pinned(to: root, inset: 20) + [
        dot.widthAnchor.constraint(equalToConstant: 10),
        dot.heightAnchor.constraint(equalToConstant: 10),
        dot.topAnchor.constraint(equalTo: box.topAnchor),
        LayoutConstraint(
          item: dot, attribute: .centerX, relatedBy: .equal, toItem: box, attribute: .centerX,
          multiplier: 0.5, constant: 0),
      ]
    var layout = TestLayout(root, constraints)
    // Half of the box's own center: 20 + 280 / 2 / 2, less half of the dot.
    let solution = try layout.fit(320, 100, vertical: .required)
    #expect(layout.frame("dot", in: solution).minX == 20 + 70 - 5)
    let mirrored = try layout.fit(320, 100, vertical: .required, direction: .rightToLeft)
    #expect(layout.frame("dot", in: mirrored).minX == 20 + 70 - 5)
  }

  @Test("baselines meet, and lie where the texts say")
  func baselines() throws {
    let root = LayoutItem("root")
    let large = LayoutItem("large", in: root, intrinsic: .both)
    let small = LayoutItem("small", in: root, intrinsic: .both)
    var layout = TestLayout(
      root,
      [
        large.topAnchor.constraint(equalTo: root.topAnchor),
        large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
        small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        root.bottomAnchor.constraint(equalTo: small.lastBaselineAnchor, constant: 5),
      ])
    layout.sizes = [
      "large": IntrinsicContentSize(
        width: 100, height: 41, firstBaselineFromTop: 32.5, lastBaselineFromBottom: 8.5),
      "small": IntrinsicContentSize(
        width: 50, height: 20.5, firstBaselineFromTop: 16, lastBaselineFromBottom: 4.5),
    ]
    let solution = try layout.fit(320)
    #expect(layout.frame("small", in: solution).minY == 16.5)
    #expect(solution.size.height == 37.5)
  }

  @Test("a frame is the alignment rectangle grown by its insets")
  func alignmentInsets() throws {
    let root = LayoutItem("root")
    let control = LayoutItem("switch", in: root, intrinsic: .both)
    control.alignmentRectInsets = LayoutEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    var layout = TestLayout(
      root,
      [
        control.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        control.topAnchor.constraint(equalTo: root.topAnchor),
      ])
    layout.sizes["switch"] = IntrinsicContentSize(width: 61, height: 28)
    let frame = layout.frame("switch", in: try layout.fit(375))
    #expect(frame == LayoutRect(x: 298, y: 0, width: 63, height: 28))
  }

  @Test("the layout margins guide follows margins and direction")
  func marginsGuide() throws {
    let root = LayoutItem("root")
    root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 11, leading: 16, bottom: 12, trailing: 20)
    let item = LayoutItem("item", in: root)
    var layout = TestLayout(
      root,
      item.pinned(to: root.layoutMarginsGuide) + [item.heightAnchor.constraint(equalToConstant: 50)]
    )
    let plain = try layout.fit(320)
    #expect(layout.frame("item", in: plain) == LayoutRect(x: 16, y: 11, width: 284, height: 50))
    #expect(plain.size.height == 73)
    let mirrored = try layout.fit(320, direction: .rightToLeft)
    #expect(layout.frame("item", in: mirrored).minX == 20)
  }
}

import SelfSizingAutoLayout
import SelfSizingGeometry
import Testing

/// One test for each thing that is known of fitting, conflicts, ties and formats, under its name.
@Suite("Facts: fitting, conflicts, ties")
struct FittingFacts {
  /// A label of 60 × 40 with padding of 10.
  private func label(resistance: LayoutPriority = 750) -> TestLayout {
    let root = LayoutItem("root")
    let text = LayoutItem("text", in: root, intrinsic: .both)
    text.compressionResistance.vertical = resistance
    var layout = TestLayout(root, text.pinned(to: root, inset: 10))
    layout.sizes["text"] = IntrinsicContentSize(width: 60, height: 40)
    return layout
  }

  @Test("width == target and height == target at the two priorities; 50 in the one-argument form")
  func targets() throws {
    let layout = label()
    let rows = try layout.rows("fitting target")
    #expect(rows.map(\.priority) == [.required, .fittingSizeLevel])
    #expect(rows.flatMap(\.terms).map(\.name) == ["root.width", "root.height"])
    #expect(LayoutSize.layoutFittingCompressedSize == .zero)
    #expect(LayoutSize.layoutFittingExpandedSize == LayoutSize(width: 10_000, height: 10_000))
    var fit = layout
    let compressed = try fit.fit(0, horizontal: .fittingSizeLevel)
    #expect(compressed.size == LayoutSize(width: 80, height: 60))
  }

  @Test(
    "vertical priority with target height 0",
    arguments: [(50.0, 60.0), (249, 60), (250, 60), (750, 60), (751, 20), (999, 20)])
  func verticalPriority(priority: Double, height: Double) throws {
    var layout = label()
    let solution = try layout.fit(100, vertical: LayoutPriority(priority))
    #expect(solution.size.height == height)
    #expect(solution.conflicts.isEmpty)
  }

  @Test("at 250 optionals up to 249 are crushed; at 1000 required padding is a conflict")
  func crushed() throws {
    var weak = label(resistance: 249)
    #expect(try weak.fit(100, vertical: .defaultLow).size.height == 20)
    var required = label()
    let solution = try required.fit(100, vertical: .required)
    #expect(solution.conflicts.count == 1)
    #expect(solution.size.height == 0)
  }

  @Test("multi-line labels: one line first, then the solved width; exactly two passes")
  func twoPasses() throws {
    let root = LayoutItem("root")
    let text = LayoutItem("text", in: root, intrinsic: .both)
    text.isMultiline = true
    var layout = TestLayout(root, text.pinned(to: root))
    layout.texts["text"] = (natural: 250, lineHeight: 20)
    let solution = try layout.fit(100)
    #expect(solution.size.height == 60)
    #expect(solution.frames[1].size.width == 100)
    #expect(layout.measureCalls == ["text", "text"])
  }

  @Test("the default of both axes at 50 ignores the list's width")
  func defaultOverride() throws {
    var layout = label()
    #expect(try layout.fit(300, horizontal: .fittingSizeLevel).size.width == 80)
  }

  @Test("a column whose height nothing limits from above")
  func unlimitedColumn() throws {
    let root = LayoutItem("root")
    let text = LayoutItem("text", in: root, intrinsic: .both)
    var layout = TestLayout(
      root,
      text.pinned(to: root).dropLast()
        + [text.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor)])
    layout.sizes["text"] = IntrinsicContentSize(width: 60, height: 40)
    // Such a cell keeps the height that a default override asks for.
    #expect(try layout.fit(300, 1000).size.height == 1000)
  }

  @Test("a height of 0 is not kept for the next content")
  func zeroHeight() throws {
    let root = LayoutItem("root")
    let text = LayoutItem("text", in: root, intrinsic: .both)
    var layout = TestLayout(root, text.pinned(to: root))
    let engine = LayoutEngine(layout.description)
    let variation = layout.variation()
    let target = LayoutSize(width: 100, height: 0)
    #expect(try engine.fit(target, variation, sizing: &layout).size.height == 0)
    layout.sizes["text"] = IntrinsicContentSize(width: 60, height: 40)
    #expect(try engine.fit(target, variation, sizing: &layout).size.height == 40)
  }

  @Test("the estimated height is pinned at 1000 before the cell is measured; 999 resolves it")
  func encapsulatedHeight() throws {
    func conflicts(_ layout: inout TestLayout) throws -> [EstimatedHeightConflict] {
      let engine = LayoutEngine(layout.description)
      return try engine.conflicts(
        atEstimatedHeight: 44, LayoutSize(width: 100, height: 0), layout.variation(),
        sizing: &layout)
    }
    var layout = label()
    let rigid = LayoutItem("rigid")
    let box = LayoutItem("box", in: rigid)
    var required = TestLayout(
      rigid, box.pinned(to: rigid) + [box.heightAnchor.constraint(equalToConstant: 90)])
    // A label may be squeezed, a required height may not.
    #expect(try conflicts(&layout).isEmpty)
    let found = try conflicts(&required)
    #expect(found.count == 1)
    #expect(found.first?.relaxable?.constant == 90)
  }

  @Test("conflicts: the one rule, and constraints of the system are never broken")
  func breaking() throws {
    let root = LayoutItem("root")
    let (first, second) = (LayoutItem("first", in: root), LayoutItem("second", in: root))
    let constraints = [
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      first.widthAnchor.constraint(equalToConstant: 80),
      second.widthAnchor.constraint(equalToConstant: 50),
    ]
    var layout = TestLayout(root, constraints)
    let conflict = try #require(try layout.fit(100).conflicts.first)
    // Of equalities the one of the later item with the later attribute, whatever the constants.
    #expect(conflict.broken?.hasPrefix("second.width == 50") == true)
    #expect(conflict.rule == .attribute)
    #expect(conflict.constraints.contains("fitting target width"))
    #expect(conflict.members.filter(\.isBroken).count == 1)
    #expect(
      conflict.logText.contains("'fittingSizeHTarget' UIView:0x7f0000000100'root'.width == 100"))
  }

  @Test("intrinsic sizes at 1000 never conflict; hugging at 1000 beats a size at 999")
  func requiredIntrinsicSizes() throws {
    for (priority, width) in [(LayoutPriority(999), 60.0), (.required, 80)] {
      let root = LayoutItem("root")
      let text = LayoutItem("text", in: root, intrinsic: .both)
      text.contentHugging.horizontal = .required
      text.compressionResistance.horizontal = .required
      var layout = TestLayout(
        root,
        text.pinned(to: root).filter { $0.firstAttribute != .trailing } + [
          text.widthAnchor.constraint(equalToConstant: 80).priority(priority)
        ])
      layout.sizes["text"] = IntrinsicContentSize(width: 60, height: 40)
      let solution = try layout.fit(100)
      #expect(solution.conflicts.isEmpty)
      #expect(layout.frame("text", in: solution).width == width)
    }
  }

  @Test(
    "ties: the item whose constraints were activated first ends up larger",
    arguments: [false, true])
  func ties(isReversed: Bool) throws {
    let root = LayoutItem("root")
    let items = ["a", "b", "c"].map { LayoutItem($0, in: root, intrinsic: .both) }
    let order = isReversed ? items.reversed() : items
    var constraints = order.map { $0.topAnchor.constraint(equalTo: root.topAnchor) }
    constraints += zip(items, items.dropFirst()).map {
      $1.leadingAnchor.constraint(equalTo: $0.trailingAnchor)
    }
    constraints += [
      items[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      items[2].trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ]
    var layout = TestLayout(root, constraints)
    for name in ["a", "b", "c"] {
      layout.sizes[name] = IntrinsicContentSize(width: 20, height: 20)
    }
    for (width, larger, others) in [(90.0, 50.0, 20.0), (45, 20, 12.5)] {
      let solution = try layout.fit(width)
      #expect(layout.frame(isReversed ? "c" : "a", in: solution).width == larger)
      #expect(layout.frame("b", in: solution).width >= min(others, 5))
    }
  }

  @Test("ties: labels of any number of lines come first, in reverse order")
  func wrappingTies() throws {
    let root = LayoutItem("root")
    let items = ["a", "b", "c"].map { LayoutItem($0, in: root, intrinsic: .both) }
    items[1].isMultiline = true
    items[2].isMultiline = true
    var constraints = items.map { $0.topAnchor.constraint(equalTo: root.topAnchor) }
    constraints += zip(items, items.dropFirst()).map {
      $1.leadingAnchor.constraint(equalTo: $0.trailingAnchor)
    }
    constraints += [
      items[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      items[2].trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ]
    var layout = TestLayout(root, constraints)
    for name in ["a", "b", "c"] {
      layout.sizes[name] = IntrinsicContentSize(width: 20, height: 20)
    }
    #expect(layout.frame("c", in: try layout.fit(90)).width == 50)
  }

  @Test("visual format: '-' is 8 between siblings, and the layout margin at the superview")
  func visualFormat() throws {
    let root = LayoutItem("root")
    root.directionalLayoutMargins.leading = 30
    let views = ["a": LayoutItem("a", in: root), "b": LayoutItem("b", in: root)]
    let constraints = try LayoutConstraint.constraints(
      withVisualFormat: "|-[a]-[b]-|", views: views)
    #expect(constraints.map(\.constant) == [30, 8, 8])
    let error = #expect(throws: VisualFormatError.self) {
      try LayoutConstraint.constraints(withVisualFormat: "|-[a]-[", views: views)
    }
    #expect(error?.description.hasSuffix("|-[a]-[\n       ^") == true)
  }

  @Test("the same input gives the same layout, in every order of measuring")
  func determinism() throws {
    var layout = label()
    let engine = LayoutEngine(layout.description)
    var heights: [Double: Set<Double>] = [:]
    for width in [100.0, 90, 120, 100, 70, 90, 120, 70, 100] {
      let solution = try engine.fit(
        LayoutSize(width: width, height: 0), layout.variation(), sizing: &layout)
      heights[width, default: []].insert(solution.size.height)
    }
    #expect(heights.values.allSatisfy { $0.count == 1 })
  }
}

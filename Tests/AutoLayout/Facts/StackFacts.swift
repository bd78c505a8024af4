import SelfSizingAutoLayout
import SelfSizingGeometry
import Testing

/// One test for each row of the table of constraints that a stack view generates, under the row's
/// name.
@Suite("Facts: stack views")
struct StackFacts {
  /// A stack of three labels of 30, 20 and 10 points, on both axes.
  private func layout(
    _ axis: LayoutAxis = .horizontal,
    distribution: StackArrangement.Distribution = .fill,
    alignment: StackArrangement.Alignment = .fill, spacing: Double = 6,
    _ configure: (LayoutItem) -> Void = { _ in }
  ) -> TestLayout {
    let root = LayoutItem("root")
    root.stack = StackArrangement(
      axis: axis, spacing: spacing, distribution: distribution, alignment: alignment)
    var sizes: [String: IntrinsicContentSize] = [:]
    for (name, size) in [("a", 30.0), ("b", 20), ("c", 10)] {
      _ = LayoutItem(name, in: root, intrinsic: .both)
      sizes[name] = IntrinsicContentSize(
        width: size, height: size, firstBaselineFromTop: size / 2, lastBaselineFromBottom: size / 4)
    }
    configure(root)
    var layout = TestLayout(root, [])
    layout.sizes = sizes
    return layout
  }

  private func texts(_ rows: [LayoutRow]) -> [String] {
    rows.map { row in
      row.terms.map { "\($0.coefficient == 1 ? "+" : "-")\($0.name)" }.joined(separator: " ")
        + " \(row.relation == .equal ? "==" : row.relation == .lessThanOrEqual ? "<=" : ">=") "
        + "\(row.constant)"
    }
  }

  @Test(
    "canvas connection: both ends to the first and last visible, 1000; the margins where relative")
  func canvasConnection() throws {
    let rows = try layout().rows("UISV-canvas-connection")
    #expect(rows.allSatisfy { $0.priority == .required && $0.relation == .equal })
    #expect(
      texts(Array(rows.prefix(2))) == [
        "+root.x -a.x == 0.0", "+root.x +root.width -c.x -c.width == 0.0",
      ])
    let hidden = try layout().rows("UISV-canvas-connection", hidden: ["a", "c"])
    #expect(texts(Array(hidden.prefix(1))) == ["+root.x -b.x == 0.0"])
    let relative = try layout { $0.stack?.isLayoutMarginsRelativeArrangement = true }
      .rows("UISV-canvas-connection")
    #expect(relative.prefix(2).map(\.constant) == [-8, 8])
  }

  @Test(
    "spacing: == for the fill distributions, >= for the others, 1000; custom spacing replaces it")
  func spacing() throws {
    for distribution in StackArrangement.Distribution.allCases {
      let rows = try layout(distribution: distribution).rows("UISV-spacing")
      let isEqual = distribution != .equalSpacing && distribution != .equalCentering
      #expect(
        rows.map(\.relation) == Array(repeating: isEqual ? .equal : .greaterThanOrEqual, count: 2))
      #expect(rows.allSatisfy { $0.priority == .required && $0.constant == 6 })
    }
    let custom = try layout { $0.setCustomSpacing(17, after: $0.subitems[0]) }.rows("UISV-spacing")
    #expect(custom.map(\.constant) == [17, 6])
  }

  @Test("hidden: size 0, and one spacing remains between the visible neighbors, none at an end")
  func hidden() throws {
    var middle = layout()
    #expect(
      texts(try middle.rows("UISV-hiding", hidden: ["b"])) == ["+b.width == 0.0"])
    #expect(try middle.rows("UISV-spacing", hidden: ["b"]).map(\.constant) == [3, 3])
    #expect(try middle.rows("UISV-spacing", hidden: ["a"]).map(\.constant) == [0, 6])
    #expect(try middle.rows("UISV-spacing", hidden: ["a", "c"]).map(\.constant) == [0, 0])
    #expect(try middle.fit(0, horizontal: .fittingSizeLevel).size.width == 72)
  }

  @Test("fillEqually: every size == the first visible one's, 1000")
  func fillEqually() throws {
    let rows = try layout(distribution: .fillEqually).rows("UISV-fill-equally", hidden: ["a"])
    #expect(texts(rows) == ["+c.width -b.width == 0.0"])
    #expect(rows.allSatisfy { $0.priority == .required })
  }

  @Test(
    "fillProportionally: canvas × share at 999, 998, … by index among all; required if only one")
  func fillProportionally() throws {
    var fit = layout(distribution: .fillProportionally)
    let solution = try fit.fit(144)
    // 144 × 30 / 72, 144 × 20 / 72; the last one absorbs what does not come out even.
    #expect(
      ["a", "b", "c"].map { fit.frame($0, in: solution).width } == [60, 40, 32])
    let engine = LayoutEngine(fit.description)
    var variation = fit.variation()
    variation.hiddenElements = [1]
    let hidden = try engine.fit(LayoutSize(width: 72, height: 0), variation, sizing: &fit)
    // 72 × 20 / 36 for b, whose priority of 998 is that of its index among all.
    #expect(fit.frame("b", in: hidden).width == 40)
    variation.hiddenElements = [1, 2]
    let alone = try engine.fit(LayoutSize(width: 72, height: 0), variation, sizing: &fit)
    #expect(fit.frame("c", in: alone).width == 72)
  }

  @Test("equalSpacing: guides between the views equal at 1000, canvas size == 0 at 49")
  func equalSpacing() throws {
    var layout = layout(distribution: .equalSpacing)
    let guides = try layout.rows("UISV-fill-equally")
    #expect(guides.count == 1 && guides[0].priority == .required)
    #expect(try layout.rows("UISV-distributing-edge").count == 4)
    let fit = try layout.rows("UISV-canvas-fit")
    #expect(fit.map(\.priority) == [49] && fit.map(\.constant) == [0])
    let solution = try layout.fit(160)
    #expect(layout.frame("b", in: solution).minX == 80)
  }

  @Test("equalCentering: gaps between centers equal at 149, 148, …, canvas size == 0 at 49")
  func equalCentering() throws {
    let root = LayoutItem("root")
    root.stack = StackArrangement(axis: .vertical, distribution: .equalCentering)
    for index in 0..<5 { _ = LayoutItem("\(index)", in: root) }
    let layout = TestLayout(root, [])
    #expect(try layout.rows("UISV-distributing").map(\.priority) == [149, 148, 147])
    #expect(try layout.rows("UISV-canvas-fit").map(\.priority) == [49])
  }

  @Test("alignment: the matching attribute of the first == the others' at 1000")
  func alignment() throws {
    let rows = try layout().rows("UISV-alignment")
    #expect(
      texts(rows) == [
        "+b.y -a.y == 0.0", "+b.y +b.height -a.y -a.height == 0.0", "+c.y -a.y == 0.0",
        "+c.y +c.height -a.y -a.height == 0.0",
      ])
    #expect(rows.allSatisfy { $0.priority == .required })
    let center = try layout(alignment: .center).rows("UISV-alignment")
    #expect(center.count == 2)
    #expect(center.allSatisfy { $0.terms.map(\.coefficient) == [1, 0.5, -1, -0.5] })
  }

  @Test("alignment other than fill: a spanner, == 999.5 and <= 1000, size 0 at 51, items 0 at 25")
  func spanner() throws {
    let layout = layout(alignment: .leading)
    let boundary = try layout.rows("UISV-spanning-boundary")
    #expect(boundary.map(\.priority) == [999.5, 1000, 999.5, 1000, 999.5, 1000])
    #expect(boundary.prefix(2).map(\.relation) == [.equal, .greaterThanOrEqual])
    #expect(try layout.rows("UISV-spanning-fit").map(\.priority) == [51])
    let suppression = try layout.rows("UISV-ambiguity-suppression")
    #expect(suppression.map(\.priority) == [25, 25, 25])
    #expect(suppression.allSatisfy { $0.constant == 0 && $0.relation == .equal })
    let center = try self.layout(alignment: .center).rows("UISV-spanning-boundary")
    #expect(center.map(\.priority) == Array(repeating: .required, count: 6))
    #expect(center.prefix(2).map(\.relation) == [.lessThanOrEqual, .greaterThanOrEqual])
  }

  @Test("leading / trailing: one canvas edge to the first item, the other to the spanner")
  func leadingTrailing() throws {
    let leading = try layout(alignment: .leading).rows("UISV-canvas-connection")
    #expect(texts(leading)[2] == "+root.y -a.y == 0.0")
    #expect(texts(leading)[3].contains("stack guide"))
    let trailing = try layout(alignment: .trailing).rows("UISV-canvas-connection")
    #expect(texts(trailing)[2].contains("stack guide"))
    #expect(texts(trailing)[3] == "+root.y +root.height -a.y -a.height == 0.0")
  }

  @Test("center: both canvas edges to the spanner, and canvas.center == first.center")
  func center() throws {
    let rows = try layout(alignment: .center).rows("UISV-canvas-connection")
    #expect(rows.count == 5)
    #expect(texts(rows)[2...3].allSatisfy { $0.contains("stack guide") })
    #expect(rows[4].terms.map(\.name) == ["root.y", "root.height", "a.y", "a.height"])
    #expect(rows[4].terms.map(\.coefficient) == [1, 0.5, -1, -0.5])
  }

  @Test("firstBaseline / lastBaseline: baselines meet, canvas size == 0 at 49; horizontal only")
  func baselines() throws {
    var first = layout(alignment: .firstBaseline)
    #expect(try first.rows("UISV-canvas-fit").map(\.priority) == [49])
    let solution = try first.fit(100)
    let baselines = zip(["a", "b", "c"], [15.0, 10, 5]).map {
      first.frame($0, in: solution).minY + $1
    }
    #expect(baselines == [15, 15, 15])
    var last = layout(alignment: .lastBaseline)
    let aligned = try last.fit(100)
    let lines = zip(["a", "b", "c"], [7.5, 5, 2.5]).map {
      last.frame($0, in: aligned).maxY - $1
    }
    #expect(Set(lines).count == 1)
    #expect(
      layout(.vertical, alignment: .firstBaseline).description.findings.map(\.kind) == [
        .baselineAlignmentOnVerticalStack
      ])
  }

  @Test("first baseline where the first view is not the tallest: nothing sticks out")
  func baselinesOfTallerNeighbors() throws {
    let root = LayoutItem("root")
    root.stack = StackArrangement(axis: .horizontal, alignment: .firstBaseline)
    for name in ["small", "large"] { _ = LayoutItem(name, in: root, intrinsic: .both) }
    var layout = TestLayout(root, [])
    layout.sizes = [
      "small": IntrinsicContentSize(
        width: 10, height: 20, firstBaselineFromTop: 16, lastBaselineFromBottom: 4),
      "large": IntrinsicContentSize(
        width: 10, height: 40, firstBaselineFromTop: 32, lastBaselineFromBottom: 8),
    ]
    let solution = try layout.fit(100)
    #expect(solution.size.height == 40)
    #expect(layout.frame("small", in: solution).minY == 16)
  }

  @Test("custom spacing tokens useDefault and useSystem, isBaselineRelativeArrangement")
  func tokens() throws {
    let rows = try layout {
      $0.setCustomSpacing(StackArrangement.spacingUseSystem, after: $0.subitems[0])
      $0.setCustomSpacing(StackArrangement.spacingUseDefault, after: $0.subitems[1])
    }.rows("UISV-spacing")
    #expect(rows.map(\.constant) == [8, 6])
    var relative = layout(.vertical, spacing: 40) { $0.stack?.isBaselineRelativeArrangement = true }
    // Two gaps of 40 between baselines, of each text what is between its own, and what the first
    // and the last one have beyond them.
    let between = 30.0 / 4 + 20.0 / 4 + 10.0 / 4
    let outside = 30.0 / 2 + 10.0 / 4
    let height = 80 + between + outside
    #expect(try relative.fit(100).size.height == height)
  }

  @Test("slack in a stack goes to the first arranged view: 240, 60 and 100 at height 400")
  func slack() throws {
    let root = LayoutItem("root")
    root.stack = StackArrangement(axis: .vertical)
    for name in ["a", "b", "c"] { _ = LayoutItem(name, in: root, intrinsic: .both) }
    var layout = TestLayout(root, [])
    for (name, height) in [("a", 80.0), ("b", 60), ("c", 100)] {
      layout.sizes[name] = IntrinsicContentSize(width: 10, height: height)
    }
    let solution = try layout.fit(100, 400, vertical: .required)
    #expect(["a", "b", "c"].map { layout.frame($0, in: solution).height } == [240, 60, 100])
  }

  @Test("proportional stacks with margins divide the whole stack, and the last view absorbs them")
  func proportionalMargins() throws {
    func widths(_ sizes: [Double]) throws -> (frames: [LayoutRect], conflicts: Int) {
      let root = LayoutItem("root")
      root.directionalLayoutMargins = DirectionalEdgeInsets(
        top: 0, leading: 15, bottom: 0, trailing: 15)
      root.stack = StackArrangement(axis: .horizontal, distribution: .fillProportionally)
      root.stack?.isLayoutMarginsRelativeArrangement = true
      for index in sizes.indices { _ = LayoutItem("\(index)", in: root, intrinsic: .both) }
      var layout = TestLayout(root, [])
      for (index, size) in sizes.enumerated() {
        layout.sizes["\(index)"] = IntrinsicContentSize(width: size, height: 20)
      }
      let solution = try layout.fit(300)
      return (
        sizes.indices.map { layout.frame("\($0)", in: solution) }, solution.conflicts.count
      )
    }
    let pair = try widths([20, 80])
    #expect(pair.frames.map(\.width) == [60, 210])
    #expect(pair.conflicts == 0)
    // One view is as wide as the stack, and one of its margins gives way.
    let alone = try widths([20])
    #expect(alone.frames.map(\.width) == [300])
    #expect(alone.conflicts == 1)
  }

  @Test("proportional stacks: the last view absorbs the error")
  func proportionalError() throws {
    var fit = layout(distribution: .fillProportionally, spacing: 0)
    let solution = try fit.fit(100)
    let widths = ["a", "b", "c"].map { fit.frame($0, in: solution).width }
    #expect(widths.reduce(0, +) == 100)
    #expect(widths[0] == 50)
  }
}

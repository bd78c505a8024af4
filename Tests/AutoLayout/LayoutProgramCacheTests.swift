import SelfSizingAutoLayout
import SelfSizingGeometry
import Testing

@Suite("Shared programs")
struct LayoutProgramCacheTests {
  private struct Sizes: IntrinsicSizing {
    var size = IntrinsicContentSize(width: 31, height: 17.25)

    func intrinsicContentSize(ofElementAt element: Int, preferredMaxLayoutWidth: Double?)
      -> IntrinsicContentSize
    {
      size
    }
  }

  /// A cell as its class would make it.
  private struct Cell {
    let root: LayoutItem
    let title: LayoutItem
    let gap: LayoutConstraint

    init(
      _ name: String = "cell", gap constant: Double = 8,
      _ configure: (LayoutItem, LayoutItem) -> Void = { _, _ in }
    ) {
      root = LayoutItem(name)
      title = LayoutItem("title of \(name)", in: root)
      title.intrinsicAxes = .both
      gap = title.topAnchor.constraint(equalTo: root.topAnchor, constant: constant)
      LayoutConstraint.activate([
        gap, title.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        title.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8),
      ])
      configure(root, title)
    }

    func fit(_ layout: LiveLayout) throws -> LayoutSolution {
      var sizing = Sizes()
      return try layout.layout(
        LayoutSize(width: 320, height: 0),
        fittingPriorities: AxisPriorities(horizontal: .required, vertical: .fittingSizeLevel),
        sizing: &sizing)
    }
  }

  @Test("the second instance of a cell compiles nothing, whatever its names and constants are")
  func secondInstance() throws {
    let programs = LayoutProgramCache()
    let first = Cell("first")
    let firstLayout = LiveLayout(root: first.root, programs: programs)
    _ = try first.fit(firstLayout)
    #expect(firstLayout.compiledProgramCount == 1)
    for constant in [8, 1.1, 1e6, -0.3, 16.333_333] {
      let cell = Cell("other", gap: constant)
      let layout = LiveLayout(root: cell.root, programs: programs)
      let shared = try cell.fit(layout)
      #expect(layout.compiledProgramCount == 0)
      let alone = try cell.fit(LiveLayout(root: cell.root))
      #expect(shared.frames == alone.frames)
      #expect(shared.size == alone.size)
    }
    #expect(programs.count == 1)
  }

  /// A change to a cell's structure.
  private enum Change: CaseIterable {
    case intrinsicAxes, priority, item, margins, stack, constraint, insets, guide

    func apply(to root: LayoutItem, _ title: LayoutItem) {
      switch self {
      case .intrinsicAxes: title.intrinsicAxes = .height
      case .priority: title.contentHugging.vertical = 251
      case .item: root.addSubitem(LayoutItem("more"))
      case .margins: root.directionalLayoutMargins.top = 9
      case .stack: root.stack = StackArrangement(axis: .vertical)
      case .constraint: title.widthAnchor.constraint(equalToConstant: 5).isActive = true
      case .insets: title.alignmentRectInsets.left = 2
      case .guide: root.addLayoutGuide(LayoutGuide("guide"))
      }
    }
  }

  @Test("a changed constant holds in every variation, whichever was laid out last")
  func constantsOfVariations() throws {
    let cell = Cell()
    let description = LayoutDescription(root: cell.root, constraints: cell.root.constraints)
    let engine = LayoutEngine(description)
    func height(_ direction: InterfaceDirection) throws -> Double {
      var sizing = Sizes()
      let variation = LayoutVariation(
        of: description, direction: direction,
        fittingPriorities: AxisPriorities(horizontal: .required, vertical: .fittingSizeLevel))
      return try engine.fit(LayoutSize(width: 320, height: 0), variation, sizing: &sizing)
        .size.height
    }
    for gap in [8.0, 20, 1] {
      try engine.setConstant(gap, ofConstraintAt: 0)
      for direction in [InterfaceDirection.leftToRight, .rightToLeft] {
        #expect(try height(direction) == gap + 17.25 + 8)
      }
    }
    #expect(engine.compiledProgramCount == 2)
  }

  @Test("another structure is another program", arguments: Change.allCases)
  private func otherStructure(_ change: Change) throws {
    let programs = LayoutProgramCache()
    let plain = Cell()
    _ = try plain.fit(LiveLayout(root: plain.root, programs: programs))
    let cell = Cell { change.apply(to: $0, $1) }
    let layout = LiveLayout(root: cell.root, programs: programs)
    let solution = try cell.fit(layout)
    #expect(layout.compiledProgramCount == 1)
    #expect(try cell.fit(LiveLayout(root: cell.root)).frames == solution.frames)
  }

  @Test("a conflict names the instance that it is in")
  func conflictNames() throws {
    let programs = LayoutProgramCache()
    for name in ["first", "second"] {
      let cell = Cell(name) { _, title in
        title.heightAnchor.constraint(equalToConstant: 10).isActive = true
        title.heightAnchor.constraint(equalToConstant: 20).isActive = true
      }
      let layout = LiveLayout(root: cell.root, programs: programs)
      _ = try cell.fit(layout)
      #expect(layout.conflicts.count == 1)
      #expect(layout.conflicts.first?.broken?.hasPrefix("title of \(name).height == 20") == true)
    }
  }

  @Test("a cache keeps no more than its capacity, and keeps what is asked for")
  func capacity() throws {
    let programs = LayoutProgramCache(capacity: 8)
    func compiles(_ width: Double) throws -> Bool {
      let cell = Cell { root, _ in root.directionalLayoutMargins.leading = width }
      let layout = LiveLayout(root: cell.root, programs: programs)
      _ = try cell.fit(layout)
      return layout.compiledProgramCount > 0
    }
    #expect(try compiles(0))
    for width in 1...40 {
      #expect(try compiles(Double(width)))
      #expect(try compiles(0) == false)
      #expect(programs.count <= 8)
    }
    #expect(try compiles(1))
  }

  @Test("threads share a cache, and all get the same layout")
  func threads() async throws {
    let programs = LayoutProgramCache(capacity: 4)
    let sizes = try await withThrowingTaskGroup(of: [LayoutSize].self) { group in
      for _ in 0..<4 {
        group.addTask {
          try (0..<60).map { index in
            let cell = Cell("cell", gap: Double(index % 6)) { root, title in
              root.directionalLayoutMargins.leading = Double(index % 7)
              if index % 5 == 0 { title.contentHugging.vertical = 300 }
            }
            return try cell.fit(LiveLayout(root: cell.root, programs: programs)).size
          }
        }
      }
      var all: [[LayoutSize]] = []
      for try await sizes in group { all.append(sizes) }
      return all
    }
    #expect(sizes.allSatisfy { $0 == sizes.first })
    #expect(sizes.first?.first == LayoutSize(width: 320, height: 25.25))
  }
}

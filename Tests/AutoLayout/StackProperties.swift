import SelfSizingAutoLayout
import SelfSizingGeometry
import TestSupport
import Testing

/// Random nested stacks of items with intrinsic sizes, against sizes added up by hand.
@Suite("Stack properties")
struct StackProperties {
  /// A tree of stacks, and what it measures without a solver.
  private indirect enum Tree {
    case leaf(LayoutSize, isHidden: Bool)
    case stack(LayoutAxis, spacing: Double, StackArrangement.Alignment, [Tree])

    var isHidden: Bool {
      if case .leaf(_, let isHidden) = self { return isHidden }
      return false
    }

    /// Along its axis a stack is as long as its shown items and the spacings between them, across
    /// it as its largest item.
    var size: LayoutSize {
      switch self {
      case .leaf(let size, _): return size
      case .stack(let axis, let spacing, _, let items):
        let shown = items.filter { !$0.isHidden }.map(\.size)
        var size = LayoutSize.zero
        size[axis] =
          shown.map { $0[axis] }.reduce(0, +) + spacing * Double(max(shown.count - 1, 0))
        size[axis.perpendicular] = shown.map { $0[axis.perpendicular] }.max() ?? 0
        return size
      }
    }

    static func random(depth: Int, _ random: inout SeededGenerator) -> Tree {
      if depth == 0 || Int.random(in: 0..<3, using: &random) == 0 {
        let size = LayoutSize(
          width: Double(Int.random(in: 1...400, using: &random)) / 2,
          height: Double(Int.random(in: 1...200, using: &random)) / 2)
        return .leaf(size, isHidden: Int.random(in: 0..<5, using: &random) == 0)
      }
      let alignments: [StackArrangement.Alignment] = [.fill, .leading, .center, .trailing]
      return .stack(
        Bool.random(using: &random) ? .horizontal : .vertical,
        spacing: Double(Int.random(in: 0...12, using: &random)),
        alignments.randomElement(using: &random) ?? .fill,
        (0..<Int.random(in: 1...4, using: &random)).map { _ in
          Tree.random(depth: depth - 1, &random)
        })
    }

    /// Builds the tree as items; returns the hidden ones.
    func build(_ item: LayoutItem, sizes: inout [String: IntrinsicContentSize]) -> [LayoutItem] {
      switch self {
      case .leaf(let size, let isHidden):
        item.intrinsicAxes = .both
        sizes[item.name] = IntrinsicContentSize(width: size.width, height: size.height)
        return isHidden ? [item] : []
      case .stack(let axis, let spacing, let alignment, let items):
        item.stack = StackArrangement(axis: axis, spacing: spacing, alignment: alignment)
        return items.enumerated().flatMap { index, tree in
          tree.build(LayoutItem("\(item.name).\(index)", in: item), sizes: &sizes)
        }
      }
    }
  }

  /// The seeds; each makes one tree.
  private static let seeds: Range<UInt64> = 1..<61

  @Test("nested stacks are as large as their items and spacings", arguments: seeds)
  func size(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let tree = Tree.stack(
      Bool.random(using: &random) ? .horizontal : .vertical, spacing: 4, .fill,
      (0..<3).map { _ in Tree.random(depth: 2, &random) })
    let root = LayoutItem("root")
    var sizes: [String: IntrinsicContentSize] = [:]
    let hidden = tree.build(root, sizes: &sizes)
    var layout = TestLayout(root, [])
    layout.sizes = sizes
    let engine = LayoutEngine(layout.description)
    for direction in InterfaceDirection.allCases {
      var variation = LayoutVariation(
        of: layout.description, direction: direction,
        fittingPriorities: AxisPriorities(.fittingSizeLevel))
      variation.hiddenElements = hidden.map(\.descriptionIndex).sorted()
      let solution = try engine.fit(.zero, variation, sizing: &layout)
      let (expected, actual) = (tree.size, solution.size)
      #expect(solution.conflicts.isEmpty, "seed \(seed)")
      #expect((actual.width - expected.width).magnitude < 1e-5, "seed \(seed)")
      #expect((actual.height - expected.height).magnitude < 1e-5, "seed \(seed)")
    }
  }
}

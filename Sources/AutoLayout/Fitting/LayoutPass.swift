import SelfSizingGeometry

/// One measurement on its way: the workspace it solves in, and what has given way so far.
@usableFromInline
struct LayoutPass {
  private(set) var workspace: LayoutWorkspace
  /// The workspace that the pass began with, which others may share.
  @usableFromInline let asking: LayoutWorkspace
  let target: LayoutSize
  /// The variation as it was asked for, with all hidden elements.
  private let variation: LayoutVariation
  private(set) var conflicts: [LayoutConflict] = []
  private var thirdPassHeights: [Int: Double] = [:]
  private var thirdPassWidths: [Int: Double] = [:]

  init(_ workspace: LayoutWorkspace, target: LayoutSize, _ variation: LayoutVariation) {
    self.workspace = workspace
    asking = workspace
    self.target = target
    self.variation = variation
  }

  /// Solves with the given intrinsic sizes. Constraints that contradict each other are broken one
  /// by one until the others hold, each at most once.
  @usableFromInline
  mutating func solve(_ sizes: [IntrinsicContentSize?]) throws(LayoutError) {
    while true {
      try workspace.setTargetSize(target)
      for (element, size) in sizes.enumerated() {
        guard let size else { continue }
        try workspace.setIntrinsicContentSize(size, ofElementAt: element)
      }
      do {
        return try workspace.solve()
      } catch .unsatisfiable(let first) {
        let found = workspace.conflicts()
        var broken = workspace.program.broken
        for conflict in found.isEmpty ? [first] : found {
          guard let origin = conflict.brokenOrigin else { throw .unsatisfiable(conflict) }
          conflicts.append(conflict)
          broken.append(origin)
        }
        let program = workspace.program
        var described = program.description
        described.constraints = workspace.constraints
        workspace = LayoutWorkspace(
          try LayoutProgram(
            described, program.variation, breaking: broken,
            start: LayoutStart(target: target, sizes: sizes)))
      }
    }
  }

  /// Takes the widths of the first pass; returns whether any text needs a second.
  @usableFromInline
  mutating func prepareSecond() -> Bool {
    let elements = workspace.program.description.multilineElements
    guard !elements.isEmpty else { return false }
    let count = workspace.program.description.elements.count
    if asking.wrappingWidths.count != count {
      asking.wrappingWidths = [Double?](repeating: nil, count: count)
    }
    var isNeeded = false
    for element in elements {
      let isShown =
        variation.hiddenElements.isEmpty || !variation.hiddenElements.contains(element)
      asking.wrappingWidths[element] =
        isShown ? workspace.extent(ofElementAt: element, .horizontal) : nil
      isNeeded = isNeeded || isShown
    }
    return isNeeded
  }

  /// The width at which a text wraps; nil if it does not.
  @usableFromInline
  func preferredMaxLayoutWidth(ofElementAt element: Int) -> Double? {
    asking.wrappingWidths[element]
  }

  /// The width of a text after the second pass, if it is not the one at which it was wrapped.
  @usableFromInline
  func changedWidth(ofElementAt element: Int) -> Double? {
    guard let wrapped = asking.wrappingWidths[element] else { return nil }
    let width = workspace.extent(ofElementAt: element, .horizontal)
    return width == wrapped ? nil : width
  }

  /// Notes what a text would measure in a third pass, if it is not what it measured in the second.
  @usableFromInline
  mutating func noteThirdPass(
    _ third: IntrinsicContentSize, after second: IntrinsicContentSize?, ofElementAt element: Int
  ) {
    guard let second else { return }
    if third.height != second.height {
      thirdPassHeights[element] = third.height
    } else if third.width != second.width {
      thirdPassWidths[element] = third.width
    }
  }

  @usableFromInline
  var fittedSize: LayoutSize { workspace.fittedSize }

  /// Reads the layout as solved last into one that is there, in the room that it has.
  @usableFromInline
  func read(into layout: inout LayoutSolution) {
    layout.size = workspace.fittedSize
    workspace.readFrames(into: &layout.frames)
    layout.conflicts = conflicts
    layout.ambiguousItems = workspace.ambiguousItems(hidden: variation)
    workspace.readIntrinsicContentSizes(into: &layout.intrinsicContentSizes)
    layout.wrappingWidths.removeAll(keepingCapacity: true)
    if !workspace.program.description.multilineElements.isEmpty {
      layout.wrappingWidths.append(contentsOf: asking.wrappingWidths)
    }
    layout.thirdPassHeights = thirdPassHeights
    layout.thirdPassWidths = thirdPassWidths
  }

  @usableFromInline
  func solution() -> LayoutSolution {
    var solution = LayoutSolution()
    read(into: &solution)
    return solution
  }
}

import SelfSizingCassowary
import SelfSizingGeometry

/// One measurement on its way: the workspace it solves in, and what has given way so far.
@usableFromInline struct LayoutPass {
  private(set) var workspace: LayoutWorkspace
  /// Others may share the workspace that the pass began with.
  @usableFromInline let asking: LayoutWorkspace
  let target: LayoutSize
  /// Whether the first pass solves for widths alone, in which texts that wrap keep the heights that
  /// they had last, and the second one may solve for heights alone. The result is the same: the
  /// solutions for the two axes do not depend on each other, nor do conflicts depend on the extents
  /// that are kept, which no text insists on.
  @usableFromInline let areAxesSeparate: Bool
  /// As it was asked for.
  private let hiddenElements: [Int]
  private(set) var conflicts: [LayoutConflict] = []
  private var thirdPassHeights: [Int: Double] = [:]
  private var thirdPassWidths: [Int: Double] = [:]
  private var isWrappingOpen = false

  init(_ workspace: LayoutWorkspace, target: LayoutSize, _ variation: LayoutVariation) {
    areAxesSeparate = workspace.program.areAxesSeparate
    self.workspace = workspace
    asking = workspace
    self.target = target
    hiddenElements = variation.hiddenElements
  }

  /// Solves with intrinsic sizes, while texts that wrap may keep their extents along an axis.
  /// Contradicting constraints are broken one by one until the others hold, each at most once.
  mutating func solve(
    _ sizes: [IntrinsicContentSize?], keeping axis: LayoutAxis? = nil
  ) throws(LayoutError) {
    try workspace.setTargetSize(target)
    try workspace.setIntrinsicContentSizes(sizes, keeping: axis)
    while true {
      do {
        return try workspace.solve()
      } catch .unsatisfiable(let first) {
        // The layout ends with sizes that are not in there.
        asking.user = 0
        let found = workspace.conflicts()
        var broken: [RowOrigin] = []
        for conflict in found.isEmpty ? [first] : found {
          guard let origin = conflict.brokenOrigin else { throw .unsatisfiable(conflict) }
          conflicts.append(conflict)
          broken.append(origin)
        }
        workspace = try workspace.recompiled(breaking: broken)
      }
    }
  }

  /// Solves with the sizes of texts that are wrapped; perhaps for the root's height alone.
  @usableFromInline mutating func solveAgain(
    _ sizes: [IntrinsicContentSize?], isForHeight: Bool
  ) throws(LayoutError) {
    try solve(sizes, keeping: isForHeight && areAxesSeparate ? .horizontal : nil)
  }

  /// Takes the widths of the first pass; whether any text needs a second.
  @usableFromInline mutating func prepareSecond() -> Bool {
    let elements = workspace.program.description.multilineElements
    guard !elements.isEmpty else { return false }
    let count = workspace.program.description.elements.count
    // The list has one owner while it is written.
    var widths = asking.wrappingWidths
    asking.wrappingWidths = []
    if widths.count != count { widths = [Double?](repeating: nil, count: count) }
    var isNeeded = false
    for element in elements {
      let isShown = hiddenElements.isEmpty || !hiddenElements.contains(element)
      widths[element] = isShown ? workspace.extent(ofElementAt: element, .horizontal) : nil
      isNeeded = isNeeded || isShown
    }
    asking.wrappingWidths = widths
    return isNeeded
  }

  /// Notes whether the constraints left open any of the first pass's widths.
  @usableFromInline mutating func noteOpenWidths() {
    let widths = asking.wrappingWidths
    let program = workspace.program
    isWrappingOpen = workspace.isAmbiguous { variable in
      program.description.multilineElements.contains { element in
        widths[element] != nil
          && program.firstVariable[element] + 2 + LayoutAxis.horizontal.rawValue == variable.index
      }
    }
  }

  /// The width of a text after the second pass, if it is another one than it was wrapped at.
  @usableFromInline func changedWidth(ofElementAt element: Int) -> Double? {
    guard let wrapped = asking.wrappingWidths[element] else { return nil }
    let width = workspace.extent(ofElementAt: element, .horizontal)
    return width == wrapped ? nil : width
  }

  /// Notes what a text would measure in a third pass, if it is something else.
  @usableFromInline mutating func noteThirdPass(
    _ third: IntrinsicContentSize, after second: IntrinsicContentSize?, ofElementAt element: Int
  ) {
    guard let second else { return }
    if third.height != second.height {
      thirdPassHeights[element] = third.height
    } else if third.width != second.width {
      thirdPassWidths[element] = third.width
    }
  }

  @usableFromInline var fittedHeight: Double { workspace.extent(ofElementAt: 0, .vertical) }
  var fittedSize: LayoutSize { workspace.fittedSize }

  /// Reads the layout into one that is there, in the room that it has.
  @usableFromInline func read(into layout: inout LayoutSolution) {
    layout.size = workspace.fittedSize
    workspace.readFrames(into: &layout.frames)
    layout.conflicts = conflicts
    layout.ambiguousItems = workspace.ambiguousItems(hidden: hiddenElements)
    workspace.readIntrinsicContentSizes(into: &layout.intrinsicContentSizes)
    layout.isWrappingOpen = isWrappingOpen
    layout.thirdPassHeights = thirdPassHeights
    layout.thirdPassWidths = thirdPassWidths
  }

  @usableFromInline func solution() -> LayoutSolution {
    var solution = LayoutSolution()
    read(into: &solution)
    return solution
  }
}

import SelfSizingGeometry

/// One measurement on its way: the workspace it solves in, and what has given way so far.
@usableFromInline
struct LayoutPass {
  private(set) var workspace: LayoutWorkspace
  private let target: LayoutSize
  private(set) var conflicts: [LayoutConflict] = []
  /// The width at which each text was wrapped, by element.
  @usableFromInline var preferredMaxLayoutWidths: [Int: Double] = [:]

  init(_ workspace: LayoutWorkspace, target: LayoutSize) {
    self.workspace = workspace
    self.target = target
  }

  /// Solves with the given intrinsic sizes. Constraints that contradict each other are broken one by
  /// one until the others hold, each at most once.
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
      } catch .unsatisfiable(let conflict) {
        guard let origin = conflict.brokenOrigin else { throw .unsatisfiable(conflict) }
        conflicts.append(conflict)
        let program = workspace.program
        workspace = LayoutWorkspace(
          try LayoutProgram(
            program.description, program.variation, breaking: program.broken + [origin]))
      }
    }
  }

  @usableFromInline
  func width(ofElementAt element: Int) -> Double {
    workspace.extent(ofElementAt: element, .horizontal)
  }

  /// The layout as solved last.
  @usableFromInline
  func solution() -> LayoutSolution {
    LayoutSolution(
      size: workspace.fittedSize,
      frames: workspace.frames(),
      conflicts: conflicts,
      ambiguousItems: workspace.ambiguousItems(),
      preferredMaxLayoutWidths: preferredMaxLayoutWidths
    )
  }
}

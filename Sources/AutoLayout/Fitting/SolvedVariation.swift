final class SolvedVariation {
  let asked: LayoutVariation
  /// Without what is hidden and changes nothing, and with the sizes that stacks divide by.
  let variation: LayoutVariation
  let workspace: LayoutWorkspace

  init(_ asked: LayoutVariation, _ variation: LayoutVariation, _ workspace: LayoutWorkspace) {
    self.asked = asked
    self.variation = variation
    self.workspace = workspace
  }
}

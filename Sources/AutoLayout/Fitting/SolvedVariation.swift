/// A variation and the workspace that solves it. An object, so that to look at all of it counts one
/// reference.
final class SolvedVariation {
  let asked: LayoutVariation
  /// The variation as programs know it: without what is hidden and changes nothing, and with the
  /// sizes that stacks divide by.
  let variation: LayoutVariation
  let workspace: LayoutWorkspace

  init(_ asked: LayoutVariation, _ variation: LayoutVariation, _ workspace: LayoutWorkspace) {
    self.asked = asked
    self.variation = variation
    self.workspace = workspace
  }
}

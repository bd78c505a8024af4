/// A variation and the workspace that solves it. An object, so that to look at both counts one
/// reference.
final class SolvedVariation {
  let variation: LayoutVariation
  let workspace: LayoutWorkspace

  init(_ variation: LayoutVariation, _ workspace: LayoutWorkspace) {
    self.variation = variation
    self.workspace = workspace
  }
}

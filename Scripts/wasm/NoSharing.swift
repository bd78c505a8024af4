// Each template in a page has one engine, which shares nothing with others. These stand-ins have no values, so that the
// compiler leaves out the code that would use them.

import SelfSizingGeometry

/// Programs that engines share.
public enum LayoutProgramCache: Sendable {
  func program(for structure: LayoutStructure) -> LayoutProgram? { switch self {} }
  func insert(_ program: LayoutProgram, for structure: LayoutStructure) {}
}

/// Workspaces that engines use in turn.
enum LayoutWorkspacePool {
  var room: [IntrinsicContentSize?] {
    get { switch self {} }
    nonmutating set {}
  }

  func makeUser() -> Int { switch self {} }
  func workspace(for structure: LayoutStructure) -> LayoutWorkspace? { switch self {} }
  func insert(_ workspace: LayoutWorkspace, for structure: LayoutStructure) {}
}

/// The common part of all instances of a kind.
enum SharedDescription {
  var latest: SolvedVariation? {
    get { switch self {} }
    nonmutating set {}
  }
}

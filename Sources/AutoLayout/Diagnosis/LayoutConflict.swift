/// Required constraints that contradict each other, and the one that gave way.
public struct LayoutConflict: Hashable, Sendable {
  /// An irreducible set: without any one of them the others can hold. Each in words, with its place.
  public let constraints: [String]
  /// The one that was broken so that the layout could go on; nil if none may be.
  public let broken: String?
  /// Where the broken constraint was declared, or else the first of the set that was declared.
  public let site: DeclarationSite?
  let brokenOrigin: RowOrigin?
}

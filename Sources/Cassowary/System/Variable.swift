/// An unknown of a linear system: a free real number, known by its dense index.
public struct Variable: Hashable, Sendable, BitwiseCopyable {
  /// The variable's position among those of its system, from 0.
  public let index: Int

  /// Creates a reference to the variable at an index, which is checked where it is used.
  @inlinable public init(_ index: Int) { self.index = index }
}

extension Variable: CustomStringConvertible {
  /// The variable as in the dump of a ``Workspace``: `x3`.
  public var description: String { "x\(index)" }
}

/// The Swift source of cells.
public struct InterfaceSource: Sendable {
  /// The source, with a newline at its end.
  public let text: String

  /// Writes the source of cells, in their order.
  public init(_ cells: [InterfaceCell]) {
    text = ""
  }
}

/// Counts the nodes of extent trees that were read or written, for tests of complexity.
///
/// Shared by all trees of a layout, copies included; a tree adds to it once for each operation.
final class OperationCount {
  /// Nodes touched so far.
  var nodes = 0
}

/// A cell as far as reuse goes: what it is registered as, and which one of those it is.
package struct ReusableCell: Hashable, Sendable {
  package let identifier: ReuseIdentifier
  /// The number of the cell among those of its identifier, from 0 in the order of their creation.
  package let number: Int
}

extension ReusableCell: CustomStringConvertible {
  /// The identifier and the number, as in `item#3`.
  package var description: String { "\(identifier)#\(number)" }
}

/// How often the cells of one identifier were made and used again.
package struct CellReuse: Hashable, Sendable {
  package let identifier: ReuseIdentifier
  package internal(set) var created = 0
  /// The number of times that a cell was dequeued, for a new one or for one that waited.
  package internal(set) var dequeued = 0
  package internal(set) var waiting = 0

  /// The number of times that a cell that waited was used again.
  package var reused: Int { dequeued - created }

  package var shown: Int { created - waiting }
}

/// Something about the declaration of a compositional layout: why it cannot be laid out, or where
/// it does not do what it seems to say.
public struct CompositionalProblem: Hashable, Sendable {
  /// The kind of a problem.
  public enum Kind: Int, Hashable, Sendable, CaseIterable {
    /// Insets leave a group nothing of its parent: UIKit's "There is no room for this
    /// NSCollectionLayoutGroup to fit into its parent group or section".
    case noRoom
    /// The first item of a group is longer than the group: UIKit's "This group cannot fit even a
    /// single item".
    case cannotFit
    /// A number is NaN, infinite, negative or beyond 1e9.
    case invalidNumber
    /// A count is less than 1, or a group has nothing to repeat.
    case invalidCount
    /// Groups are nested more than 32 deep.
    case nestedTooDeep
    /// A group would hold more than 2^20 items.
    case tooManyItems
    /// Two boundary elements of one section have one kind.
    case sharedKind
    /// There are more kinds of supplementary elements than 255.
    case tooManyKinds
    /// The section provider has no section for an index.
    case noSection
    /// An inset is on an axis whose dimension is estimated, where UIKit ignores it.
    case ignoredInset
    /// A size is a fraction of an estimated one, so that the cell is never asked: the estimate
    /// stays.
    case neverSizesItself
    /// A section's work grows with its items: its rows are broken by sizes that cells decide.
    case growsWithItems
  }

  /// The kind of the problem.
  public let kind: Kind
  /// The section; nil for the whole layout.
  public let section: Int?
  /// The module and file of the declaration, as `#fileID` gives it.
  public let fileID: String
  /// The line of the declaration, from 1.
  public let line: Int
  /// The values, in words.
  public let details: String
}

extension CompositionalProblem: CustomStringConvertible {
  /// The declaration's file and line, the section and the values, in a sentence.
  public var description: String {
    let file = fileID.split(separator: "/").last.map(String.init) ?? fileID
    let place = section.map { " (section \($0))" } ?? ""
    return "\(file):\(line)\(place): \(details)"
  }
}

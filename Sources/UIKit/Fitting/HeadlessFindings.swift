import SelfSizingAutoLayout

/// A problem found while views were created or laid out, where UIKit would log, raise or hang.
public struct HeadlessFinding: Hashable, Sendable, CustomStringConvertible {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case invalidFrame
    /// A constraint cannot be made or activated.
    case invalidConstraint
    /// Required constraints contradict each other; one gave way.
    case conflict
    /// A view was added to itself or to what it contains.
    case invalidTree
    /// The layout cannot be solved.
    case unsolved
    /// Layout passes caused new ones without end.
    case endlessLayout
    /// Something would be called by its name, which is not possible here.
    case notCalled
    /// A document of Interface Builder is not there, or cannot be read.
    case unreadableNib
    /// A document names a class that is not known; the view is made as the one it is drawn as.
    case unknownClass
    /// A document fills an outlet or a property that the class does not have.
    case unknownOutlet
    /// A live change of the text size gives another height than a fresh view has.
    case staleAfterChange
    /// A table of texts has none for a key.
    case missingText
    /// Constraints give the content view of a cell no height, as they lead to the cell.
    case ambiguousContentView
    /// A cell has another height once it was laid out.
    case changesAfterLayout
    /// A stub was read, which replaces code of the app that was not followed.
    case stubbed
  }

  public let kind: Kind
  /// The class of the view, or of the constraint.
  public let className: String
  /// A description of the problem.
  public let message: String
  /// The constraint's line, or that of the view's class; nil where neither is known.
  public let site: DeclarationSite?

  /// The class, the place if there is one, and the message.
  public var description: String {
    (site.map { "\($0): " } ?? "") + "\(className): \(kind.rawValue): \(message)"
  }
}

/// The findings of the present process, in the order in which they were made.
@MainActor public enum HeadlessFindings {
  /// The number of findings beyond which no more are kept.
  public nonisolated static let largestCount = 1000
  /// The findings since they were taken last, no two alike.
  public private(set) static var recorded: [HeadlessFinding] = []
  private static var known: Set<HeadlessFinding> = []

  public static func take() -> [HeadlessFinding] {
    defer {
      recorded = []
      known = []
    }
    return recorded
  }

  static func record(_ kind: HeadlessFinding.Kind, of view: UIView, _ message: String) {
    let site = type(of: view).declarationSite.map {
      DeclarationSite(fileID: $0.fileID, line: $0.line)
    }
    record(kind, named: String(describing: type(of: view)), message, at: site)
  }

  static func record(
    _ kind: HeadlessFinding.Kind, named className: String, _ message: String,
    at site: DeclarationSite?
  ) {
    let finding = HeadlessFinding(kind: kind, className: className, message: message, site: site)
    guard recorded.count < largestCount, known.insert(finding).inserted else { return }
    recorded.append(finding)
  }
}

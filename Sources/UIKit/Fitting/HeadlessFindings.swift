import SelfSizingAutoLayout

/// A problem found while views were created or laid out, where UIKit would log, raise or hang.
public struct HeadlessFinding: Hashable, Sendable, CustomStringConvertible {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case invalidFrame, invalidConstraint, conflict, invalidTree, unsolved, endlessLayout
    /// Something would be called by its name, which is not possible here.
    case notCalled
    case unreadableNib, unknownClass, unknownOutlet
    /// A live change of the text size gives another height than a fresh view has.
    case staleAfterChange
    case missingText
    /// Constraints give the content view of a cell no height, as they lead to the cell.
    case ambiguousContentView
    case changesAfterLayout
    /// A stub was read, which replaces code of the app that was not followed.
    case stubbed
  }

  public let kind: Kind
  public let className: String
  public let message: String
  /// The constraint's line, or that of the view's class; nil where neither is known.
  public let site: DeclarationSite?

  public var description: String {
    (site.map { "\($0): " } ?? "") + "\(className): \(kind.rawValue): \(message)"
  }
}

/// The findings of the present process, in the order in which they were made.
@MainActor public enum HeadlessFindings {
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

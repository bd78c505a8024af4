import SelfSizingAutoLayout
import SelfSizingCells

/// Something about an Interface Builder file that its author should know: what was not understood,
/// not taken over, or taken over on an assumption.
public struct InterfaceFinding: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of findings.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// An element, an attribute or a value that the reader does not know.
    case unknown
    /// A reference to an object that the cell does not have.
    case dangling
    /// A constraint that UIKit would refuse or cannot use.
    case invalidConstraint
    /// Something that only Interface Builder uses and a running app does not.
    case designTime
    /// A class of the app's own, measured as the UIKit class that it is drawn as.
    case customClass
    /// A font without a file; the system font replaces it.
    case missingFont
    /// A text that does not scale with the text size.
    case fixedFont
    /// A size that rests on no published figure, or that only the running app knows.
    case assumedSize
    /// A property that has no effect on the measured height here, though it may have one in UIKit.
    case notMeasured
    /// A cell whose constraints give no height: it has the file's, or a standard row's.
    case fixedHeight
    /// Views whose sizes no constraint decides.
    case fixedSize
    /// A key of the content that the cell does not have.
    case unknownKey
  }

  /// The kind of finding.
  public let kind: Kind
  /// The finding in words.
  public let message: String
  /// The file and the line of the element or constraint.
  public let site: DeclarationSite
  private let detail: CellFinding.Detail

  init(
    _ kind: Kind, _ message: String, site: DeclarationSite, detail: CellFinding.Detail? = nil
  ) {
    self.kind = kind
    self.message = message
    self.site = site
    self.detail = detail ?? kind.detail(message)
  }

  /// Whether the finding makes the heights of its cells less than certain.
  var isDoubt: Bool { [.assumed, .unread].contains(detail.kind) }

  /// The finding as reports list it among those of a cell.
  package var cellFinding: CellFinding { CellFinding(detail, item: nil, site: site) }

  /// The place, the kind and the message.
  public var description: String { "\(site): \(kind.rawValue): \(message)" }
}

extension InterfaceFinding.Kind {
  fileprivate func detail(_ message: String) -> CellFinding.Detail {
    switch self {
    case .unknown, .dangling, .invalidConstraint, .unknownKey: .unread(message)
    case .fixedFont: .fixedFont(message)
    case .missingFont, .assumedSize, .notMeasured: .assumed(message)
    case .designTime, .customClass, .fixedSize, .fixedHeight: .remark(message)
    }
  }
}

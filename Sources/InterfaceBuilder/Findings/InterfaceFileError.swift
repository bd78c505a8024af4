import SelfSizingAutoLayout

/// An error that makes an Interface Builder file unreadable.
public enum InterfaceFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes are not XML, or not the XML of a document; the reason in words, and the place.
  case malformed(String, site: DeclarationSite)
  /// A document of another kind, or of a time before Auto Layout files: what it is, and the place.
  case unsupported(String, site: DeclarationSite)
  /// A cell has more views or constraints than any that is meant: which limit, and the place.
  case tooLarge(String, site: DeclarationSite)
  /// There is no cell, reusable view or plain view in the document.
  case noCells(site: DeclarationSite)

  /// The place and the reason.
  public var description: String {
    switch self {
    case .malformed(let reason, let site): "\(site): \(reason)"
    case .unsupported(let kind, let site): "\(site): \(kind)"
    case .tooLarge(let limit, let site): "\(site): the cell has more than \(limit)"
    case .noCells(let site):
      "\(site): there is no cell, reusable view or plain view in the document"
    }
  }
}

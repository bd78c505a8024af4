/// A mistake in a declaration: declaring never throws, and measuring throws it.
public struct DeclarationFinding: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of mistakes.
  public enum Kind: Hashable, Sendable {
    /// A location was compared to a constant, or its second side has the multiplier 0.
    case locationWithoutItem
    /// A location was compared to a width or height.
    case locationWithSize
    /// Attributes of different axes were compared.
    case acrossAxes
    /// Leading or trailing was compared to left or right.
    case directionalWithAbsolute
    /// The two items have no common ancestor.
    case noCommonAncestor
    /// The priority is outside (0, 1000].
    case invalidPriority
    /// The constant or the multiplier is not a finite number, or is beyond what can be solved.
    case invalidNumber
    /// A second item without an attribute, or an attribute without a second item.
    case incompleteSecondSide
    /// A margin attribute of a guide, which has no margins.
    case marginOfGuide
    /// A constraint was created and never activated.
    case neverActivated
    /// An item was given to two parents, or to one that it contains.
    case twoParents
    /// Two items have the same name.
    case duplicateName
    /// Baseline alignment on a vertical stack.
    case baselineAlignmentOnVerticalStack
  }

  /// The kind of mistake.
  public let kind: Kind
  /// The mistake in words, with the items and attributes concerned.
  public let message: String
  /// Where it is.
  public let site: DeclarationSite

  /// Creates a finding.
  public init(_ kind: Kind, _ message: String, site: DeclarationSite) {
    self.kind = kind
    self.message = message
    self.site = site
  }

  /// The place and the message, as a compiler writes it.
  public var description: String { "\(site): \(message)" }
}

/// Required constraints that contradict each other, and the one that gave way.
public struct LayoutConflict: Hashable, Sendable {
  /// One of the constraints that contradict each other.
  public struct Member: Hashable, Sendable {
    /// The constraint in words, with its place.
    public let text: String
    /// The constraint as Xcode prints it; nil where UIKit has no constraint.
    public let logText: String?
    /// Where the constraint, or its stack, was declared; nil for the system's own.
    public let site: DeclarationSite?
    /// Whether it is the one that gave way.
    public let isBroken: Bool
    /// The view whose autoresizing mask became the constraint; nil for others.
    package let autoresizedView: String?
    /// However the constraint is worded.
    let origin: RowOrigin
  }

  /// An irreducible set: without any one of them the others can hold.
  public let members: [Member]
  /// The rule that decided which one gave way; nil if none may.
  package let rule: BreakingRule?
  /// Where the broken constraint was declared, or else the first of the set that was declared.
  public let site: DeclarationSite?

  var brokenOrigin: RowOrigin? { members.first(where: { $0.isBroken })?.origin }
  /// The members in words.
  public var constraints: [String] { members.map { $0.text } }
  /// The one that was broken so that the layout could go on; nil if none may be.
  public var broken: String? { members.first(where: { $0.isBroken })?.text }
}

extension LayoutConflict {
  /// The conflict exactly as Xcode prints it, in the order of declaration, for tools that read
  /// logs.
  public var logText: String {
    let lines = members.compactMap { $0.logText }
    var text = """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
      \tTry this:\u{20}
      \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}

      """
    if lines.contains(where: { $0.hasPrefix("<NSAutoresizingMaskLayoutConstraint") }) {
      text +=
        "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
      text += "refer to the documentation for the UIView property "
      text += "translatesAutoresizingMaskIntoConstraints) \n"
    }
    text += "(\n" + lines.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n\n"
    text += "Will attempt to recover by breaking constraint \n"
    text += (members.first(where: { $0.isBroken })?.logText ?? "") + "\n\n"
    return text + """
      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      <UIKitCore/UIView.h> may also be helpful.
      """
  }
}

/// The rule that decided which constraint of a conflict gave way: the first difference from its
/// nearest rival.
/// - Source: Measured on iOS 26.1: of the constraints that are not the system's, the greatest by
///   relation, item, attribute and constant breaks. Logs of older systems do not all follow it.
package enum BreakingRule: Hashable, Sendable, CaseIterable {
  /// It is the only one that is not the system's.
  case onlyCandidate
  /// By relation: == < >= < <=.
  case relation
  /// Its first item comes later: superviews before subviews, siblings in order, the root last.
  case item
  case attribute
  case constant
  /// Nothing declared was left; the last of a stack's own constraints breaks. This part is ours.
  case stack
  /// Two constraints say the same; the first one breaks. This part is ours.
  case order
}

extension BreakingRule: CustomStringConvertible {
  /// The rule in words, to follow "it gave way because".
  package var description: String {
    switch self {
    case .onlyCandidate: "it is the only one that is not the system's"
    case .relation: "its relation comes last in == < >= < <="
    case .item: "its first item comes last in the order of the tree, the root after all others"
    case .attribute: "its attribute comes last in the order of the attributes"
    case .constant: "its constant is the greatest"
    case .stack: "it is the last of the stack's own, and nothing declared is left"
    case .order: "it was declared before the one that says the same"
    }
  }
}

/// `first.attribute relation multiplier × second.attribute + constant`, the counterpart of
/// `NSLayoutConstraint`.
///
/// A constraint takes effect once it is active: stated in a template, passed to ``activate(_:)`` or
/// switched on with ``isActive``.
public final class LayoutConstraint {
  /// How the two sides compare.
  public enum Relation: Int, Hashable, Sendable, CaseIterable {
    /// At most.
    case lessThanOrEqual = -1
    /// Equal.
    case equal = 0
    /// At least.
    case greaterThanOrEqual = 1
  }

  /// A part of a constraint that can change while it is laid out.
  enum Change {
    case activation
    case constant
    case priority
  }

  /// The system's spacing between two neighbors, in points: a hyphen of a visual format, and a
  /// multiple of it in constraints "to system spacing".
  public static let standardSiblingSpacing = 8.0

  /// The element on the left side.
  public let firstItem: LayoutElement
  /// The attribute on the left side.
  public let firstAttribute: LayoutAttribute
  /// How the two sides compare.
  public let relation: Relation
  /// The element on the right side; nil for a plain constant.
  public let secondItem: LayoutElement?
  /// The attribute on the right side; nil for a plain constant.
  public let secondAttribute: LayoutAttribute?
  /// The factor of the right side's attribute.
  public let multiplier: Double
  /// What is added to the right side, in points.
  @exclusivity(unchecked) public var constant: Double {
    didSet { if constant != oldValue { layoutObserver?.constraintChanged(self, .constant) } }
  }
  /// How strongly the constraint insists.
  @exclusivity(unchecked) public var priority: LayoutPriority = .required {
    didSet { if priority != oldValue { layoutObserver?.constraintChanged(self, .priority) } }
  }
  /// The name under which logs and findings speak of the constraint.
  @exclusivity(unchecked) public var identifier: String?
  /// Whether the constraint takes effect.
  @exclusivity(unchecked) public var isActive = false {
    didSet {
      isActivationStated = true
      layoutObserver?.constraintChanged(self, .activation)
    }
  }
  /// Whether anyone ever said that the constraint is active, or that it is not.
  public private(set) var isActivationStated = false
  /// How many times the system's spacing is added between baselines, where it depends on the texts;
  /// nil for all other constraints.
  @exclusivity(unchecked) public internal(set) var systemSpacing: Double?
  /// Where the constraint was declared.
  @exclusivity(unchecked) public package(set) var site: DeclarationSite

  /// Creates a constraint from its parts, as `NSLayoutConstraint.init(item:attribute:…)` does.
  public init(
    item first: some LayoutAnchorProviding, attribute firstAttribute: LayoutAttribute,
    relatedBy relation: Relation,
    toItem second: LayoutElement?, attribute secondAttribute: LayoutAttribute?,
    multiplier: Double = 1, constant: Double,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.firstItem = first.layoutElement
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.site = DeclarationSite(fileID: fileID, line: line)
    (firstItem.recorder ?? second?.recorder)?.record(self)
  }

  private var layoutObserver: (any LayoutObserver)? {
    firstItem.layoutObserver ?? secondItem?.layoutObserver
  }

  /// Switches all of the constraints on, in the given order.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Switches all of the constraints off.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Sets the priority and returns the constraint, so that it can be stated in one line.
  @discardableResult
  public func priority(_ priority: LayoutPriority) -> LayoutConstraint {
    self.priority = priority
    return self
  }

  /// Sets the identifier and returns the constraint, so that it can be stated in one line.
  @discardableResult
  public func identifier(_ identifier: String) -> LayoutConstraint {
    self.identifier = identifier
    return self
  }
}

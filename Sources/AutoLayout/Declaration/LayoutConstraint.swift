/// `first.attribute relation multiplier × second.attribute + constant`, the counterpart of
/// `NSLayoutConstraint`.
///
/// It takes effect once it is active. The nearest item that contains both of its elements then
/// keeps it alive; it keeps neither of them alive itself.
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

  enum Change {
    case activation
    /// It is active, and is about to be deactivated.
    case deactivation
    case constant, priority
  }

  /// In points: a hyphen of a visual format, and what constraints "to system spacing" multiply.
  package static let standardSiblingSpacing = 8.0

  /// The element on the left side; nil once it is gone. Weak, as in UIKit: an item holds the
  /// constraints between itself and what it contains.
  public var firstItem: LayoutElement? { first.element }
  /// The attribute on the left side.
  public let firstAttribute: LayoutAttribute
  /// How the two sides compare.
  public let relation: Relation
  /// The element on the right side; nil for a plain constant, or once it is gone.
  public var secondItem: LayoutElement? { second?.element }
  var hasSecondItem: Bool { second != nil }
  /// Compares references without counting them.
  func isFirst(_ element: LayoutElement) -> Bool { element.isKnown(by: first) }
  func isSecond(_ element: LayoutElement) -> Bool {
    guard let second else { return false }
    return element.isKnown(by: second)
  }
  /// The attribute on the right side; nil for a plain constant.
  public let secondAttribute: LayoutAttribute?
  /// The factor of the right side's attribute.
  public let multiplier: Double
  /// The constant added to the right side, in points.
  public var constant: Double {
    get { statedConstant }
    set {
      let former = statedConstant
      statedConstant = newValue
      if newValue != former { holder?.observer?.constraintChanged(self, .constant) }
    }
  }
  /// How strongly the constraint insists.
  public var priority: LayoutPriority {
    get { statedPriority }
    set {
      let former = statedPriority
      statedPriority = newValue
      if newValue != former { holder?.observer?.constraintChanged(self, .priority) }
    }
  }
  /// The name under which logs and findings speak of the constraint.
  public var identifier: String? {
    get { statedIdentifier }
    set { statedIdentifier = newValue }
  }
  // Apart from what callers see, as in LayoutElement.
  private var isStated = false
  private var statedSite: DeclarationSite
  private var statedSpacing: Double?
  private var statedConstant: Double
  private var statedPriority = LayoutPriority.required
  private var statedIdentifier: String?
  package var isActivationStated: Bool { isStated }
  /// How many times the system's spacing is added between baselines; nil for other constraints.
  package internal(set) var systemSpacing: Double? {
    get { statedSpacing }
    set { statedSpacing = newValue }
  }
  /// Where the constraint was declared.
  public package(set) var site: DeclarationSite {
    get { statedSite }
    set { statedSite = newValue }
  }

  private let first: ElementHandle
  private let second: ElementHandle?
  private let isRecorded: Bool
  private var isSwitchedOn = false
  /// Keeps the constraint alive while it is active.
  @BackReference fileprivate var holder: LayoutElement? = nil
  var activation = 0
  var descriptionIndex = -1
  /// Whether a live layout broke it: it then gives way until it is deactivated.
  var isBroken = false

  /// Creates a constraint from its parts, as `NSLayoutConstraint.init(item:attribute:…)` does.
  public convenience init(
    item first: some LayoutAnchorProviding, attribute firstAttribute: LayoutAttribute,
    relatedBy relation: Relation, toItem second: LayoutElement?,
    attribute secondAttribute: LayoutAttribute?, multiplier: Double = 1, constant: Double,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      first.layoutElement, firstAttribute, relation, second, secondAttribute,
      multiplier: multiplier, constant: constant, DeclarationSite(fileID: fileID, line: line))
  }

  /// The designated initializer, which cannot be generic in Embedded Swift.
  package init(
    _ first: LayoutElement, _ firstAttribute: LayoutAttribute, _ relation: Relation,
    _ second: LayoutElement?, _ secondAttribute: LayoutAttribute?, multiplier: Double,
    constant: Double, _ site: DeclarationSite
  ) {
    let recorder = first.recorder ?? second?.recorder
    self.first = first.handle
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second?.handle
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    statedConstant = constant
    statedSite = site
    self.isRecorded = recorder != nil
    recorder?.record(self)
  }

  /// Whether the constraint takes effect: in a live layout at the next pass. Between items that no
  /// item contains both of, it is a mistake, which measuring reports.
  public var isActive: Bool {
    get { isSwitchedOn }
    set {
      isStated = true
      guard newValue != isSwitchedOn else { return }
      if newValue { switchOn() } else { switchOff() }
    }
  }

  /// Switches the constraint on where the nearest item that contains both elements is known.
  package func activate(in holder: LayoutItem) {
    isStated = true
    if isSwitchedOn || isRecorded {
      isActive = true
    } else {
      isSwitchedOn = true
      keep(in: holder)
    }
  }

  private func switchOn() {
    isSwitchedOn = true
    guard !isRecorded, let first = firstItem else { return }
    keep(in: first.commonAncestor(with: secondItem ?? first) ?? first)
  }

  private func keep(in holder: LayoutElement) {
    holder.hold(self)
    holder.observer?.constraintChanged(self, .activation)
  }

  private func switchOff() {
    holder?.observer?.constraintChanged(self, .deactivation)
    isSwitchedOn = false
    isBroken = false
    holder?.release(self)
  }

  func touches(_ element: LayoutElement) -> Bool {
    firstItem?.isDescendant(of: element) == true || secondItem?.isDescendant(of: element) == true
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
  @discardableResult public func priority(_ priority: LayoutPriority) -> LayoutConstraint {
    self.priority = priority
    return self
  }

  /// Sets the identifier and returns the constraint, so that it can be stated in one line.
  @discardableResult public func identifier(_ identifier: String) -> LayoutConstraint {
    self.identifier = identifier
    return self
  }
}

extension LayoutElement {
  /// Numbers a constraint that was activated.
  fileprivate func hold(_ constraint: LayoutConstraint) {
    if var root = nearestItem {
      while let next = root.parent { root = next }
      constraint.activation = root.activationCount
      root.activationCount += 1
    } else {
      constraint.activation = heldConstraints.count
    }
    // A cell's content view mostly holds several, and others two: one growth is spared for each.
    if heldConstraints.isEmpty { heldConstraints.reserveCapacity(4) }
    heldConstraints.append(constraint)
    constraint.holder = self
  }

  fileprivate func release(_ constraint: LayoutConstraint) {
    constraint.holder = nil
    guard let index = heldConstraints.lastIndex(where: { $0 === constraint }) else { return }
    heldConstraints.remove(at: index)
  }

  func orphanConstraints() {
    if heldConstraints.isEmpty { return }
    for constraint in heldConstraints { constraint.holder = nil }
  }
}

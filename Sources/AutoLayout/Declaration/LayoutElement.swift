/// An item or a guide: anything that has anchors.
///
/// Elements are the vocabulary of a declaration only. Compiling turns them into indices of a
/// ``LayoutDescription``, and nothing keeps them afterwards.
public class LayoutElement {
  // What callers set or read often is kept in properties of this module alone: the compiler knows
  // all accesses to those, and leaves the check for overlapping ones out where none can overlap.
  // Checking at run time took an eighth of what a new cell costs (`Benchmarks/compare uikit`).
  /// The name under which findings and reports speak of it.
  public var name: String {
    get { statedName }
    set { statedName = newValue }
  }
  private var statedName: String
  /// Where it was declared.
  public package(set) var site: DeclarationSite
  /// The element's index in the ``LayoutDescription`` that was last made of its tree; -1 before.
  public internal(set) var descriptionIndex: Int {
    get { statedIndex }
    set { statedIndex = newValue }
  }
  private var statedIndex = -1
  /// The view or guide that the element represents where a tree of other objects is laid out.
  package final var counterpart: AnyObject? {
    get { statedCounterpart }
    set { statedCounterpart = newValue }
  }
  @BackReference private final var statedCounterpart: AnyObject? = nil
  /// Notes every constraint that is made from this element's anchors.
  final var recorder: ConstraintRecorder?
  /// The active constraints that live here because this is the nearest item that contains both of
  /// their elements, in the order of activation; also those that no item contains both elements of.
  ///
  /// Unchecked: nothing that is called while the list changes comes back to it, since no element is
  /// subclassed outside of this module and adding to it runs no caller's code. It grows by one for
  /// each constraint of a new cell (`Benchmarks/compare uikit`).
  @exclusivity(unchecked) final var heldConstraints: [LayoutConstraint] = []
  /// Whether the element is an item, and not a guide.
  package final let isItem: Bool

  /// The reference by which constraints know the element; created for the first one that names it.
  private var ownHandle: ElementHandle?

  init(name: String, site: DeclarationSite, recorder: ConstraintRecorder?, isItem: Bool) {
    self.isItem = isItem
    statedName = name
    self.site = site
    self.recorder = recorder
  }

  deinit {
    ownHandle?.element = nil
    orphanConstraints()
  }

  /// The reference by which constraints know the element.
  var handle: ElementHandle {
    if let ownHandle { return ownHandle }
    let handle = ElementHandle(self)
    ownHandle = handle
    return handle
  }

  final func isKnown(by handle: ElementHandle) -> Bool { ownHandle === handle }

  /// The element itself if it is an item; nil for guides. A cast costs several times as much.
  final var item: LayoutItem? { isItem ? unsafeDowncast(self, to: LayoutItem.self) : nil }

  /// The item whose coordinate system the element lives in: an item's superitem, a guide's owner.
  var container: LayoutItem? { nil }

  /// The live layout of the element's tree; nil while the tree is only declared.
  var observer: (any LayoutObserver)? { container?.observer }
}

extension LayoutElement {
  /// Whether the element is `other` or is below it.
  func isDescendant(of other: LayoutElement) -> Bool {
    var element: LayoutElement? = self
    while let current = element {
      if current === other { return true }
      element = current.container
    }
    return false
  }

  /// The nearest item that contains both elements, either of them included; nil if they are in
  /// different trees.
  ///
  /// - Complexity: O(depth).
  func commonAncestor(with other: LayoutElement) -> LayoutItem? {
    var (first, second) = (nearestItem, other.nearestItem)
    if first === second || first === second?.parent { return first }
    if second === first?.parent { return second }
    var (depth, otherDepth) = (first?.depth ?? 0, second?.depth ?? 0)
    while let item = first, depth > otherDepth {
      first = item.superitem
      depth -= 1
    }
    while let item = second, otherDepth > depth {
      second = item.superitem
      otherDepth -= 1
    }
    while let item = first, item !== second {
      first = item.superitem
      second = second?.superitem
    }
    return first
  }

  /// The element itself if it is an item, else the item that it belongs to.
  var nearestItem: LayoutItem? { item ?? container }
}

extension LayoutItem {
  fileprivate var depth: Int {
    var depth = 0
    var item = superitem
    while let current = item {
      depth += 1
      item = current.superitem
    }
    return depth
  }
}

/// An item or a guide: anything that has anchors. Compiling turns elements into indices of a
/// ``LayoutDescription``, and nothing keeps them afterwards.
public class LayoutElement {
  // What callers set or read often is kept in properties of this module alone: the compiler leaves
  // out the checks for overlapping accesses, an eighth of a new cell (`Benchmarks/compare uikit`).
  /// The name under which findings and reports speak of it.
  public var name: String {
    get { statedName }
    set { statedName = newValue }
  }
  private var statedName: String
  /// Where it was declared.
  public package(set) var site: DeclarationSite {
    get { statedSite }
    set { statedSite = newValue }
  }
  private var statedSite: DeclarationSite
  /// The element's index in the ``LayoutDescription`` that was last made of its tree; -1 before.
  public internal(set) var descriptionIndex: Int {
    get { statedIndex }
    set { statedIndex = newValue }
  }
  private var statedIndex = -1
  package final var counterpart: AnyObject? {
    get { statedCounterpart }
    set { statedCounterpart = newValue }
  }
  @BackReference private final var statedCounterpart: AnyObject? = nil
  final var recorder: ConstraintRecorder?
  /// The active constraints of which this is the nearest item that contains both elements, or that
  /// no item contains both elements of, in the order of activation.
  ///
  /// Unchecked: nothing that is called while the list changes comes back to it, since no element is
  /// subclassed outside of this module and adding to it runs no caller's code. It grows by one for
  /// each constraint of a new cell (`Benchmarks/compare uikit`).
  @exclusivity(unchecked) final var heldConstraints: [LayoutConstraint] = []
  package final let isItem: Bool
  /// Created for the first constraint that names the element.
  private var ownHandle: ElementHandle?

  init(name: String, site: DeclarationSite, recorder: ConstraintRecorder?, isItem: Bool) {
    self.isItem = isItem
    statedName = name
    statedSite = site
    self.recorder = recorder
  }

  deinit {
    ownHandle?.element = nil
    orphanConstraints()
  }

  var handle: ElementHandle {
    if let ownHandle { return ownHandle }
    let handle = ElementHandle(self)
    ownHandle = handle
    return handle
  }

  final func isKnown(by handle: ElementHandle) -> Bool { ownHandle === handle }

  /// Nil for guides. A cast costs several times as much.
  final var item: LayoutItem? { isItem ? unsafeDowncast(self, to: LayoutItem.self) : nil }
  var container: LayoutItem? { nil }
  var observer: (any LayoutObserver)? { container?.observer }
}

extension LayoutElement {
  func isDescendant(of other: LayoutElement) -> Bool {
    var element: LayoutElement? = self
    while let current = element {
      if current === other { return true }
      element = current.container
    }
    return false
  }

  /// The nearest item that contains both, either of them included, in O(depth).
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

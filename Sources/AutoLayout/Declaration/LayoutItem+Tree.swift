extension LayoutItem {
  /// Moves an item into this one, in front of its present subitems.
  ///
  /// If it comes from another item, the constraints between it and what stays are deactivated;
  /// those within it stay active, and take effect here. A subitem only comes to the front.
  ///
  /// - Returns: False, with nothing changed, if the item is this one or contains it.
  /// - Source: Apple documents that `removeFromSuperview()` removes the constraints that lead out
  ///   of the view; that a view's own, such as a fixed width, stay with it is how UIKit is known to
  ///   behave.
  @discardableResult
  public func addSubitem(_ item: LayoutItem) -> Bool {
    insertSubitem(item, at: item.superitem === self ? subitems.count - 1 : subitems.count)
  }

  /// Moves an item into this one as ``addSubitem(_:)`` does, to a place among its subitems.
  ///
  /// - Parameters:
  ///   - item: The item to move.
  ///   - index: Its place among the subitems afterwards, from the back.
  /// - Returns: False, with nothing changed, if the item is this one or contains it, or if there is
  ///   no such place.
  @discardableResult
  public func insertSubitem(_ item: LayoutItem, at index: Int) -> Bool {
    let isSubitem = item.superitem === self
    let places = isSubitem ? subitems.count - 1 : subitems.count
    guard index >= 0, index <= places, !isDescendant(of: item) else { return false }
    if isSubitem {
      subitems.removeAll { $0 === item }
      subitems.insert(item, at: index)
      observer?.treeChanged()
    } else {
      item.superitem?.removeSubitem(item)
      item.parent = self
      subitems.insert(item, at: index)
      welcome(item, activationCount: item.activationCount)
    }
    return true
  }

  /// Takes an item out of this one, if it is in it; also out of the arranged ones.
  ///
  /// The constraints between it and what stays are deactivated; see ``addSubitem(_:)``.
  public func removeSubitem(_ item: LayoutItem) {
    guard item.superitem === self else { return }
    releaseConstraints(touching: item)
    removeArrangedSubitem(item)
    subitems.removeAll { $0 === item }
    item.parent = nil
    item.activationCount = root.activationCount
    observer?.treeChanged()
    item.adoptObserver(item.treeObserver)
    item.observer?.elementEntered(item)
  }

  /// Deactivates the constraints that lead out of an element; the items above it hold them.
  func releaseConstraints(touching element: LayoutElement) {
    var ancestor: LayoutItem? = self
    while let item = ancestor {
      for constraint in item.heldConstraints where constraint.touches(element) {
        constraint.isActive = false
      }
      ancestor = item.superitem
    }
  }

  /// Takes in an element that has just got its place here, with the constraints in it: their order
  /// among each other stays, and they come after those that were active here before.
  func welcome(_ element: LayoutElement, activationCount: Int) {
    let root = root
    if activationCount > 0, root.activationCount > 0 {
      element.forEachElement { inner in
        for constraint in inner.heldConstraints { constraint.activation += root.activationCount }
      }
    }
    root.activationCount += activationCount
    element.item?.adoptObserver(observer)
    observer?.elementEntered(element)
  }

  /// Hands what lays the tree out to the item and all that it contains.
  func adoptObserver(_ observer: (any LayoutObserver)?) {
    guard self.observer !== observer else { return }
    forEachElement { $0.item?.setObserver(observer) }
  }

  private var root: LayoutItem {
    var item = self
    while let next = item.superitem { item = next }
    return item
  }
}

extension LayoutElement {
  /// Visits the element and all elements in it: a superitem before its subitems, siblings in their
  /// order, an item's guides before its subitems. Without recursion, so that no depth of nesting
  /// can exhaust the stack.
  func forEachElement(_ body: (LayoutElement) -> Void) {
    guard let item else { return body(self) }
    var pending = [item]
    while let item = pending.popLast() {
      body(item)
      for guide in item.layoutGuides { body(guide) }
      for guide in item.ruledGuides { body(guide) }
      pending.append(contentsOf: item.subitems.reversed())
    }
  }

  /// The active constraints that the element and all elements in it hold, in the order of
  /// activation.
  var activeConstraints: [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    forEachElement { constraints += $0.heldConstraints }
    constraints.sort { $0.activation < $1.activation }
    return constraints
  }
}

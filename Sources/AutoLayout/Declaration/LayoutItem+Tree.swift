extension LayoutItem {
  /// Moves an item into this one, in front of its present subitems; false, with nothing changed, if
  /// the item is this one or contains it.
  ///
  /// The constraints between it and what stays in its former item are deactivated; those within it
  /// stay active, and take effect here.
  /// - Source: Apple documents that `removeFromSuperview()` removes the constraints that lead out
  ///   of the view; that a view's own, such as a fixed width, stay with it is how UIKit is known to
  ///   behave.
  @discardableResult public func addSubitem(_ item: LayoutItem) -> Bool {
    insertSubitem(item, at: item.superitem === self ? subitems.count - 1 : subitems.count)
  }

  /// Moves an item into this one as ``addSubitem(_:)`` does, to a place among its subitems from the
  /// back; false, with nothing changed, also if there is no such place.
  @discardableResult public func insertSubitem(_ item: LayoutItem, at index: Int) -> Bool {
    let isSubitem = item.superitem === self
    let places = isSubitem ? subitems.count - 1 : subitems.count
    guard index >= 0, index <= places, item !== self,
      item.subitems.isEmpty || !isDescendant(of: item)
    else { return false }
    if isSubitem {
      subitems.removeAll { $0 === item }
      subitems.insert(item, at: index)
      observer?.treeChanged()
    } else {
      item.superitem?.removeSubitem(item)
      item.parent = self
      subitems.put(item, at: index)
      welcome(item, activationCount: item.activationCount)
    }
    return true
  }

  /// Takes an item out of this one, if it is in it; also out of the arranged ones. The constraints
  /// between it and what stays are deactivated.
  public func removeSubitem(_ item: LayoutItem) {
    guard item.superitem === self else { return }
    releaseConstraints(touching: item)
    removeArrangedSubitem(item)
    subitems.removeAll { $0 === item }
    item.parent = nil
    item.activationCount = root.activationCount
    observer?.treeChanged()
    item.adopt(item.rootObservation)
    item.observer?.elementEntered(item)
  }

  /// Deactivates the constraints that lead out of an element, which the items above it hold.
  func releaseConstraints(touching element: LayoutElement) {
    var ancestor: LayoutItem? = self
    while let item = ancestor {
      for constraint in item.heldConstraints where constraint.touches(element) {
        constraint.isActive = false
      }
      ancestor = item.superitem
    }
  }

  /// Takes in an element at its place here; its constraints come after those active here before.
  func welcome(_ element: LayoutElement, activationCount: Int) {
    if activationCount > 0 {
      let root = root
      if root.activationCount > 0 {
        element.forEachElement { inner in
          for constraint in inner.heldConstraints { constraint.activation += root.activationCount }
        }
      }
      root.activationCount += activationCount
    }
    element.item?.adopt(observation)
    observer?.elementEntered(element)
  }

  func adopt(_ observation: TreeObservation?) {
    guard self.observation !== observation else { return }
    forEachElement { $0.item?.observation = observation }
  }

  private var root: LayoutItem {
    var item = self
    while let next = item.superitem { item = next }
    return item
  }
}

extension LayoutElement {
  /// Visits the element and all elements in it: a superitem before its subitems, siblings in order,
  /// guides before subitems. Without recursion, so that no nesting can exhaust the stack.
  func forEachElement(_ body: (LayoutElement) -> Void) {
    guard let item else { return body(self) }
    item.forItemAndGuides(body)
    if item.subitems.isEmpty { return }
    var pending: [LayoutItem] = []
    pending.reserveCapacity(16)
    item.subitems.appendReversed(to: &pending)
    while let item = pending.popLast() {
      item.forItemAndGuides(body)
      item.subitems.appendReversed(to: &pending)
    }
  }

  /// The active constraints that the element and all in it hold, in the order of activation.
  var activeConstraints: [LayoutConstraint] {
    var elements: [LayoutElement] = []
    forEachElement { elements.append($0) }
    return elements.activeConstraints
  }
}

extension [LayoutElement] {
  var activeConstraints: [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    for element in self where !element.heldConstraints.isEmpty {
      // A cell's content view mostly holds them all.
      if constraints.isEmpty {
        constraints = element.heldConstraints
      } else {
        constraints += element.heldConstraints
      }
    }
    var latest = Int.min
    for constraint in constraints {
      if constraint.activation < latest {
        constraints.sort { $0.activation < $1.activation }
        break
      }
      latest = constraint.activation
    }
    return constraints
  }
}

extension LayoutItem {
  @inline(__always) fileprivate func forItemAndGuides(_ body: (LayoutElement) -> Void) {
    body(self)
    if !parts.layoutGuides.isEmpty { for guide in parts.layoutGuides { body(guide) } }
    if !parts.ruledGuides.isEmpty { for guide in parts.ruledGuides { body(guide) } }
  }
}

extension [LayoutItem] {
  /// Inserts an item, at the end mostly, for which the library's method makes a list of it first.
  @inline(__always) mutating func put(_ item: LayoutItem, at index: Int) {
    if isEmpty { reserveCapacity(4) }
    if index == count { append(item) } else { insert(item, at: index) }
  }

  @inline(__always) fileprivate func appendReversed(to list: inout [LayoutItem]) {
    var index = count
    while index > 0 {
      index -= 1
      list.append(self[index])
    }
  }
}

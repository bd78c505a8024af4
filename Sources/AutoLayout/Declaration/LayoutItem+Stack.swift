extension LayoutItem {
  /// Appends an item to those that the stack arranges, and to its subitems if it is not among them.
  /// Returns false, with nothing changed, if the item is this one or contains it.
  ///
  /// - Source: `UIStackView.addArrangedSubview(_:)`, also for what the next three say.
  @discardableResult public func addArrangedSubitem(_ item: LayoutItem) -> Bool {
    let isArranged = arrangedSubitems.contains { $0 === item }
    return insertArrangedSubitem(
      item, at: isArranged ? arrangedSubitems.count - 1 : arrangedSubitems.count)
  }

  /// Gives an item a place among those that the stack arranges, and appends it to the subitems if
  /// it is not among them. Returns false, with nothing changed, if the item is this one or contains
  /// it, or if there is no such place.
  @discardableResult public func insertArrangedSubitem(_ item: LayoutItem, at index: Int) -> Bool {
    let isArranged = arrangedSubitems.contains { $0 === item }
    let places = isArranged ? arrangedSubitems.count - 1 : arrangedSubitems.count
    guard index >= 0, index <= places else { return false }
    guard item.superitem === self || addSubitem(item) else { return false }
    if isArranged { parts.arrangedSubitems.removeAll { $0 === item } }
    parts.arrangedSubitems.put(item, at: index)
    observer?.treeChanged()
    return true
  }

  /// Takes an item out of those that the stack arranges; it stays a subitem.
  public func removeArrangedSubitem(_ item: LayoutItem) {
    guard let index = arrangedSubitems.firstIndex(where: { $0 === item }) else { return }
    parts.arrangedSubitems.remove(at: index)
    parts.customSpacings[ObjectIdentifier(item)] = nil
    observer?.treeChanged()
  }

  /// Replaces a stack's spacing after one of its arranged items: points,
  /// ``StackArrangement/spacingUseSystem``, or ``StackArrangement/spacingUseDefault``.
  public func setCustomSpacing(_ spacing: Double, after item: LayoutItem) {
    guard arrangedSubitems.contains(where: { $0 === item }) else { return }
    parts.customSpacings[ObjectIdentifier(item)] = spacing
    observer?.treeChanged()
  }

  func customSpacing(after item: LayoutItem) -> Double? {
    parts.customSpacings[ObjectIdentifier(item)]
  }
}

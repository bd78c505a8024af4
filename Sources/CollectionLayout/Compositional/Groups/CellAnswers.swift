/// The answers of a section's cells, by item. Only items that answered take memory.
struct CellAnswers {
  private(set) var along = SparseExtents()
  private(set) var across = SparseExtents()

  var isEmpty: Bool { along.isEmpty && across.isEmpty }

  var byteCount: Int { along.byteCount + across.byteCount }

  subscript(item: Int) -> CellAnswer {
    get {
      CellAnswer(
        along: along[item].map { Extent(units: $0).points } ?? .nan,
        across: across[item].map { Extent(units: $0).points } ?? .nan)
    }
    set {
      along.set(newValue.along.isNaN ? nil : Extent(points: newValue.along).units, at: item)
      across.set(newValue.across.isNaN ? nil : Extent(points: newValue.across).units, at: item)
    }
  }

  /// Whether a cell of some items answered.
  func hasAnswers(in items: Range<Int>) -> Bool {
    along.hasValues(in: items) || across.hasValues(in: items)
  }

  /// Returns the answers of some items for the solver.
  func sizes(of items: Range<Int>, isVertical: Bool) -> AnsweredSizes {
    var sizes = AnsweredSizes()
    let first = list(along, items)
    let second = list(across, items)
    sizes.heights = isVertical ? first : second
    sizes.widths = isVertical ? second : first
    return sizes
  }

  private func list(_ extents: SparseExtents, _ items: Range<Int>) -> [Double] {
    var list: [Double] = []
    extents.visit(items) { item, units in
      if list.isEmpty { list = [Double](repeating: .nan, count: items.count) }
      list[item - items.lowerBound] = Extent(units: units).points
      return true
    }
    return list
  }

  /// Calls a closure with every item that has an answer, in order.
  func forEach(_ body: (_ item: Int, CellAnswer) -> Void) {
    if across.isEmpty {
      along.visit(0..<Int.max) { item, units in
        body(item, CellAnswer(along: Extent(units: units).points))
        return true
      }
    } else if along.isEmpty {
      across.visit(0..<Int.max) { item, units in
        body(item, CellAnswer(across: Extent(units: units).points))
        return true
      }
    } else {
      var items: [Int] = []
      along.visit(0..<Int.max) { item, _ in
        items.append(item)
        return true
      }
      across.visit(0..<Int.max) { item, _ in
        if along[item] == nil { items.append(item) }
        return true
      }
      for item in items.sorted() { body(item, self[item]) }
    }
  }

  /// Makes room for an item.
  mutating func insertItem(_ item: Int) {
    along.insertIndex(item)
    across.insertIndex(item)
  }

  /// Takes an item away.
  mutating func removeItem(_ item: Int) {
    along.removeIndex(item)
    across.removeIndex(item)
  }
}

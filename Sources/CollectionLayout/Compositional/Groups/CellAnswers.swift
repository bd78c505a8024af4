/// The answers of a section's cells, by item. Only items that answered take memory, unless answers
/// are kept as lists.
struct CellAnswers {
  private(set) var along = SparseExtents()
  private(set) var across = SparseExtents()
  /// The answers of all items in points, NaN where there is none, instead of those of a few: where
  /// they break groups, the solver reads the lists.
  private var lists: (along: [Double], across: [Double])?

  var isEmpty: Bool { lists == nil && along.isEmpty && across.isEmpty }

  /// Keeps answers as lists from now on.
  mutating func list(_ count: Int) {
    guard lists == nil else { return }
    var first = [Double](repeating: .nan, count: count)
    var second = first
    forEach { item, answer in
      guard item < count else { return }
      first[item] = answer.along
      second[item] = answer.across
    }
    self = CellAnswers()
    lists = (first, second)
  }

  /// Returns the lists for the solver of a group that starts with an item.
  func listed(from item: Int, isVertical: Bool) -> AnsweredSizes {
    guard let lists else { return AnsweredSizes() }
    return AnsweredSizes(
      first: item, widths: isVertical ? lists.across : lists.along,
      heights: isVertical ? lists.along : lists.across)
  }

  subscript(item: Int) -> CellAnswer {
    get {
      if let lists { return CellAnswer(along: lists.along[item], across: lists.across[item]) }
      return sparse(item)
    }
    set {
      guard lists == nil else {
        lists?.along[item] = newValue.along
        lists?.across[item] = newValue.across
        return
      }
      along.set(newValue.along.isNaN ? nil : Extent(points: newValue.along).units, at: item)
      across.set(newValue.across.isNaN ? nil : Extent(points: newValue.across).units, at: item)
    }
  }

  private func sparse(_ item: Int) -> CellAnswer {
    CellAnswer(
      along: along[item].map { Extent(units: $0).points } ?? .nan,
      across: across[item].map { Extent(units: $0).points } ?? .nan)
  }

  func hasAnswers(in items: Range<Int>) -> Bool {
    along.hasValues(in: items) || across.hasValues(in: items)
  }

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
    if let lists {
      for item in lists.along.indices {
        let answer = CellAnswer(along: lists.along[item], across: lists.across[item])
        if !answer.along.isNaN || !answer.across.isNaN { body(item, answer) }
      }
    } else if across.isEmpty {
      along.visit(0..<Int.max) { item, units in
        body(item, CellAnswer(along: Extent(units: units).points))
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

  mutating func insertItem(_ item: Int) {
    lists?.along.insert(.nan, at: item)
    lists?.across.insert(.nan, at: item)
    along.insertIndex(item)
    across.insertIndex(item)
  }

  mutating func removeItem(_ item: Int) {
    _ = lists?.along.remove(at: item)
    _ = lists?.across.remove(at: item)
    along.removeIndex(item)
    across.removeIndex(item)
  }
}

/// The answers of a section's cells, by item; only answers take memory, unless kept as lists.
struct CellAnswers {
  private(set) var along = SparseExtents()
  private(set) var across = SparseExtents()
  /// All answers in points, NaN for none, which the solver reads where they break groups.
  private var lists: (along: [Double], across: [Double])?

  var isEmpty: Bool { lists == nil && along.isEmpty && across.isEmpty }

  mutating func list(_ count: Int) {
    guard lists == nil else { return }
    var listed = (
      along: [Double](repeating: .nan, count: count),
      across: [Double](repeating: .nan, count: count)
    )
    forEach { item, answer in
      guard item < count else { return }
      (listed.along[item], listed.across[item]) = (answer.along, answer.across)
    }
    self = CellAnswers()
    lists = listed
  }

  func listed(from item: Int, isVertical: Bool) -> AnsweredSizes {
    guard let lists else { return AnsweredSizes() }
    return AnsweredSizes(
      first: item, widths: isVertical ? lists.across : lists.along,
      heights: isVertical ? lists.along : lists.across)
  }

  subscript(item: Int) -> CellAnswer {
    get {
      if let lists { return CellAnswer(along: lists.along[item], across: lists.across[item]) }
      return CellAnswer(
        along: along[item].map { Extent(units: $0).points } ?? .nan,
        across: across[item].map { Extent(units: $0).points } ?? .nan)
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

  func hasAnswers(in items: Range<Int>) -> Bool {
    along.hasValues(in: items) || across.hasValues(in: items)
  }

  func sizes(of items: Range<Int>, isVertical: Bool) -> AnsweredSizes {
    let (first, second) = (list(along, items), list(across, items))
    return AnsweredSizes(
      widths: isVertical ? second : first, heights: isVertical ? first : second)
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

  func forEach(_ body: (_ item: Int, CellAnswer) -> Void) {
    if let lists {
      for item in lists.along.indices {
        let answer = CellAnswer(along: lists.along[item], across: lists.across[item])
        if !answer.along.isNaN || !answer.across.isNaN { body(item, answer) }
      }
      return
    }
    var items: [Int] = []
    for extents in [along, across] {
      extents.visit(0..<Int.max) { item, _ in
        items.append(item)
        return true
      }
    }
    if !across.isEmpty { items = Set(items).sorted() }
    for item in items { body(item, self[item]) }
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

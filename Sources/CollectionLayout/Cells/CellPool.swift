/// The cells that exist, and for each identifier the queue of those that wait to be used again.
struct CellPool {
  /// No cell: the number of an element that has none yet.
  static let none: Int32 = -1

  /// The cells of one identifier.
  private struct Queue {
    var reuse: CellReuse
    /// The cells that wait, in the order in which they came.
    var waiting: [Int32] = []
  }

  private var queues: [Queue] = []
  private var places: [ReuseIdentifier: Int] = [:]
  private var cells: [(queue: Int32, number: Int32)] = []

  /// How often cells were made and used again, by identifiers in the order of their first use.
  var reuse: [CellReuse] { queues.map(\.reuse) }

  /// Returns a cell of an identifier: the one that came to wait last, or else a new one.
  mutating func dequeue(_ identifier: ReuseIdentifier) -> (cell: Int32, isNew: Bool) {
    let place = place(of: identifier)
    queues[place].reuse.dequeued += 1
    if let cell = queues[place].waiting.popLast() {
      queues[place].reuse.waiting -= 1
      return (cell, false)
    }
    let cell = Int32(cells.count)
    cells.append((Int32(place), Int32(queues[place].reuse.created)))
    queues[place].reuse.created += 1
    return (cell, true)
  }

  /// Lets a cell wait to be used again.
  mutating func enqueue(_ cell: Int32) {
    let place = Int(cells[Int(cell)].queue)
    queues[place].waiting.append(cell)
    queues[place].reuse.waiting += 1
  }

  /// Lets every cell wait that does not.
  mutating func enqueueAll() {
    for place in queues.indices { queues[place].waiting = [] }
    for cell in cells.indices.reversed() {
      queues[Int(cells[cell].queue)].waiting.append(Int32(cell))
    }
    for place in queues.indices {
      queues[place].reuse.waiting = queues[place].waiting.count
    }
  }

  func name(of cell: Int32) -> ReusableCell {
    let (queue, number) = cells[Int(cell)]
    return ReusableCell(
      identifier: queues[Int(queue)].reuse.identifier, number: Int(number))
  }

  private mutating func place(of identifier: ReuseIdentifier) -> Int {
    // Few identifiers are usual, and the first one of all the most frequent.
    if let first = queues.first, first.reuse.identifier == identifier { return 0 }
    if let place = places[identifier] { return place }
    places[identifier] = queues.count
    queues.append(Queue(reuse: CellReuse(identifier: identifier)))
    return queues.count - 1
  }
}

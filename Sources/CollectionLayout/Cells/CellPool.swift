/// The cells that exist, and for each identifier the queue of those that wait to be used again.
struct CellPool {
  /// The number of an element that has no cell yet.
  static let none: Int32 = -1

  struct Queue {
    let identifier: ReuseIdentifier
    /// How many cells there are, shown or not.
    var count: Int32 = 0
    var waiting: [Int32] = []
  }

  private(set) var queues: [Queue] = []
  private var places: [ReuseIdentifier: Int] = [:]
  private(set) var cells: [(queue: Int32, number: Int32)] = []

  /// Returns the cell of an identifier that came to wait last, or else a new one.
  mutating func dequeue(_ identifier: ReuseIdentifier) -> (cell: Int32, isNew: Bool) {
    let place = place(of: identifier)
    if let cell = queues[place].waiting.popLast() { return (cell, false) }
    let cell = Int32(cells.count)
    cells.append((Int32(place), queues[place].count))
    queues[place].count += 1
    return (cell, true)
  }

  mutating func enqueue(_ cell: Int32) { queues[Int(cells[Int(cell)].queue)].waiting.append(cell) }

  mutating func enqueueAll() {
    for place in queues.indices { queues[place].waiting = [] }
    for cell in cells.indices.reversed() {
      queues[Int(cells[cell].queue)].waiting.append(Int32(cell))
    }
  }

  /// The identifier and the number of a cell, as in `item#3`.
  func name(of cell: Int32) -> String {
    let (queue, number) = cells[Int(cell)]
    return "\(queues[Int(queue)].identifier.text)#\(number)"
  }

  private mutating func place(of identifier: ReuseIdentifier) -> Int {
    // Few identifiers are usual, and the first one of all the most frequent.
    if let first = queues.first, first.identifier == identifier { return 0 }
    if let place = places[identifier] { return place }
    places[identifier] = queues.count
    queues.append(Queue(identifier: identifier))
    return queues.count - 1
  }
}

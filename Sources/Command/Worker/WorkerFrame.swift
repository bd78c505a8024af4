/// A message between a worker and the command: a kind, and a few texts or files as bytes.
///
/// On the descriptor a frame is its length in four bytes, its kind, and for each field its length
/// and its bytes; the lowest byte of a number comes first.
package struct WorkerFrame: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    /// The list of cells is made: the nonce, the tool, and the names of the cells and the lists.
    case ready = 1
    /// A cell or a list is at work: its place among the cells or `list`, its name, and its site.
    case at = 2
    case idle = 3
    /// Work of a cell waits for the main thread.
    case asked = 4
    case answered = 5
    /// A cell cannot be measured: the fields of ``at``, and why.
    case gaveUp = 6
    case warning = 7
    /// The command's request: its number, and its bytes.
    case request = 8
    /// The answer to a request: its number, and its bytes.
    case answer = 9
    /// The answer that there is none: the number of the request, and the reason.
    case refusal = 10
  }

  package var kind: Kind, fields: [[UInt8]]

  package init(_ kind: Kind, _ fields: [[UInt8]] = []) {
    self.kind = kind
    self.fields = fields
  }

  package init(_ kind: Kind, texts: [String]) { self.init(kind, texts.map { Array($0.utf8) }) }
  static let maximumFieldCount = 8
  package static let maximumSize = 1 << 29

  package func text(_ index: Int) -> String {
    fields.indices.contains(index) ? String(decoding: fields[index], as: UTF8.self) : ""
  }
}

extension WorkerFrame {
  var bytes: [UInt8] {
    func number(_ number: Int) -> [UInt8] {
      stride(from: 0, to: 32, by: 8).map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    let bytes = fields.reduce(into: [kind.rawValue]) {
      $0 += number($1.count)
      $0 += $1
    }
    return number(bytes.count) + bytes
  }

  static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= 4 else { return nil }
    return bytes.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Reads what follows a length; nil if it is no frame.
  init?(content: ArraySlice<UInt8>) {
    guard let first = content.first, let kind = Kind(rawValue: first) else { return nil }
    var rest = content.dropFirst()
    var fields: [[UInt8]] = []
    while !rest.isEmpty {
      guard fields.count < Self.maximumFieldCount, let length = Self.number(rest),
        rest.count >= 4 + length
      else { return nil }
      fields.append(Array(rest.dropFirst(4).prefix(length)))
      rest = rest.dropFirst(4 + length)
    }
    self.init(kind, fields)
  }
}

struct WorkerFrameReader {
  private var pending: [UInt8] = []
  private var offset = 0
  private(set) var isBroken = false

  mutating func append(_ bytes: ArraySlice<UInt8>) {
    if offset > 1 << 20 {
      pending.removeFirst(offset)
      offset = 0
    }
    pending += bytes
  }

  /// The next frame; nil until all of it is there.
  mutating func next() -> WorkerFrame? {
    guard !isBroken, let length = WorkerFrame.number(pending[offset...]) else { return nil }
    isBroken = length > WorkerFrame.maximumSize
    let start = offset + 4
    guard !isBroken, pending.count - start >= length else { return nil }
    offset = start + length
    guard let frame = WorkerFrame(content: pending[start..<offset]) else {
      isBroken = true
      return nil
    }
    if offset == pending.count {
      pending.removeAll(keepingCapacity: true)
      offset = 0
    }
    return frame
  }
}

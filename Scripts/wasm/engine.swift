// What the page calls: memory for its bytes, cells from their description, and answers. The instance is thrown away
// with all that it holds.

import SelfSizingCells

/// Bytes that the page and the engine hand each other, at a place that stays while they do.
private struct Parcel {
  private(set) var bytes: UnsafeMutableRawBufferPointer = .allocate(byteCount: 0, alignment: 1)

  /// Makes room for other bytes, in the place of those before. They are there once they are
  /// written.
  mutating func makeRoom(_ count: Int) {
    bytes.deallocate()
    bytes = .allocate(byteCount: count, alignment: 1)
  }
}

/// Cells that were read, by their handles.
nonisolated(unsafe) private var cells: [LivingCells] = []
/// The bytes that the page has written.
nonisolated(unsafe) private var input = Parcel()
/// The answer given last.
nonisolated(unsafe) private var answer = Parcel()

/// Memory for some bytes of the page.
@_expose(wasm, "room") @_cdecl("room")
public func room(_ count: Int32) -> UnsafeMutableRawPointer? {
  input.makeRoom(Int(max(count, 0)))
  return input.bytes.baseAddress
}

/// Reads a template's description; returns a handle, or -1 for bytes that are something else.
@_expose(wasm, "open") @_cdecl("open")
public func open() -> Int32 {
  guard let living = LivingCells(bytes: Array(input.bytes)) else { return -1 }
  cells.append(living)
  return Int32(cells.count - 1)
}

/// Answers a question about some cells, in that many bytes at `answerStart`; 0 without such cells.
@_expose(wasm, "ask") @_cdecl("ask")
public func ask(_ handle: Int32) -> Int32 {
  guard cells.indices.contains(Int(handle)) else { return 0 }
  let bytes = cells[Int(handle)].answer(Array(input.bytes))
  answer.makeRoom(bytes.count)
  // All at once: a collection is copied byte by byte.
  bytes.withUnsafeBytes { answer.bytes.copyMemory(from: $0) }
  return Int32(bytes.count)
}

/// Where the answer given last begins.
@_expose(wasm, "answerStart") @_cdecl("answerStart")
public func answerStart() -> UnsafeMutableRawPointer? { answer.bytes.baseAddress }

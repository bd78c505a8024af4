/// The figures of a face that measuring words looks up for each letter, without the cost of arrays.
///
/// All indices are in range by construction: slots are below `CommonCharacters.count`, and the matrix
/// has checked its own.
struct WordTables {
  /// Advances in points by slot.
  let advances: UnsafeBufferPointer<Double>
  let rows: UnsafeBufferPointer<UInt32>
  let columns: UnsafeBufferPointer<UInt16>
  let cells: UnsafeBufferPointer<UInt16>
  let values: UnsafeBufferPointer<Double>
  private let letterSlots: UnsafeBufferPointer<UInt16>

  /// Runs a body with the tables of a face, which are valid in it only.
  static func withTables(of face: ScaledFace, _ body: (WordTables) -> Void) {
    let matrix = face.kerningMatrix
    face.advances.withUnsafeBufferPointer { advances in
      matrix.rows.withUnsafeBufferPointer { rows in
        matrix.columns.withUnsafeBufferPointer { columns in
          matrix.cells.withUnsafeBufferPointer { cells in
            face.kerningValues.withUnsafeBufferPointer { values in
              CommonCharacters.letterSlots.withUnsafeBufferPointer { letterSlots in
                body(
                  WordTables(
                    advances: advances, rows: rows, columns: columns, cells: cells, values: values,
                    letterSlots: letterSlots))
              }
            }
          }
        }
      }
    }
  }

  /// The kerning of two slots, in points.
  @inline(__always)
  func kerning(_ first: Int, _ second: Int) -> Double {
    // The value of cell 0 is 0: looking it up costs less than a branch that is taken at random.
    values[Int(cells[Int(rows[first]) + Int(columns[second])])]
  }

  /// The slot and the length in bytes of the plain letter at an offset; slot 0 if there is none that
  /// the face knows.
  @inline(__always)
  func letter(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (slot: Int, code: UInt32, length: Int) {
    let byte = bytes[offset]
    let lower = byte | 0x20
    if lower >= 0x61, lower <= 0x7A { return (Int(byte), UInt32(byte), 1) }
    guard byte >= 0xC2 else { return (0, 0, 0) }
    var code: UInt32
    var length = 2
    if byte < 0xE0, offset + 1 < bytes.count {
      code = UInt32(byte & 0x1F) << 6 | UInt32(bytes[offset + 1] & 0x3F)
    } else {
      (code, length) = UTF8Cursor.decode(bytes, at: offset)
    }
    guard Int(code) < letterSlots.count else { return (0, 0, 0) }
    let slot = Int(letterSlots[Int(code)])
    return advances[slot] < 0 ? (0, 0, 0) : (slot, code, length)
  }
}

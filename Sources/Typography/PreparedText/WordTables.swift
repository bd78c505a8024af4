/// The figures of a face that measuring words looks up for each byte, without the cost of arrays.
///
/// All indices are in range by construction: slots are below `CommonCharacters.count`, bytes too, and
/// the matrix has checked its own.
struct WordTables {
  /// Advances in points by slot.
  let advances: UnsafeBufferPointer<Double>
  let rows: UnsafeBufferPointer<UInt32>
  let columns: UnsafeBufferPointer<UInt16>
  let cells: UnsafeBufferPointer<UInt16>
  let values: UnsafeBufferPointer<Double>
  /// The slots of plain letters by code point, 0 for all others.
  let letterSlots: UnsafeBufferPointer<UInt16>
  /// What a word needs to know of each byte.
  let bytes: UnsafeBufferPointer<WordByte>

  /// Runs a body with the tables of a face, which are valid in it only.
  static func withTables(of face: ScaledFace, _ body: (WordTables) -> Void) {
    let matrix = face.kerningMatrix
    face.advances.withUnsafeBufferPointer { advances in
      matrix.rows.withUnsafeBufferPointer { rows in
        matrix.columns.withUnsafeBufferPointer { columns in
          matrix.cells.withUnsafeBufferPointer { cells in
            face.kerningValues.withUnsafeBufferPointer { values in
              CommonCharacters.letterSlots.withUnsafeBufferPointer { letterSlots in
                face.wordBytes.withUnsafeBufferPointer { bytes in
                  body(
                    WordTables(
                      advances: advances, rows: rows, columns: columns, cells: cells,
                      values: values, letterSlots: letterSlots, bytes: bytes))
                }
              }
            }
          }
        }
      }
    }
  }
}

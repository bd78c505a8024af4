/// Pointers to the figures of a face that measuring words looks up for each byte.
///
/// All indices are in range by construction: slots are below `CommonCharacters.count`, and the
/// matrix has checked its own. The face owns what is pointed to: tables that never change, so any
/// thread may read them. Arrays would check a bound for each byte (`Benchmarks/compare cells`,
/// cold).
struct WordTables: @unchecked Sendable {
  let advances: UnsafeBufferPointer<Double>
  let rows: UnsafeBufferPointer<UInt32>
  let columns, cells: UnsafeBufferPointer<UInt16>
  let values: UnsafeBufferPointer<Double>
  /// The slots of plain letters by code point, 0 for all others.
  let letterSlots: UnsafeBufferPointer<UInt16>
  let bytes: UnsafeBufferPointer<WordByte>
  /// The advances of pairs of ASCII in font units; nil if the face is not measured in them.
  let pairs: UnsafePointer<Int16>?
  let pairKinds: UnsafePointer<UInt32>?
  /// The advances of pairs in parts of a font unit, where they are no whole numbers of them.
  let fractionalPairs: UnsafePointer<Int32>?
  /// Added to every advance that isn't among those of pairs.
  let tracking: Double

  init(
    _ advances: FixedTable<Double>, _ matrix: KerningMatrix, _ values: FixedTable<Double>,
    _ bytes: FixedTable<WordByte>, _ pairs: WordPairs?, tracking: Double = 0
  ) {
    self.advances = advances.elements
    rows = matrix.rows.elements
    columns = matrix.columns.elements
    cells = matrix.cells.elements
    self.values = values.elements
    letterSlots = CommonCharacters.letterSlots.elements
    self.bytes = bytes.elements
    self.pairs = pairs?.units?.elements.baseAddress
    fractionalPairs = pairs?.parts?.elements.baseAddress
    self.tracking = tracking
    pairKinds = pairs?.kinds.elements.baseAddress
  }
}

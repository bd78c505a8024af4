/// Where an instance keeps the advances of ASCII: good as long as the instance lives.
///
/// A font keeps it beside the instance, so that asking for an advance counts no references and
/// checks no bounds of an array.
///
/// The figures are written before anyone else knows of them, and never again, so any thread may
/// read them. New text in a font file looks one up for each character (`Benchmarks/compare cells`).
struct AdvancesOfASCII: @unchecked Sendable {
  static let count = 128

  /// The advances in font units by code point; `FontInstance.absent` where there is no glyph.
  let units: UnsafePointer<Double>

  /// Evaluates the advances at a position.
  ///
  /// - Parameter scalars: Those of the position's regions.
  init(_ columns: AdvanceColumns, _ scalars: [Double]) {
    let room = UnsafeMutablePointer<Double>.allocate(capacity: Self.count)
    columns.write(to: UnsafeMutableBufferPointer(start: room, count: Self.count), scalars)
    units = UnsafePointer(room)
  }

  /// The advance of a character in font units; nil for one beyond ASCII, or without a glyph.
  @inline(__always)
  subscript(code: UInt32) -> Double? {
    guard code < Self.count else { return nil }
    let advance = units[Int(code)]
    return advance > FontInstance.absent ? advance : nil
  }
}

// Embedded Swift has no mirrors.
#if !hasFeature(Embedded)
  extension AdvancesOfASCII: CustomReflectable {
    /// Nothing: the address of the advances differs from run to run.
    var customMirror: Mirror { Mirror(self, children: []) }
  }
#endif

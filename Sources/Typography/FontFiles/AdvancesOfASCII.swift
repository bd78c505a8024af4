/// Where an instance keeps the advances of ASCII: good as long as the instance lives.
///
/// A font keeps it beside the instance, so that asking for an advance counts no references and
/// checks no bounds of an array: new text in a font file looks one up for each character
/// (`Benchmarks/compare cells`).
struct AdvancesOfASCII: Sendable {
  static let count = 128

  /// The advances in font units by code point; `FontInstance.absent` where there is no glyph.
  let units: FixedElements<Double>

  /// Evaluates the advances at a position.
  ///
  /// - Parameter scalars: Those of the position's regions.
  init(_ columns: AdvanceColumns, _ scalars: [Double]) {
    units = FixedElements(count: Self.count) { columns.write(to: $0, scalars) }
  }

  /// The advance of a character in font units; nil for one beyond ASCII, or without a glyph.
  @inline(__always)
  subscript(code: UInt32) -> Double? {
    guard code < Self.count else { return nil }
    let advance = units.buffer[Int(code)]
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

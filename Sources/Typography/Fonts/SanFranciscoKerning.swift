/// The kerning of the San Francisco stand-in, unpacked.
///
/// - Source: Fitted by Scripts/system_kerning.py to published strings and to labels that iOS 15 to
///   17 drew.
struct SanFranciscoKerning: Sendable {
  private struct Matrices: Sendable { let kerned, monospaced: KerningMatrix }

  /// The figures are written in these parts of 1/2048 em.
  private static let partsPerUnit = 16.0

  private let current, earlier: Matrices
  /// Four for each value of the matrices: how far a pair moves apart in each master.
  private let masters: [Double]

  init() {
    let slots = CommonCharacters.count
    let columnCount = SanFranciscoFigures.kerningColumnCount
    let rows = Self.runs(SanFranciscoFigures.kerningRows, count: slots).map {
      UInt32($0 * columnCount)
    }
    let columns = Self.runs(SanFranciscoFigures.kerningColumns, count: slots).map { UInt16($0) }
    var cells = Self.runs(SanFranciscoFigures.kerningCells, count: .max).map { UInt16($0) }
    var digits = PackedDigits(SanFranciscoFigures.kerningValues)
    let count = SanFranciscoFigures.kerningValueCount
    var masters = (0..<4 * count).map { _ in Double(digits.nextSigned()) / Self.partsPerUnit }
    func matrices() -> Matrices {
      let valueCount = count + SanFranciscoFigures.earlierKerning.count
      let matrix = KerningMatrix(rows: rows, columns: columns, cells: cells, valueCount: valueCount)
      return Matrices(
        kerned: matrix, monospaced: matrix.withoutKerning(of: 0x30...0x39, valueCount: valueCount))
    }
    current = matrices()
    for (number, (pair, parts)) in SanFranciscoFigures.earlierKerning.enumerated() {
      // The letters of a pair are ASCII, whose slots are their code points.
      let cell = Int(rows[Int(pair.utf8Start[0])]) + Int(columns[Int(pair.utf8Start[1])])
      let value = 4 * Int(cells[cell])
      masters += (0..<4).map { masters[value + $0] + parts[$0] / Self.partsPerUnit }
      cells[cell] = UInt16(count + number)
    }
    earlier = matrices()
    self.masters = masters
  }

  func matrix(_ edition: SystemFontEdition, hasMonospacedDigits: Bool) -> KerningMatrix {
    let matrices = edition == .iOS15 ? earlier : current
    return hasMonospacedDigits ? matrices.monospaced : matrices.kerned
  }

  /// The values that the matrices number, in units of 1/2048 em.
  func values(_ mixture: SanFranciscoMixture) -> [Double] {
    stride(from: 0, to: masters.count, by: 4).map { first in
      mixture.value(masters[first], masters[first + 1], masters[first + 2], masters[first + 3])
    }
  }

  /// Unpacks runs, each a number and how often it comes.
  private static func runs(_ literal: StaticString, count: Int) -> [Int] {
    var digits = PackedDigits(literal)
    var numbers: [Int] = []
    while !digits.isAtEnd, numbers.count < count {
      let number = digits.next()
      numbers += repeatElement(number, count: digits.next())
    }
    return numbers
  }
}

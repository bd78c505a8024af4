import SelfSizing

/// The outcomes of some contents in a row, of one template, as a shard keeps them: of a cell the
/// height, and the number of everything else that a report shows. For each number there is the
/// place of the first such cell, which merging measures again.
struct ShardPart: Hashable, Sendable {
  struct Cell: Hashable, Sendable { var height: Double, remark: Int }

  /// The first cell with a remark, by its indices, and how many findings it has.
  struct Remark: Hashable, Sendable {
    var content: Int, width: Int, category: Int, findingCount: Int
  }

  let name: String
  /// The system whose figures the cells took; nil where none was asked for.
  let system: String?
  let range: Range<Int>
  let contentCount: Int
  /// A digest of the declaration, the run's settings and the names of these contents.
  let inputs: UInt64
  /// The remarks, numbered from 0.
  let remarks: [Remark]
  /// The cells: for each content, for each width, for each text size.
  let cells: [Cell]

  var title: String { TemplateMeasurements.title(name, system) }
}

extension ShardPart {
  /// Takes outcomes for each width, for each text size, for each content.
  init(
    _ measured: [CellOutcome], of template: some MeasurableCells, system: String?,
    _ range: Range<Int>, _ run: MeasuringRun
  ) {
    var remarks: [Remark] = []
    var numbers: [CellFacts: Int] = [:]
    var cells: [Cell] = []
    cells.reserveCapacity(measured.count)
    for content in 0..<range.count {
      for width in run.widths.indices {
        for category in run.categories.indices {
          let row = width * run.categories.count + category
          let cell = measured[row * range.count + content]
          let number = numbers[cell.facts] ?? remarks.count
          if number == remarks.count {
            numbers[cell.facts] = number
            remarks.append(
              Remark(
                content: range.lowerBound + content, width: width, category: category,
                findingCount: cell.findings.count))
          }
          cells.append(Cell(height: cell.height, remark: number))
        }
      }
    }
    self.init(
      name: template.name, system: system, range: range, contentCount: template.contentCount,
      inputs: run.inputs(template, range), remarks: remarks, cells: cells)
  }

  func cell(of remark: Remark, widths: Int, categories: Int) -> Cell {
    let row = (remark.content - range.lowerBound) * widths * categories
    return cells[row + remark.width * categories + remark.category]
  }
}

/// One of several parts of a run, for machines that measure in parallel.
package struct Shard: Hashable, Sendable {
  static let maximumCount = 10_000
  /// The part, in 1...count.
  let number: Int
  let count: Int

  /// Creates a part; nil unless the number is in 1...count, and the count in 1...maximumCount.
  init?(_ number: Int, of count: Int) {
    guard 1...Self.maximumCount ~= count, 1...count ~= number else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// Parts are contiguous, do not overlap, and differ in length by at most one.
  func range(of total: Int) -> Range<Int> { total * (number - 1) / count..<total * number / count }

  /// The pieces of this part in each of several rows that follow one another.
  func ranges(of totals: [Int]) -> [Range<Int>] {
    let whole = range(of: totals.reduce(0, +))
    var first = 0
    return totals.map { total in
      defer { first += total }
      let range = whole.clamped(to: first..<first + total)
      return range.lowerBound - first..<range.upperBound - first
    }
  }
}

extension Shard: CustomStringConvertible {
  /// The part as the command line names it: `3/16`.
  package var description: String { "\(number)/\(count)" }
}

/// A digest of texts in a row, the same on every machine. Every changed byte changes it; it is no
/// proof against someone who computes it again.
/// - Source: FNV-1a with 64 bits (RFC 9923).
struct Digest {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ text: String) {
    addBytes(of: text)
    // No byte of UTF-8, so that a text never runs into the next one.
    add(0xFF)
  }

  mutating func addBytes(of text: String) { for byte in text.utf8 { add(byte) } }

  mutating func addBytes(of bytes: some Sequence<UInt8>) { for byte in bytes { add(byte) } }

  private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

import Foundation
import SelfSizing
import TestSupport
import Testing

@testable import SelfSizingInterfaceBuilder

/// Damages the fixtures in ways that editors, merges and disks do, and reads what is left.
@Suite("Damaged files")
struct MutationTests {
  /// How many damaged files are read; SELFSIZING_MUTATIONS sets it.
  private static let count =
    ProcessInfo.processInfo.environment["SELFSIZING_MUTATIONS"].flatMap(Int.init)
    ?? Trials.count(80, quick: 25)

  private static let values = [
    "", "-1", "1e308", "nan", "NO", "YES", "99999999999999999999", "\u{FFFD}", "a b", "1:0", "1/0",
  ]

  /// Deletes or doubles a stretch, changes a byte, or gives an attribute another value.
  private static func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard bytes.count > 8 else { return }
    let start = Int.random(in: 0..<bytes.count, using: &random)
    let end = min(start + Int.random(in: 1...200, using: &random), bytes.count)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
    case 2: bytes[start] = UInt8.random(in: 0...255, using: &random)
    case 3: changeAttribute(of: &bytes, from: start, to: values.randomElement(using: &random) ?? "")
    case 4: moveElement(of: &bytes, &random)
    default:
      // The value of another attribute: ids, numbers and names change places.
      let other = Int.random(in: 0..<bytes.count, using: &random)
      guard let range = attribute(in: bytes, from: other) else { return }
      changeAttribute(of: &bytes, from: start, to: String(decoding: bytes[range], as: UTF8.self))
    }
  }

  /// The range of the next attribute's value.
  private static func attribute(in bytes: [UInt8], from start: Int) -> Range<Int>? {
    let quote = UInt8(ascii: "\"")
    guard let equals = bytes[start...].firstIndex(of: UInt8(ascii: "=")), equals + 1 < bytes.count,
      bytes[equals + 1] == quote, let end = bytes[(equals + 2)...].firstIndex(of: quote)
    else { return nil }
    return equals + 2..<end
  }

  private static func changeAttribute(of bytes: inout [UInt8], from start: Int, to value: String) {
    guard let range = attribute(in: bytes, from: start) else { return }
    bytes.replaceSubrange(range, with: value.utf8)
  }

  /// Puts a line somewhere else: nearly always an element that closes itself.
  private static func moveElement(of bytes: inout [UInt8], _ random: inout SeededGenerator) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let line = lines.remove(at: Int.random(in: 0..<lines.count, using: &random))
    lines.insert(line, at: Int.random(in: 0...lines.count, using: &random))
    bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  @Test("end in an error with a line, or in cells that measure and import")
  func damaged() throws {
    let originals = try Fixture.all.map { try Fixture($0).bytes }
    var readable = 0
    for seed in 0..<Self.count {
      var random = SeededGenerator(seed: UInt64(seed))
      var bytes = originals.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 1...6, using: &random) { Self.damage(&bytes, &random) }
      do throws(InterfaceFileError) {
        let file = try InterfaceFile(bytes, name: "Damaged.xib")
        readable += 1
        for cell in file.cells.prefix(3) {
          let measured = try? Measurer(cell.template).measure(.asInFile, width: 320)
          #expect(measured.map { $0.size.height.isFinite } ?? true, "seed \(seed)")
        }
        #expect(!InterfaceSource(file.cells).text.isEmpty)
      } catch {
        #expect(error.description.hasPrefix("Damaged.xib:"), "seed \(seed): \(error)")
      }
    }
    // Damage that only ever breaks the XML would test the XML reader alone.
    #expect(readable > Self.count / 10)
  }

  @Test("a file of many megabytes is read or refused in time that grows with its size")
  func large() throws {
    let megabytes =
      ProcessInfo.processInfo.environment["SELFSIZING_XIB_MEGABYTES"].flatMap(Int.init) ?? 1
    let text = Document.filling("label", "text=\"\(String(repeating: "word ", count: 40))\">")
    let comment = "<!--" + String(repeating: " padding", count: megabytes << 17) + "-->"
    #expect(try Document.height(text.replacing("<objects>", with: comment + "<objects>")) > 0)
    let cells = String(repeating: "<view/>", count: megabytes << 14)
    let error = #expect(throws: InterfaceFileError.self) {
      try Document.read(Document.cell(cells))
    }
    #expect(error?.description.contains("has more than") == true)
  }
}

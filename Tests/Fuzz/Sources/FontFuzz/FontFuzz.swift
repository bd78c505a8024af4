import Foundation
import SelfSizingTypography

/// Mutates fonts at random and reads, measures and wraps with whatever comes out. Under
/// AddressSanitizer it stops at the first access outside of memory; otherwise at the first trap.
///
///     swift run -c release --package-path Tests/Fuzz --sanitize address FontFuzz <count> <font> …
@main
struct FontFuzz {
  /// A small generator that repeats itself (SplitMix64).
  struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let count = arguments.first.flatMap({ Int($0) }), arguments.count > 1 else {
      print("usage: FontFuzz <count> <font> …")
      exit(64)
    }
    let fonts = try arguments.dropFirst().map {
      [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0)))
    }
    var read = 0
    var reasons: [String: Int] = [:]
    for index in 0..<count {
      var generator = Generator(state: UInt64(index))
      let bytes = mutated(fonts, using: &generator)
      do throws(FontFileError) {
        let file = try FontFile(bytes)
        for number in 0..<min(file.faceCount, 4) { use(try file.face(at: number)) }
        read += 1
      } catch {
        reasons["\(error)", default: 0] += 1
      }
    }
    print("\(count) fonts, \(read) read, \(count - read) refused")
    for (reason, times) in reasons.sorted(by: { $0.value > $1.value }).prefix(20) {
      print("  \(times) \(reason)")
    }
  }

  /// A font with one to eight mutations: bytes, numbers of two and four bytes, copies, a cut end.
  private static func mutated(_ fonts: [[UInt8]], using generator: inout Generator) -> [UInt8] {
    var bytes = fonts[Int.random(in: 0..<fonts.count, using: &generator)]
    let interesting: [UInt32] = [0, 1, 2, 0x7F, 0xFF, 0x7FFF, 0x8000, 0xFFFF, 0x7FFF_FFFF, .max]
    for _ in 0..<Int.random(in: 1...8, using: &generator) where bytes.count > 8 {
      // Half of the mutations hit the directory and the tables' headers, which lead elsewhere.
      let reach = Bool.random(using: &generator) ? bytes.count : min(bytes.count, 512)
      let position = Int.random(in: 0..<reach - 4, using: &generator)
      let value = interesting.randomElement(using: &generator) ?? 0
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: bytes[position] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes[position] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 2:
        bytes[position] = UInt8(truncatingIfNeeded: value >> 8)
        bytes[position + 1] = UInt8(truncatingIfNeeded: value)
      case 3:
        for byte in 0..<4 {
          bytes[position + byte] = UInt8(truncatingIfNeeded: value >> (24 - 8 * UInt32(byte)))
        }
      case 4:
        let source = Int.random(in: 0..<bytes.count - 4, using: &generator)
        for byte in 0..<4 { bytes[position + byte] = bytes[source + byte] }
      default: bytes.removeLast(Int.random(in: 1...(bytes.count / 4 + 1), using: &generator))
      }
    }
    return bytes
  }

  /// Asks a face everything it can be asked.
  private static func use(_ face: FontFace) {
    let font = TextFont(face, size: 17, fallbacks: [face])
    let text = "AVAST Wavy To. LT fi é e\u{301} Ж Ω 日 \u{10FFFF} soft\u{AD}hyphen\ttab"
    let prepared = PreparedText(text, font: font)
    let layout = prepared.layout(width: 60, numberOfLines: 2)
    precondition(prepared.naturalWidth >= 0 && layout.lines.count <= 2)
    for glyph in [-1, 0, 1, face.glyphCount - 1, face.glyphCount, 65_535] {
      precondition(face.advance(ofGlyph: glyph) >= 0)
      precondition(face.kerning(between: glyph, and: 3) >= -face.advance(ofGlyph: glyph))
    }
  }
}

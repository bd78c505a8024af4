/// Builds small fonts: the glyphs 1, 2, 3 … are those of consecutive letters.
struct FontBuilder {
  var unitsPerEm = 1000
  /// The advances of the glyphs, that of the missing one first.
  var advances = [500, 600, 700, 800]
  /// The letter of glyph 1.
  var firstCode = 0x41
  var usesGroups = false
  /// Pairs for a table `kern`.
  var kern: [(first: Int, second: Int, value: Int)] = []
  /// The direction of the pairs of `kern` and how they are kept: horizontal, format 0.
  var kernCoverage = 1
  /// A whole table `GPOS`.
  var gpos: [UInt8]?
  /// A whole table `GSUB`.
  var gsub: [UInt8]?
  /// The family's name, in a table `name`; none without one.
  var familyName: String?
  /// Names of tables that are left out.
  var omitted: Set<String> = []

  static func bytes(_ numbers: [Int]) -> [UInt8] {
    numbers.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  private static func long(_ number: Int) -> [UInt8] { bytes([number >> 16, number]) }

  private var cmap: [UInt8] {
    let last = firstCode + advances.count - 2
    if usesGroups {
      return Self.bytes([0, 1, 3, 10, 0, 12, 12, 0]) + Self.long(28) + Self.long(0) + Self.long(1)
        + Self.long(firstCode) + Self.long(last) + Self.long(1)
    }
    let delta = 1 - firstCode
    return Self.bytes([0, 1, 3, 1, 0, 12])
      + Self.bytes([4, 32, 0, 4, 0, 0, 0, last, 0xFFFF, 0, firstCode, 0xFFFF, delta, 1, 0, 0])
  }

  /// The tables by name.
  private var tables: [(name: String, bytes: [UInt8])] {
    var tables: [(name: String, bytes: [UInt8])] = [
      ("cmap", cmap),
      (
        "head",
        Self.bytes([1, 0, 0, 0, 0, 0, 0, 0, 0, unitsPerEm] + Array(repeating: 0, count: 17))
      ),
      (
        "hhea",
        Self.bytes([1, 0, 900, -200, 100] + Array(repeating: 0, count: 12) + [advances.count])
      ),
      ("hmtx", Self.bytes(advances.flatMap { [$0, 0] })),
      ("maxp", Self.bytes([0, 0x5000, advances.count])),
    ]
    if !kern.isEmpty {
      let pairs = kern.flatMap { [$0.first, $0.second, $0.value] }
      tables.append(
        (
          "kern",
          Self.bytes([0, 1, 0, 14 + 2 * pairs.count, kernCoverage, kern.count, 0, 0, 0] + pairs)
        ))
    }
    if let familyName {
      let text = familyName.utf16.map(Int.init)
      tables.append(
        ("name", Self.bytes([0, 1, 18, 3, 1, 0x409, 1, 2 * text.count, 0] + text)))
    }
    if let gpos { tables.append(("GPOS", gpos)) }
    if let gsub { tables.append(("GSUB", gsub)) }
    return tables.filter { !omitted.contains($0.name) }
  }

  /// The font's file.
  func build(at start: Int = 0) -> [UInt8] {
    let tables = tables
    var file = Self.bytes([0, 0x10000 >> 16, tables.count, 0, 0, 0])
    file = Self.long(0x10000) + Self.bytes([tables.count, 0, 0, 0])
    var body: [UInt8] = []
    for (name, bytes) in tables {
      file += Array(name.utf8) + Self.long(0)
      file += Self.long(start + 12 + 16 * tables.count + body.count) + Self.long(bytes.count)
      body += bytes
    }
    return file + body
  }

  /// A collection of fonts.
  static func collection(_ builders: [FontBuilder]) -> [UInt8] {
    var offsets: [UInt8] = []
    var body: [UInt8] = []
    let header = 12 + 4 * builders.count
    for builder in builders {
      offsets += long(header + body.count)
      body += builder.build(at: header + body.count)
    }
    return Array("ttcf".utf8) + long(0x10000) + long(builders.count) + offsets + body
  }

  /// A table `GPOS` whose feature `kern` has one lookup with these subtables.
  ///
  /// - Parameter type: That of the lookup: 2 for pairs.
  static func gpos(_ subtables: [[UInt8]], type: Int = 2, extended: Bool = false) -> [UInt8] {
    let scripts = bytes([1]) + Array("DFLT".utf8) + bytes([8, 4, 0, 0, 0xFFFF, 1, 0])
    let features = bytes([1]) + Array("kern".utf8) + bytes([8, 0, 1, 0])
    var offsets: [Int] = []
    var body: [UInt8] = []
    for subtable in subtables {
      offsets.append(6 + 2 * subtables.count + body.count)
      if extended { body += bytes([1, type, 0, 8]) }
      body += subtable
    }
    let lookup = bytes([extended ? 9 : type, 0, subtables.count] + offsets) + body
    let lookups = bytes([1, 4]) + lookup
    let scriptStart = 10
    let featureStart = scriptStart + scripts.count
    let lookupStart = featureStart + features.count
    return bytes([1, 0, scriptStart, featureStart, lookupStart]) + scripts + features + lookups
  }

  /// A table `GSUB` of one feature, which has one lookup with one subtable.
  static func gsub(_ type: Int, _ subtable: [UInt8], feature: String, flags: Int) -> [UInt8] {
    let features = bytes([1]) + Array(feature.utf8) + bytes([8, 0, 1, 0])
    let lookups = bytes([1, 4, type, flags, 1, 8]) + subtable
    return bytes([1, 0, 0, 10, 10 + features.count]) + features + lookups
  }

  /// A subtable of pairs: one first glyph, its second glyph, the advance's change.
  static func pair(_ first: Int, _ second: Int, _ value: Int) -> [UInt8] {
    bytes([1, 18, 4, 0, 1, 12, 1, second, value, 1, 1, first])
  }

  /// A subtable of classes: first glyphs from 1 on, all in class 0; second glyph in class 1.
  static func classes(firstCount: Int, _ second: Int, _ value: Int) -> [UInt8] {
    let coverage = bytes([2, 1, 1, firstCount, 0])
    let none = bytes([2, 0])
    let seconds = bytes([1, second, 1, 1])
    let start = 16 + 4
    return bytes([
      2, start, 4, 0, start + coverage.count, start + coverage.count + none.count, 1, 2, 0, value,
    ]) + coverage + none + seconds
  }
}

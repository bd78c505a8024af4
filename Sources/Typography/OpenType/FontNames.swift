/// The names of a face: the table `name`.
///
/// - Source: ISO/IEC 14496-22, clause 5.2.7.
struct FontNames: Sendable {
  enum Number {
    static let family = 1
    static let version = 5
    static let postScript = 6
    static let typographicFamily = 16
  }

  private static let maximumRecords = 4096
  /// The most bytes of a name that are read.
  private static let maximumLength = 512

  private let table: FontTable?

  init(_ table: FontTable?) { self.table = table }

  /// The name of a number: in English if there is one, else the first.
  subscript(number: Int) -> String? {
    guard let table, let count = table.uint16(2), let storage = table.uint16(4) else { return nil }
    var best: (rank: Int, text: String)?
    for record in 0..<Swift.min(count, Self.maximumRecords) {
      let entry = 6 + 12 * record
      guard let platform = table.uint16(entry), let language = table.uint16(entry + 4),
        let known = table.uint16(entry + 6)
      else { break }
      guard known == number else { continue }
      let rank = platform == 3 ? (language == 0x409 ? 4 : 2) : platform == 0 ? 3 : 1
      guard rank > best?.rank ?? 0, let length = table.uint16(entry + 8),
        let offset = table.uint16(entry + 10),
        let bytes = table.slice(storage + offset, count: Swift.min(length, Self.maximumLength))
      else { continue }
      let text = Self.text(bytes, isWide: platform != 1)
      if !text.isEmpty { best = (rank, text) }
    }
    return best?.text
  }

  private static func text(_ bytes: FontTable, isWide: Bool) -> String {
    let units =
      isWide
      ? (0..<bytes.count / 2).map { UInt16(bytes.uint16(2 * $0) ?? 0) }
      : (0..<bytes.count).map { UInt16(bytes.uint8($0) ?? 0) }
    let text = String(decoding: units, as: UTF16.self)
    // A name is shown within a line: control characters and overrides of the direction stay out.
    return String(
      text.unicodeScalars.filter { scalar in
        !(scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
          || (0x200B...0x200F).contains(scalar.value) || (0x2028...0x202E).contains(scalar.value)
          || (0x2066...0x2069).contains(scalar.value))
      })
  }
}

/// The size that the beginning of an image file states, without reading its pixels.
enum ImageHeader {
  /// The largest extent that is believed, in pixels.
  private static let largestExtent = 1_048_576.0

  /// The size in the file's own unit: pixels of PNG and JPEG files, points of PDF and SVG files.
  struct Size: Hashable, Sendable {
    var width: Double
    var height: Double
    /// Whether the file is drawn at any scale, so that its size is one in points.
    var isVector: Bool

    func points(atScale scale: CGFloat) -> CGSize {
      let divisor = isVector ? 1 : scale
      return CGSize(width: CGFloat(width) / divisor, height: CGFloat(height) / divisor)
    }
  }

  /// Reads the size of a PNG, JPEG, PDF or SVG file; nil for other files and broken headers.
  static func size(of data: Data) -> Size? {
    let bytes = [UInt8](data.prefix(1 << 20))
    let formats: [(beginning: [UInt8], read: ([UInt8]) -> Size?)] = [
      ([0x89, 0x50, 0x4E, 0x47], png), ([0xFF, 0xD8], jpeg), (Array("%PDF".utf8), pdf), ([], svg),
    ]
    let size = formats.first { bytes.starts(with: $0.beginning) }?.read(bytes)
    guard let size, size.width > 0, size.height > 0, max(size.width, size.height) <= largestExtent
    else { return nil }
    return size
  }

  private static func number(_ bytes: [UInt8], _ at: Int, _ count: Int) -> Double? {
    guard at + count <= bytes.count else { return nil }
    return Double(bytes[at..<(at + count)].reduce(0) { $0 << 8 | Int($1) })
  }

  private static func png(_ bytes: [UInt8]) -> Size? {
    guard let width = number(bytes, 16, 4), let height = number(bytes, 20, 4) else { return nil }
    return Size(width: width, height: height, isVector: false)
  }

  private static func jpeg(_ bytes: [UInt8]) -> Size? {
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        guard let width = number(bytes, place + 7, 2), let height = number(bytes, place + 5, 2)
        else { return nil }
        return Size(width: width, height: height, isVector: false)
      }
      place += 2 + max(Int(number(bytes, place + 2, 2) ?? 2), 2)
    }
    return nil
  }

  /// The crop box of the first page that states one, or its media box, unless compressed.
  private static func pdf(_ bytes: [UInt8]) -> Size? {
    let text = String(decoding: bytes, as: UTF8.self)
    for key in ["/CropBox", "/MediaBox"] {
      guard let start = text.range(of: key)?.upperBound,
        let open = text[start...].prefix(8).firstIndex(of: "["),
        let close = text[open...].prefix(120).firstIndex(of: "]")
      else { continue }
      let numbers = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace)
        .compactMap { Double($0) }
      guard numbers.count == 4 else { continue }
      return Size(
        width: (numbers[2] - numbers[0]).magnitude, height: (numbers[3] - numbers[1]).magnitude,
        isVector: true)
    }
    return nil
  }

  /// The width and height of the root element, or those of its view box.
  private static func svg(_ bytes: [UInt8]) -> Size? {
    let text = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
    guard let start = text.range(of: "<svg")?.upperBound,
      let end = text[start...].firstIndex(of: ">")
    else { return nil }
    let root = text[start..<end]
    let box = attribute("viewBox", in: root)?
      .split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
    let (width, height) = (
      length(attribute("width", in: root)), length(attribute("height", in: root))
    )
    if let width, let height { return Size(width: width, height: height, isVector: true) }
    guard let box, box.count == 4 else { return nil }
    return Size(width: box[2], height: box[3], isVector: true)
  }

  private static func attribute(_ name: String, in element: Substring) -> Substring? {
    for quote in ["\"", "'"] {
      guard
        let start = element.range(of: " \(name)=\(quote)")
          ?? element.range(of: "\n\(name)=\(quote)"),
        let end = element[start.upperBound...].firstIndex(of: Character(quote))
      else { continue }
      return element[start.upperBound..<end]
    }
    return nil
  }

  /// A length in points or pixels, which are the same; nil for percentages and other units.
  private static func length(_ text: Substring?) -> Double? {
    guard var text else { return nil }
    for unit in ["px", "pt"] where text.hasSuffix(unit) { text = text.dropLast(2) }
    return Double(text)
  }
}

import SelfSizing

/// One picture of a map: what it shows, as far as its name does not say it.
struct ImageMapEntry: Hashable, Sendable {
  var image: String
  /// The name of the cells; nil for a picture that is not compared.
  var entry: String?
  /// The name of the content; nil for the only one.
  var sample: String?
  var size = DynamicTypeCategory.large
  /// The width of the cell in points; nil for that of the picture, without its padding.
  var width: Double?
  /// The room around the cell, on each side, in points.
  var padding = 0.0
  /// Pixels per point; nil to guess them.
  var scale: Double?

  var json: String {
    var members: [(String, JSONValue)] = [("image", .string(image))]
    if let entry { members.append(("entry", .string(entry))) }
    if let sample { members.append(("sample", .string(sample))) }
    members.append(("size", .string(size.sizeName)))
    if let width { members.append(("width", .number(width))) }
    members.append(("padding", .number(padding)))
    if let scale { members.append(("scale", .number(scale))) }
    return JSONValue.object(members).text()
  }
}

extension ImageMapEntry: Decodable {
  private enum Key: String, CodingKey, CaseIterable {
    case image, entry, sample, size, width, padding, scale
  }

  /// - Throws: `DecodingError`, with the key, where a value is none that a picture may have.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    image = try container.decode(String.self, forKey: .image)
    entry = try container.decodeIfPresent(String.self, forKey: .entry)
    sample = try container.decodeIfPresent(String.self, forKey: .sample)
    if let name = try container.decodeIfPresent(String.self, forKey: .size) {
      guard let category = DynamicTypeCategory(sizeName: name) else {
        throw container.refusal(.size, "\(name) is not a text size")
      }
      size = category
    }
    func number(_ key: Key, _ range: ClosedRange<Double>, _ words: String) throws -> Double? {
      guard let value = try container.decodeIfPresent(Double.self, forKey: key) else { return nil }
      guard range.contains(value) else { throw container.refusal(key, "\(value) is not \(words)") }
      return value
    }
    width = try number(.width, 1...100_000, "a width from 1 to 100000 points")
    padding = try number(.padding, 0...10_000, "a padding from 0 to 10000 points") ?? 0
    scale = try number(.scale, 1...4, "a number of pixels per point from 1 to 4")
  }
}

import SelfSizing

extension DeviceTruth: Decodable {
  private enum Field: String, CodingKey { case schema, device, system, app, families, checksum }

  /// - Throws: `DecodingError`, with the key, for another version, a value that no device has, or
  ///   figures that are there twice.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Field.self)
    let schema = try container.decode(String.self, forKey: .schema)
    guard schema == Self.schema else {
      throw container.refusal(
        .schema, "the file has the form \(schema); this version reads \(Self.schema)")
    }
    device = try container.decode(Device.self, forKey: .device)
    system = try container.decode(System.self, forKey: .system)
    app = try container.decode(App.self, forKey: .app)
    families = try container.decode([Family].self, forKey: .families)
    checksum = try container.decode(String.self, forKey: .checksum)
    var names: Set<String> = []
    if let twice = families.first(where: { !names.insert($0.name).inserted }) {
      throw container.refusal(.families, "\(twice.name) is there twice")
    }
  }
}

extension DeviceTruth.Device: Decodable {
  private enum Field: String, CodingKey { case model, isSimulator, width, height, scale }

  /// - Throws: `DecodingError`, with the key, where a value is none that a screen has.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Field.self)
    model = try container.decode(String.self, forKey: .model)
    isSimulator = try container.decode(Bool.self, forKey: .isSimulator)
    width = try container.number(.width, in: 1...100_000)
    height = try container.number(.height, in: 1...100_000)
    scale = try container.number(.scale, in: 1...4)
  }
}

extension DeviceTruth.Family: Decodable {
  private enum Field: String, CodingKey { case name, measurements }

  /// - Throws: `DecodingError`, with the key, where a measurement is there twice.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Field.self)
    name = try container.decode(String.self, forKey: .name)
    measurements = try container.decode([DeviceTruth.Measurement].self, forKey: .measurements)
    var keys: Set<DeviceTruth.Key> = []
    if let twice = measurements.first(where: { !keys.insert($0.key).inserted }) {
      throw container.refusal(.measurements, "\(twice.key) is there twice in \(name)")
    }
  }
}

extension DeviceTruth.Measurement: Decodable {
  private enum Field: String, CodingKey { case name, size, width, values }

  /// - Throws: `DecodingError`, with the key, for a text size that does not exist.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Field.self)
    let size = try container.decodeIfPresent(String.self, forKey: .size)
    if let size, DynamicTypeCategory(sizeName: size) == nil {
      throw container.refusal(.size, "\(size) is not a text size")
    }
    key = DeviceTruth.Key(
      name: try container.decode(String.self, forKey: .name), size: size,
      width: try container.contains(.width) && !container.decodeNil(forKey: .width)
        ? container.number(.width, in: 0...100_000) : nil)
    values = try container.decode([String: Double].self, forKey: .values)
    for (figure, value) in values.sorted(by: { $0.key < $1.key }) {
      let range = Self.range(of: figure)
      guard !range.contains(value) else { continue }
      throw container.refusal(
        .values,
        "\(figure) of \(key) is \(value), which is not from \(range.lowerBound) to "
          + "\(range.upperBound)")
    }
  }

  /// The values that a figure may have, in points; of a priority, what UIKit takes.
  private static func range(of figure: String) -> ClosedRange<Double> {
    let name = figure.split(separator: ".").last.map(String.init) ?? figure
    switch name {
    case "hugging": return 0...1000
    // -1 is UIView.noIntrinsicMetric.
    case "intrinsicWidth", "intrinsicHeight": return -1...100_000
    case _ where name.hasPrefix("inset"): return -10_000...10_000
    case _ where name.lowercased().hasSuffix("width") || name.lowercased().hasSuffix("height"):
      return 0...1_000_000
    default: return -1_000_000...1_000_000
    }
  }
}

extension DeviceTruth.Key: CustomStringConvertible {
  /// The name, the text size and the width: `body, one line, L, 320 points`.
  var description: String {
    let size = size.map { ", \(DynamicTypeCategory(sizeName: $0)?.headingName ?? $0)" } ?? ""
    return name + size + (width.map { ", \($0.short) points" } ?? "")
  }
}

extension KeyedDecodingContainer {
  func refusal(_ key: Key, _ problem: String) -> DecodingError {
    .dataCorruptedError(forKey: key, in: self, debugDescription: problem)
  }

  fileprivate func number(_ key: Key, in range: ClosedRange<Double>) throws -> Double {
    let value = try decode(Double.self, forKey: key)
    guard range.contains(value) else {
      throw refusal(key, "\(value) is not from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }
}

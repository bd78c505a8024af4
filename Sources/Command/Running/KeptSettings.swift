/// The settings of a folder of cells that a person has set and `init` does not decide.
struct KeptSettings: Decodable {
  private(set) var package: String?
  private var module: String?
  private var timeZone: String?
  private var developmentLanguage: String?
  private var excluding: [String]?

  private enum CodingKeys: String, CodingKey {
    case package, module, timeZone, developmentLanguage, excluding
  }

  init() {}

  /// Reads the settings of a folder; none where it has none that can be read.
  init(of folder: String) {
    let data = FileManager.default.contents(atPath: "\(folder)/settings.json")
    self = data.flatMap { try? JSONDecoder().decode(Self.self, from: $0) } ?? Self()
  }

  /// Reads what has its type, and nothing else.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func read<Value: Decodable>(_ key: CodingKeys) -> Value? {
      try? values.decode(Value.self, forKey: key)
    }
    package = read(.package)
    module = read(.module)
    timeZone = read(.timeZone)
    developmentLanguage = read(.developmentLanguage)
    excluding = read(.excluding)
  }

  /// Lines of settings, in the order of their keys.
  var lines: [String] {
    [
      excluding.map { Self.line(.excluding, $0) },
      developmentLanguage.map { Self.line(.developmentLanguage, $0) },
      module.map { Self.line(.module, $0) },
      package.map { Self.line(.package, $0) },
      timeZone.map { Self.line(.timeZone, $0) },
    ].compactMap { $0 }.sorted()
  }

  private static func line(_ key: CodingKeys, _ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let text = (try? encoder.encode(value)) ?? Data("null".utf8)
    return "  \"\(key.rawValue)\": \(String(decoding: text, as: UTF8.self))"
  }
}

/// The settings of a folder of cells that a person has set and `init` does not decide.
struct KeptSettings: Decodable {
  private(set) var package: String?
  private(set) var lines: [String] = []

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case developmentLanguage, excluding, module, package, timeZone
  }

  init() {}

  /// Reads the settings of a folder; none where it has none that can be read.
  init(of folder: String) {
    let data = FileManager.default.contents(atPath: "\(folder)/settings.json")
    self = data.flatMap { try? JSONDecoder().decode(Self.self, from: $0) } ?? Self()
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    package = try? values.decode(String.self, forKey: .package)
    for key in CodingKeys.allCases {
      if let names = try? values.decode([String].self, forKey: key), key == .excluding {
        lines.append(Self.line(key, names))
      } else if let text = try? values.decode(String.self, forKey: key), key != .excluding {
        lines.append(Self.line(key, text))
      }
    }
  }

  private static func line(_ key: CodingKeys, _ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let text = (try? encoder.encode(value)) ?? Data("null".utf8)
    return "  \"\(key.rawValue)\": \(String(decoding: text, as: UTF8.self))"
  }
}

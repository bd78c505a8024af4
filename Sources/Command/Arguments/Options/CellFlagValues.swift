import SelfSizing

extension FlagValue where Value == Double {
  /// A length that layouts can work with: anything longer is a slip of a finger.
  static func length(_ placeholder: String) -> FlagValue { .points(placeholder, 1...100_000) }
}

extension FlagValue where Value == String {
  static func template(_ names: [String]) -> FlagValue { .name("template", among: names) }
}

extension FlagValue where Value == DynamicTypeCategory {
  static var size: FlagValue {
    .name("size", among: Value.allCases.map(\.sizeName)) { Value(sizeName: $0) }
  }
}

extension FlagValue where Value == [DynamicTypeCategory] {
  static var sizes: FlagValue {
    let list = FlagValue.list(of: .size)
    return FlagValue(
      placeholder: "all|\(list.placeholder)", accepts: "all, or \(list.accepts)", isList: true,
      isRecognizable: list.isRecognizable
    ) { text throws(FlagValueError) in
      if text.lowercased() == "all" { return DynamicTypeCategory.allCases }
      // A list with "all" in it contradicts itself, rather than naming something unknown.
      if text.lowercased().split(separator: ",").contains("all") { throw .malformed }
      return try list.read(text)
    }
  }
}

extension FlagValue where Value == Device {
  /// The name of a model, with or without its blanks.
  static var device: FlagValue {
    let names = Device.all.flatMap { [$0.name] + $0.models }.map {
      String($0.filter { !$0.isWhitespace })
    }
    return .name("device", among: names) { Device.named($0) }
  }
}

extension FlagValue where Value == PlatformProfile {
  static var system: FlagValue {
    func version(_ platform: PlatformProfile) -> String {
      String(platform.name.drop { $0 != " " }.dropFirst())
    }
    let known = PlatformProfile.all.map(version)
    return FlagValue(
      placeholder: "VERSION", accepts: "a version of iOS: \(known.joined(separator: " or "))"
    ) { text throws(FlagValueError) in
      if text.isEmpty { throw .malformed }
      guard let platform = PlatformProfile.all.first(where: { version($0) == text }) else {
        // The nearest number is no better guess than any other.
        throw .unknownName(kind: "version of iOS", text, nearest: nil, known: known)
      }
      return platform
    }
  }
}

extension FlagValue where Value == ContentSource {
  static var content: FlagValue {
    FlagValue("FILE.json", "the name of a file, or - for standard input") {
      $0.isEmpty ? nil : ContentSource(argument: $0)
    }
  }
}

extension ContentSource {
  /// Checks that content has one template to be measured with.
  static func check(_ content: ContentSource?, _ templates: [String]) throws(UsageError) {
    guard content == nil || templates.count == 1 else {
      throw .unmetNeed(flag: "--content", need: "exactly one template; name it with --template")
    }
  }
}

extension FlagValue where Value == LocaleIdentifier {
  /// A language with or without script and region, by ISO 639 and ISO 3166; - or _ separates them.
  static var locale: FlagValue {
    FlagValue(placeholder: "ID", accepts: "a language and region such as en_GB") {
      text throws(FlagValueError) in
      let parts = text.split(
        omittingEmptySubsequences: false, whereSeparator: { $0 == "_" || $0 == "-" })
      let isLanguage = parts[0].count > 1 && parts[0].allSatisfy { $0.isLetter }
      let isWellFormed = parts.allSatisfy { part in
        (1...8).contains(part.count)
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
      guard isLanguage, isWellFormed else { throw .malformed }
      guard ISOCodes.isLanguage(parts[0].lowercased()) else {
        throw .unknownName(
          kind: "language", String(parts[0]), nearest: nil, known: ISOCodes.languages)
      }
      for part in parts.dropFirst() where part.count == 2 || part.allSatisfy(\.isNumber) {
        guard ISOCodes.isRegion(part.uppercased()) else {
          throw .unknownName(kind: "region", String(part), nearest: nil, known: ISOCodes.regions)
        }
      }
      return LocaleIdentifier(text)
    }
  }
}

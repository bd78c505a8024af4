/// A mistake in a flag's value, before the flag is known.
enum FlagValueError: Error {
  case malformed
  case unusable(String)
  case tooMany(most: Int)
  case unknownName(kind: String, String, nearest: String?, known: [String])
}

/// How a kind of value is written, described and read.
struct FlagValue<Value> {
  let placeholder: String
  /// The accepted values, in words that go on from "it takes".
  let accepts: String
  var isList = false
  /// Whether hardly anything else is written like this: a value is recognized without its flag.
  var isRecognizable = false
  let read: (String) throws(FlagValueError) -> Value
}

extension FlagValue {
  /// A value that is malformed where `read` returns nil.
  init(
    _ placeholder: String, _ accepts: String, isList: Bool = false, isRecognizable: Bool = false,
    read: @escaping (String) -> Value?
  ) {
    self.init(
      placeholder: placeholder, accepts: accepts, isList: isList, isRecognizable: isRecognizable
    ) { text throws(FlagValueError) in
      guard let value = read(text) else { throw .malformed }
      return value
    }
  }

  /// The content of a file or folder, which is read with the command line.
  static func contents(
    _ placeholder: String, _ accepts: String, read: @escaping (String) throws -> Value
  ) -> FlagValue {
    FlagValue(placeholder: placeholder, accepts: accepts) { text throws(FlagValueError) in
      if text.isEmpty || text == "-" { throw .malformed }
      do { return try read(text) } catch { throw .unusable("\(error)") }
    }
  }

  /// Values in the order given, each once. More than people write by hand would fill the memory.
  static func list<Element: Hashable>(of element: FlagValue<Element>) -> FlagValue<[Element]>
  where Value == [Element] {
    FlagValue(
      placeholder: "\(element.placeholder)[,\(element.placeholder)]",
      accepts: "\(element.accepts); several are separated by commas", isList: true,
      isRecognizable: element.isRecognizable
    ) { text throws(FlagValueError) in
      let most = 200
      let pieces = text.split(separator: ",", maxSplits: most, omittingEmptySubsequences: false)
      if pieces.count > most { throw .tooMany(most: most) }
      var values: [Element] = []
      for piece in pieces {
        let value = try element.read(String(piece))
        if !values.contains(value) { values.append(value) }
      }
      return values
    }
  }

  static func choice(
    _ choices: [(word: String, value: Value)], isRecognizable: Bool = false
  ) -> FlagValue {
    let words = choices.map(\.word)
    return FlagValue(
      words.joined(separator: "|"),
      words.dropLast().joined(separator: ", ") + " or " + (words.last ?? ""),
      isRecognizable: isRecognizable
    ) { text in choices.first { $0.word == text }?.value }
  }

  static func name(
    _ kind: String, among names: [String], value: @escaping (String) -> Value?
  ) -> FlagValue {
    FlagValue(placeholder: "NAME", accepts: "the name of a \(kind)", isRecognizable: true) {
      text throws(FlagValueError) in
      if text.isEmpty { throw .malformed }
      guard let value = value(text) else {
        throw .unknownName(
          kind: kind, text, nearest: nearestName(to: text, in: names), known: names)
      }
      return value
    }
  }
}

extension FlagValue where Value == Double {
  static func points(_ placeholder: String, _ range: ClosedRange<Double>) -> FlagValue {
    let bounds = "\(decimal(range.lowerBound)) to \(decimal(range.upperBound))"
    return FlagValue(placeholder, "points from \(bounds)", isRecognizable: true) { text in
      // Double would also read "nan", "0x10" and "1e3".
      guard text.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || isDigit($0) }) else { return nil }
      return Double(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension FlagValue where Value == Int {
  static func count(_ range: ClosedRange<Int>) -> FlagValue {
    FlagValue("N", "a whole number from \(range.lowerBound) to \(range.upperBound)") { text in
      guard text.utf8.allSatisfy(isDigit) else { return nil }
      return Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension FlagValue where Value == String {
  static func name(_ kind: String, among names: [String]) -> FlagValue {
    .name(kind, among: names) { names.contains($0) ? $0 : nil }
  }

  static func text(_ placeholder: String, _ accepts: String) -> FlagValue {
    FlagValue(placeholder, accepts) { $0.isEmpty ? nil : $0 }
  }

  /// A file or folder: standard input cannot be read again, and standard output not be renamed.
  static func file(_ placeholder: String, _ accepts: String = "the name of a file") -> FlagValue {
    FlagValue(placeholder, accepts) { $0.isEmpty || $0 == "-" ? nil : $0 }
  }

  static var folder: FlagValue { .file("FOLDER", "the name of a folder") }

  static func word(_ placeholder: String, _ accepts: String) -> FlagValue {
    FlagValue(placeholder, accepts) { $0.isEmpty || $0.contains(where: \.isWhitespace) ? nil : $0 }
  }

  static func line(_ placeholder: String) -> FlagValue {
    FlagValue(placeholder, "a text on one line") {
      $0.allSatisfy(\.isWhitespace) || $0.contains(where: \.isNewline) ? nil : $0
    }
  }
}

extension FlagValue where Value == [String] {
  static func names(
    _ placeholder: String, _ accepts: String,
    where isValid: @escaping (String) -> Bool = { _ in true }
  ) -> FlagValue {
    FlagValue(placeholder, accepts, isList: true) { text in
      let names = text.split(separator: ",").map(String.init)
      return names.isEmpty || !names.allSatisfy(isValid) ? nil : names
    }
  }
}

func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

private func decimal(_ number: Double) -> String {
  Int(exactly: number).map { "\($0)" } ?? "\(number)"
}

extension FlagValue where Value: CaseIterable & RawRepresentable<String> {
  static func named(_ kind: String) -> FlagValue {
    .name(kind, among: Value.allCases.map(\.rawValue)) { Value(rawValue: $0) }
  }
}

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
  /// A list of values separated by commas, in the order given; a repeated one counts once. Longer
  /// ones than anyone would write by hand are a slip, and would fill the memory.
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
      placeholder: words.joined(separator: "|"),
      accepts: words.dropLast().joined(separator: ", ") + " or " + (words.last ?? ""),
      isRecognizable: isRecognizable
    ) { text throws(FlagValueError) in
      guard let choice = choices.first(where: { $0.word == text }) else { throw .malformed }
      return choice.value
    }
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
    return FlagValue(
      placeholder: placeholder, accepts: "points from \(bounds)", isRecognizable: true
    ) { text throws(FlagValueError) in
      // Double would also read "nan", "0x10" and "1e3".
      guard text.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || isDigit($0) }),
        let value = Double(text), range.contains(value)
      else { throw .malformed }
      return value
    }
  }
}

extension FlagValue where Value == Int {
  static func count(_ range: ClosedRange<Int>) -> FlagValue {
    FlagValue(
      placeholder: "N", accepts: "a whole number from \(range.lowerBound) to \(range.upperBound)"
    ) { text throws(FlagValueError) in
      guard text.utf8.allSatisfy(isDigit), let value = Int(text), range.contains(value) else {
        throw .malformed
      }
      return value
    }
  }
}

extension FlagValue where Value == String {
  static func name(_ kind: String, among names: [String]) -> FlagValue {
    .name(kind, among: names) { names.contains($0) ? $0 : nil }
  }

  static func text(_ placeholder: String, _ accepts: String) -> FlagValue {
    FlagValue(placeholder: placeholder, accepts: accepts) { text throws(FlagValueError) in
      if text.isEmpty { throw .malformed }
      return text
    }
  }

  /// The name of a file or folder. Standard input and output are none: what is read there cannot be
  /// read again, and what is written there cannot be renamed.
  static func file(_ placeholder: String, _ accepts: String = "the name of a file") -> FlagValue {
    FlagValue(placeholder: placeholder, accepts: accepts) { text throws(FlagValueError) in
      if text.isEmpty || text == "-" { throw .malformed }
      return text
    }
  }

  static var folder: FlagValue { .file("FOLDER", "the name of a folder") }

  static func word(_ placeholder: String, _ accepts: String) -> FlagValue {
    FlagValue(placeholder: placeholder, accepts: accepts) { text throws(FlagValueError) in
      if text.isEmpty || text.contains(where: \.isWhitespace) { throw .malformed }
      return text
    }
  }

  static func line(_ placeholder: String) -> FlagValue {
    FlagValue(placeholder: placeholder, accepts: "a text on one line") {
      text throws(FlagValueError) in
      if text.allSatisfy(\.isWhitespace) || text.contains(where: \.isNewline) { throw .malformed }
      return text
    }
  }
}

extension FlagValue where Value == [String] {
  static func names(
    _ placeholder: String, _ accepts: String,
    where isValid: @escaping (String) -> Bool = { _ in true }
  ) -> FlagValue {
    FlagValue(placeholder: placeholder, accepts: accepts, isList: true) {
      text throws(FlagValueError) in
      let names = text.split(separator: ",").map(String.init)
      guard !names.isEmpty, names.allSatisfy(isValid) else { throw .malformed }
      return names
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

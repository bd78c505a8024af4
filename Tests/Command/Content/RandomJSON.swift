import Foundation
import TestSupport

/// Any JSON value, as both decoders should see it.
indirect enum DecodedJSON: Decodable, Equatable {
  case null
  case bool(Bool)
  case whole(Int)
  case number(Double)
  case string(String)
  case array([DecodedJSON])
  case object([String: DecodedJSON])

  /// Foundation takes 6269031886981790.3 for whole, because the nearest Double is; the reader here
  /// does not. A whole number therefore equals the Double that it rounds to, and beyond 2^53, where
  /// Foundation cuts 9186603746875573.1 short before it rounds, those next to it.
  static func == (first: DecodedJSON, second: DecodedJSON) -> Bool {
    switch (first, second) {
    case (.null, .null): true
    case (.bool(let first), .bool(let second)): first == second
    case (.whole(let first), .whole(let second)): first == second
    case (.number(let first), .number(let second)): first == second
    case (.whole(let whole), .number(let number)), (.number(let number), .whole(let whole)):
      (Double(whole) - number).magnitude <= (number.magnitude < 0x1p53 ? 0 : number.ulp)
    case (.string(let first), .string(let second)): first.utf8.elementsEqual(second.utf8)
    case (.array(let first), .array(let second)): first == second
    case (.object(let first), .object(let second)): first == second
    default: false
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .whole(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([DecodedJSON].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: DecodedJSON].self))
    }
  }
}

/// Writes random JSON documents in every form that the grammar allows.
struct RandomJSON {
  private var random: SeededGenerator

  /// Creates a writer; equal seeds write equal documents.
  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Returns an array of up to six random values.
  mutating func document() -> String {
    space() + list("[", "]", depth: 4) { $0.value(depth: $1) } + space()
  }

  /// Returns a number below a bound.
  mutating func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  private mutating func value(depth: Int) -> String {
    switch number(below: depth > 0 ? 9 : 6) {
    case 0: return ["null", "true", "false"][number(below: 3)]
    case 1, 2: return numeral()
    case 3, 4, 5: return string()
    case 6, 7: return list("[", "]", depth: depth) { $0.value(depth: $1) }
    default:
      // Distinct keys: which of two equal ones wins is not Foundation's to say.
      var count = 0
      return list("{", "}", depth: depth) { writer, depth in
        count += 1
        let key = writer.string().dropLast() + "\(count)\""
        return key + writer.space() + ":" + writer.space() + writer.value(depth: depth)
      }
    }
  }

  private mutating func list(
    _ opening: String, _ closing: String, depth: Int, item: (inout RandomJSON, Int) -> String
  ) -> String {
    var text = opening + space()
    for index in 0..<number(below: 7) {
      text += (index > 0 ? "," : "") + space() + item(&self, depth - 1) + space()
    }
    return text + closing
  }

  private mutating func numeral() -> String {
    var text = number(below: 3) == 0 ? "-" : ""
    text += number(below: 4) == 0 ? "0" : "\(number(below: 9) + 1)" + digits(upTo: 18)
    if number(below: 3) == 0 { text += ".\(number(below: 10))" + digits(upTo: 18) }
    if number(below: 3) == 0 {
      text +=
        ["e", "E"][number(below: 2)] + ["", "+", "-"][number(below: 3)]
        + "\(number(below: number(below: 2) == 0 ? 25 : 280))"
    }
    return text
  }

  private mutating func digits(upTo bound: Int) -> String {
    (0..<number(below: bound)).map { _ in "\(number(below: 10))" }.joined()
  }

  private mutating func string() -> String {
    let pieces = [
      "a", "word ", "é", "漢", "😀", "e\u{301}", "\u{2028}", "\u{7F}", "/", "\\/", "\\n", "\\\"",
      "\\\\", "\\b", "\\f", "\\r", "\\t", "\\u0000", "\\u00e9", "\\u6F22", "\\ud83d\\uDE00", "'",
    ]
    return "\"" + (0..<number(below: 8)).map { _ in pieces[number(below: pieces.count)] }.joined()
      + "\""
  }

  private mutating func space() -> String {
    guard number(below: 4) == 0 else { return "" }
    return [" ", "\n", "\t", "\r\n", "  "][number(below: 5)]
  }
}

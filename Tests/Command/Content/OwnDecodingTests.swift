import SelfSizingCommand
import Testing

/// Types that write `init(from:)` themselves use corners of decoding that synthesized ones do not.
@Suite("A content type that decodes itself")
struct OwnDecodingTests {
  private struct Flexible: Decodable, Equatable {
    var text: String
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        text = "number \(number)"
      } else {
        text = try container.decode(String.self)
      }
    }
  }

  @Test("may try one form after another")
  func attempts() throws {
    #expect(try read(Flexible.self, #"[1, "a"]"#).contents.map(\.text) == ["number 1", "a"])
    #expect(
      message(Flexible.self, "[1, []]") == "f.json:1:5: [1]: expected a string, found an array")
  }

  @Test("may flatten and nest by hand, read tuples and inherit")
  func containers() throws {
    class Base: Decodable {
      let name: String
      init(name: String) { self.name = name }
    }
    final class Derived: Base {
      enum Keys: String, CodingKey { case size, deep, inherited }
      enum Deep: String, CodingKey { case value }
      let size: (Int, Double, Int?)
      let value: Int
      let rest: [Int]
      required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        var tuple = try container.nestedUnkeyedContainer(forKey: .size)
        #expect(tuple.count == 3)
        let width = try tuple.decode(Int.self)
        let height = try tuple.decode(Double.self)
        #expect(try tuple.decodeNil())
        #expect(tuple.isAtEnd)
        size = (width, height, nil)
        let deep = try container.nestedContainer(keyedBy: Deep.self, forKey: .deep)
        value = try deep.decode(Int.self, forKey: .value)
        #expect(deep.codingPath.map(\.stringValue) == ["0", "deep"])
        var items = try container.superDecoder(forKey: .inherited).unkeyedContainer()
        var inner = try items.nestedUnkeyedContainer()
        rest = [try inner.decode(Int.self), try inner.decode(Int.self)]
        #expect(inner.isAtEnd)
        #expect(items.currentIndex == 1)
        let object = try items.nestedContainer(keyedBy: Deep.self)
        #expect(object.allKeys == [.value])
        _ = try items.superDecoder().singleValueContainer().decode(Bool.self)
        try super.init(from: container.superDecoder())
      }
    }
    let text = #"""
      [{"size": [1, 2.5, null], "deep": {"value": 3}, "super": {"name": "base"},
        "inherited": [[4, 5], {"value": 0}, true]}]
      """#
    let document = try read(Derived.self, text)
    let value = try #require(document.contents.first)
    #expect(
      value.size.1 == 2.5 && value.value == 3 && value.rest == [4, 5] && value.name == "base")
    #expect(document.findings.isEmpty)
  }

  @Test("gets an error when it asks for more items than there are")
  func missingItems() {
    struct Pair: Decodable {
      init(from decoder: any Decoder) throws {
        var items = try decoder.unkeyedContainer()
        _ = (try items.decode(Int.self), try items.decode(Int.self))
      }
    }
    #expect(
      message(Pair.self, "[[1, 2],\n [1]]")
        == "f.json:2:2: [1]: expected more items than the 1 of this array")
  }

  @Test("may refuse a value in its own words, which are placed at the value")
  func ownErrors() {
    struct Positive: Decodable {
      struct Refusal: Error, CustomStringConvertible { var description: String { "refused" } }
      enum Keys: String, CodingKey { case amount, deep }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        let amount = try container.decode(Int.self, forKey: .amount)
        if amount == 0 { throw Refusal() }
        if amount < 0 {
          throw DecodingError.dataCorruptedError(
            forKey: .amount, in: container, debugDescription: "the amount must be positive")
        }
      }
    }
    #expect(
      message([[Positive]].self, "[[[\n{\"amount\": 1}, {\"amount\": -1}]]]")
        == "f.json:2:27: [0][0][1].amount: the amount must be positive")
    #expect(message(Positive.self, "[ {\"amount\": 0}]") == "f.json:1:3: [0]: refused")
  }

  @Test("may be an enumeration with associated values")
  func associatedValues() throws {
    enum Media: Decodable, Equatable {
      case photo(width: Int, height: Int)
      case none
    }
    let text = #"[{"photo": {"width": 1, "height": 2}}, {"none": {}}]"#
    let document = try read(Media.self, text)
    #expect(document.contents == [.photo(width: 1, height: 2), .none])
    #expect(document.findings.isEmpty)
  }

  @Test("may keep its decoder for later")
  func keptDecoder() throws {
    struct Lazy: Decodable {
      let decoder: any Decoder
      init(from decoder: any Decoder) { self.decoder = decoder }
    }
    let document = try read(Lazy.self, "[[1],[2],[3]]")
    #expect(try document.contents.map { try [Int](from: $0.decoder) } == [[1], [2], [3]])
  }
}

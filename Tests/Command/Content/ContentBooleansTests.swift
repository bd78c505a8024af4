import Testing

@testable import SelfSizingCommand

@Suite("The Booleans of a content")
struct ContentBooleansTests {
  private struct Author: Codable, Sendable, Equatable {
    var isFollowed: Bool
  }

  private struct Post: Codable, Sendable, Equatable {
    var text = "Hello"
    var author = Author(isFollowed: true)
    var isPinned = false
    var isRead: Bool?
  }

  @Test("have names by their paths, and a variant for each choice after the contents")
  func variants() {
    let posts = [Post(), Post(isRead: true)]
    let varied = VariedContents(posts)
    #expect(
      varied.booleans.map(\.names) == [
        ["author.isFollowed", "isPinned"], ["author.isFollowed", "isPinned", "isRead"],
      ])
    #expect(varied.booleans.map(\.values) == [0b01, 0b101])
    #expect(varied.contents.count == 2 + 3 + 7)
    #expect(Array(varied.contents.prefix(2)) == posts)
    for (post, booleans) in zip(posts, varied.booleans) {
      #expect(varied.contents[booleans.places[booleans.values]] == post)
      for (choice, place) in booleans.places.enumerated() {
        var expected = post
        expected.author.isFollowed = choice & 1 == 1
        expected.isPinned = choice >> 1 & 1 == 1
        if booleans.names.count == 3 { expected.isRead = choice >> 2 & 1 == 1 }
        #expect(varied.contents[place] == expected)
      }
    }
  }

  @Test("are the first three")
  func many() {
    let varied = VariedContents([Array(repeating: false, count: 40)])
    #expect(
      varied.booleans == [
        ContentBooleans(names: ["[0]", "[1]", "[2]"], values: 0, places: Array(0..<8))
      ])
  }

  @Test("of a great many contents are found as long as there is room")
  func room() {
    let varied = VariedContents(Array(repeating: true, count: 10_000))
    #expect(varied.contents.count == 10_512)
    #expect(
      varied.booleans[511] == ContentBooleans(names: ["content"], values: 1, places: [10_511, 511]))
    #expect(varied.booleans[512] == ContentBooleans(places: [512]))
  }

  private struct Unwritable: Codable, Sendable {
    var isBad = true
    var number = Double.nan
  }

  private struct OneSided: Decodable, Sendable {
    var isBad = true
  }

  /// A type whose Booleans depend on each other.
  private struct Exclusive: Codable, Sendable {
    var first = true
    var second = false

    init() {}

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      first = try values.decode(Bool.self, forKey: .first)
      second = try values.decode(Bool.self, forKey: .second)
      struct BothError: Error {}
      if first && second { throw BothError() }
    }
  }

  @Test("do not exist where a content cannot be written, or a choice cannot be read")
  func none() {
    #expect(VariedContents([Unwritable()]).booleans.isEmpty)
    #expect(VariedContents([OneSided()]).booleans.isEmpty)
    #expect(VariedContents([Exclusive()]).booleans.isEmpty)
    #expect(VariedContents(["text"]).booleans.isEmpty)
  }
}

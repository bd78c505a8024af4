/// Contents of the gallery's templates, all different, from a few characters to more than a cell
/// shows.
struct ManyContents {
  private static let words = [
    "roasted", "carrots", "with", "lemon", "butter", "and", "thyme", "on", "creamy", "polenta",
    "toasted",
    "almonds", "slow", "braised", "beans", "crisp", "sage", "Avenue", "Toronto", "Waffles",
    "council",
    "before", "after", "the", "old", "tram", "line", "keeps", "voting", "late", "nobody", "asked",
    "rain",
  ]
  private var state: UInt64 = 1

  /// The next number of a sequence that is the same at every run.
  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + Int(state >> 33) % range.count
  }

  private mutating func sentence(_ length: ClosedRange<Int>) -> String {
    (0..<number(length)).map { _ in Self.words[number(0...Self.words.count - 1)] }
      .joined(separator: " ")
  }

  /// Recipes.
  mutating func recipes(_ count: Int) -> [Recipe] {
    (0..<count).map { index in
      Recipe(
        title: sentence(1...7), summary: sentence(0...25), minutes: number(5...300),
        isNew: index.isMultiple(of: 2))
    }
  }

  /// News stories.
  mutating func articles(_ count: Int) -> [Article] {
    (0..<count).map { index in
      Article(
        section: index.isMultiple(of: 3) ? nil : sentence(1...2).uppercased(),
        headline: sentence(2...12), summary: sentence(0...40), author: sentence(2...2),
        published: "\(index % 24) h ago")
    }
  }

  /// Messages.
  mutating func messages(_ count: Int) -> [ChatMessage] {
    (0..<count).map { index in
      ChatMessage(
        sender: sentence(2...2), text: sentence(1...60), time: "\(index % 24):05",
        status: index.isMultiple(of: 3) ? "Delivered" : nil, isOwn: index.isMultiple(of: 2))
    }
  }

  /// Reviews.
  mutating func reviews(_ count: Int) -> [Review] {
    (0..<count).map { index in
      Review(
        rating: index % 6, title: index.isMultiple(of: 4) ? nil : sentence(2...5),
        author: sentence(2...2), date: "2 May", body: sentence(3...70), helpfulCount: index % 7)
    }
  }

  /// Settings.
  mutating func settings(_ count: Int) -> [Setting] {
    (0..<count).map { index in
      Setting(
        title: sentence(1...6), detail: sentence(0...14),
        isOn: index.isMultiple(of: 3) ? nil : index.isMultiple(of: 2))
    }
  }
}

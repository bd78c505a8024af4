/// The words of a name of code or of a file: `testSizes.default_AX3` has test, sizes, default and
/// ax3.
///
/// Words end where anything but a letter or a digit is, and where a capital follows a lowercase
/// letter or a digit; digits stay with what they follow.
struct NameWords: Hashable, Sendable {
  let words: [String]
  /// As many words at most are read: names are no texts.
  private static let mostWords = 200

  init(_ name: String) {
    var words: [String] = []
    var word = ""
    var previous: Character = " "
    func end() {
      if !word.isEmpty, words.count < Self.mostWords { words.append(word.lowercased()) }
      word = ""
    }
    for character in name {
      let isPart = character.isLetter || character.isNumber
      if !isPart || character.isUppercase && (previous.isLowercase || previous.isNumber) { end() }
      if isPart { word.append(character) }
      previous = character
    }
    end()
    self.words = words
  }

  /// Whether all words of another name are in this one, in their order; others may be between.
  func contains(_ other: NameWords) -> Bool { matchCount(other) == other.words.count }

  /// How many words of another name are in this one, in their order, from its first on.
  func matchCount(_ other: NameWords) -> Int {
    var count = 0
    for word in words where count < other.words.count && word == other.words[count] { count += 1 }
    return count
  }

  /// The words without those of another name, which are in it in their order.
  func removing(_ other: NameWords) -> NameWords {
    var rest = other.words[...]
    return NameWords(
      words.filter { word in
        guard word == rest.first else { return true }
        rest.removeFirst()
        return false
      })
  }

  private init(_ words: [String]) { self.words = words }
}

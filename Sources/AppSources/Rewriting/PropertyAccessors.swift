/// The accessors of a property, as its braces declare them.
struct PropertyAccessors {
  struct Accessor {
    let word: Word
    let keyword: Int
    let parameter: String?
    let body: Int
  }

  private(set) var accessors: [Accessor] = []

  /// Reads the braces that begin at a token; those that hold only statements have no accessors.
  init(_ source: SourceFile, body: Int) {
    guard let end = source.partner(body) else { return }
    var index = body + 1
    while index < end {
      let word = source.word(index)
      if [.get, .set, .willSet, .didSet].contains(word) {
        var brace = index + 1
        var parameter: String?
        if source.kind(brace) == .leftParenthesis, source.kind(brace + 2) == .rightParenthesis {
          parameter = source.text(brace + 1)
          brace += 3
        }
        guard source.kind(brace) == .leftBrace, let close = source.partner(brace) else { return }
        accessors.append(Accessor(word: word, keyword: index, parameter: parameter, body: brace))
        index = close + 1
      } else if word == .mutating || word == .nonmutating {
        index += 1
      } else if source.kind(index) == .at {
        index += 2
      } else {
        return
      }
    }
  }

  var hasSetter: Bool { accessors.contains { $0.word == .set } }
  var observers: [Accessor] { accessors.filter { $0.word == .willSet || $0.word == .didSet } }
}

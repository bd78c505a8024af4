/// The properties that a statement which is left out would have set, and that code unwraps.
struct LostProperties {
  private var properties: [(name: String, type: String)] = []

  init(of statement: Range<Int>, in parsed: ParsedFile) {
    let source = parsed.source
    var types: [String: String] = [:]
    for member in parsed.members where member.kind == .property && !member.isStatic {
      let type = source.flattened(member.type)
      if type.hasSuffix("!") { types[member.name] = String(type.dropLast()) }
    }
    guard !types.isEmpty, source.word(statement.lowerBound) != .return else { return }
    for sign in statement where source.isText(sign, "=") && sign > statement.lowerBound {
      guard source.kind(sign - 1) == .identifier, Self.isOfSelf(sign - 1, in: source),
        let type = types.removeValue(forKey: source.text(sign - 1))
      else { continue }
      properties.append((source.text(sign - 1), type))
    }
  }

  private static func isOfSelf(_ name: Int, in source: SourceFile) -> Bool {
    guard source.kind(name - 1) == .period
    else { return ![.let, .var].contains(source.word(name - 1)) }
    let owner = source.isText(name - 2, "?") ? name - 3 : name - 2
    return source.word(owner) == .self && source.kind(owner - 1) != .period
  }

  func assignments(_ symbol: String) -> [String] {
    properties.map { "\($0.name) = HeadlessStubs.unwrapped(\(symbol)) as (\($0.type))?" }
  }
}

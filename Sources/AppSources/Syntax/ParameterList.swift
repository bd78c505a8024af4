/// Reads the parameters of a function.
enum ParameterList {
  /// The parameters that some tokens, those between the parentheses, declare.
  static func read(_ file: SourceFile, _ tokens: Range<Int>) -> [Parameter] {
    var parameters: [Parameter] = []
    var start = tokens.lowerBound
    var depth = 0
    var index = start
    while index < tokens.upperBound {
      switch file.code[index].kind {
      case .leftParenthesis, .leftBracket, .leftBrace:
        index = max(index, min(file.partner(index) ?? index, tokens.upperBound - 1))
      case .operation: depth += file.angleChange(index)
      case .comma where depth <= 0:
        if let parameter = parameter(file, start..<index) { parameters.append(parameter) }
        start = index + 1
        depth = 0
      default: break
      }
      index += 1
    }
    if let parameter = parameter(file, start..<tokens.upperBound) { parameters.append(parameter) }
    return parameters
  }

  private static func parameter(_ file: SourceFile, _ tokens: Range<Int>) -> Parameter? {
    guard let colon = tokens.first(where: { file.kind($0) == .colon }) else { return nil }
    // `@Builder content label name: Type`: the names are the last tokens before the colon.
    var names: [Int] = []
    var index = tokens.lowerBound
    while index < colon {
      if file.kind(index) == .at {
        index += 1
      } else if file.kind(index) == .identifier {
        names.append(index)
      }
      index += 1
    }
    guard let name = names.last else { return nil }
    let label = names.count > 1 ? names[names.count - 2] : name
    var isInout = false
    var isVariadic = false
    var isAutoclosure = false
    var type = colon + 1
    while type < tokens.upperBound, !file.isText(type, "=") {
      if file.word(type) == .inout { isInout = true }
      if file.isText(type, "...") { isVariadic = true }
      if file.isText(type, "autoclosure") { isAutoclosure = true }
      if file.kind(type) == .leftParenthesis || file.kind(type) == .leftBracket {
        type = max(type, file.partner(type) ?? type)
      }
      type += 1
    }
    return Parameter(
      label: file.text(label), name: file.flattened(name..<name + 1), isInout: isInout,
      isVariadic: isVariadic, isAutoclosure: isAutoclosure)
  }
}

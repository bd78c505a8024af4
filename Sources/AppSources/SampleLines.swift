/// The lines of a list that fill a cell, as far as its class says how: they compile, and a person
/// completes them.
struct SampleLines {
  /// The lines by which a preview or a snapshot test fills such a cell, in place of all others as
  /// long as any of them compiles; empty if none does.
  let examples: [String]
  private let members: [SwiftOutline.MemberEntry]
  private let outline: SwiftOutline?
  private let cell: String
  private let index: AppIndex

  init(of cell: String, in index: AppIndex) {
    let outline = index.file(declaring: cell, from: "").flatMap { index.outlines[$0] }
    self.outline = outline
    self.cell = cell
    self.index = index
    examples = index.examples(of: cell)
    members =
      outline?.members.filter { member in
        outline?.types[member.owner].path == cell && !member.isPrivate && !member.isStatic
      } ?? []
  }

  /// The lines, without spaces before them: comments where nothing better is known.
  var lines: [String] {
    let fillers = members.filter { member in
      member.keyword == "func" && !member.labels.isEmpty && !member.isOverride
        && Self.fillerNames.contains { member.name.hasPrefix($0) }
    }
    for filler in fillers {
      if let call = Self.call(of: filler) { return ["cell.\(call)"] }
    }
    let plain = members.contains {
      $0.keyword == "func" && $0.name == Self.fillerNames[0] && $0.labels.isEmpty
    }
    if fillers.isEmpty, plain, outline?.plainNames.contains(Self.fillerNames[0]) != true {
      return ["cell.\(Self.fillerNames[0])()"]
    }
    let hint =
      fillers.isEmpty
      ? "set what it shows" : fillers.prefix(3).map(\.head).joined(separator: ", or ")
    return ["// Fill the cell as the app does: \(hint)"] + labels
  }

  private static let fillerNames = [
    "configure", "setup", "set", "update", "bind", "render", "apply", "fill", "populate", "load",
  ]

  /// Lines that set the texts of the labels that other files may name.
  private var labels: [String] {
    let own = members.filter { member in
      member.keyword == "var"
        && (member.initialValue == "UILabel" || member.type == "UILabel")
    }
    if own.isEmpty, outline?.plainNames.contains("textLabel") == true {
      return Self.textLabel
    }
    if !hasContents { return fromOutside }
    return own.filter { !setsText(of: $0.name) }.map {
      "cell.\($0.name).text = \"\(Self.words($0.name))\""
    }
  }

  /// Whether the class itself gives a label a text, where it makes it or where nothing is passed to
  /// it: a sample would replace what the app shows.
  private func setsText(of label: String) -> Bool {
    guard let file = index.file(declaring: cell, from: ""), let text = index.texts[file] else {
      return false
    }
    let parsed = ParsedFile(name: "", bytes: Array(text.utf8))
    let source = parsed.source
    func sets(_ tokens: Range<Int>, of name: String?) -> Bool {
      tokens.contains { index in
        (source.isText(index, "text") || source.isText(index, "attributedText"))
          && source.kind(index - 1) == .period && source.isText(index + 1, "=")
          && (name == nil
            || source.kind(index - 2) == .identifier && source.text(index - 2) == name)
      }
    }
    return parsed.members.contains { member in
      guard parsed.types[member.owner].path == cell else { return false }
      if member.kind == .property {
        return member.name == label && member.body == nil
          && sets(member.headEnd..<source.end(of: member), of: nil)
      }
      guard let body = member.body, let close = source.partner(body),
        member.kind == .initializer || member.parameters.isEmpty
      else { return false }
      return sets(body..<close, of: label)
    }
  }

  /// Whether the class has its own members that show something, or its file makes contents.
  private var hasContents: Bool {
    members.contains { $0.keyword != "init" && !index.hasKnownMember($0.name) }
      || ["addSubview", "contentConfiguration"].contains { name in
        outline?.memberNames.contains(name) == true || outline?.plainNames.contains(name) == true
      }
  }

  private static let textLabel = ["cell.textLabel?.text = \"Title\""]

  /// Lines as those of a file of the app that fills the cell with what UIKit gives it.
  private var fromOutside: [String] {
    if index.isUsed("defaultContentConfiguration", with: cell) {
      return [
        "var content = cell.defaultContentConfiguration()", "content.text = \"Title\"",
        "cell.contentConfiguration = content",
      ]
    }
    return index.isUsed("textLabel", with: cell) ? Self.textLabel : []
  }

  /// A call with values of plain types; nil if a parameter has another one.
  private static func call(of method: SwiftOutline.MemberEntry) -> String? {
    guard let open = method.head.firstIndex(of: "("),
      !method.head[..<open].contains("<"), !method.head.contains(" async"),
      !method.head.contains(" throws")
    else { return nil }
    var arguments: [String] = []
    for parameter in parameters(in: method.head[method.head.index(after: open)...]) {
      guard let colon = parameter.firstIndex(of: ":") else { return nil }
      let names = parameter[..<colon].split(separator: " ")
      let rest = parameter[parameter.index(after: colon)...]
      // A parameter with a default value is left to it.
      if rest.contains("=") { continue }
      let type = rest.drop { $0 == " " }
      guard let label = names.first, let name = names.last,
        let value = value(of: String(type), named: String(name))
      else { return nil }
      arguments.append(label == "_" ? value : "\(label): \(value)")
    }
    return "\(method.name)(\(arguments.joined(separator: ", ")))"
  }

  /// The parameters up to the parenthesis that closes their list.
  private static func parameters(in text: Substring) -> [String] {
    var parameters: [String] = []
    var current = ""
    var depth = 0
    for character in text {
      if ")]>".contains(character), !current.hasSuffix("-") { depth -= 1 }
      if depth < 0 { break }
      if "([<".contains(character) { depth += 1 }
      if character == ",", depth == 0 {
        parameters.append(current)
        current = ""
      } else {
        current.append(character)
      }
    }
    if current.contains(where: { $0 != " " }) { parameters.append(current) }
    return parameters.map { String($0.drop { $0 == " " }) }
  }

  private static func value(of type: String, named name: String) -> String? {
    var type = type
    while type.hasSuffix(" ") { type.removeLast() }
    switch type {
    case "String", "String?": return "\"\(words(name))\""
    case "Int", "Double", "CGFloat", "Float": return "1"
    case "Bool": return "true"
    default: break
    }
    if type.hasSuffix("?") { return "nil" }
    if type.hasPrefix("[") { return type.contains(":") ? "[:]" : "[]" }
    return nil
  }

  /// A name as words: `titleLabel` becomes `Title label`.
  private static func words(_ name: String) -> String {
    var words = ""
    for character in name {
      if character.isUppercase, !words.isEmpty { words.append(" ") }
      words += words.isEmpty ? character.uppercased() : character.lowercased()
    }
    return words
  }
}

/// Values for the parameters of methods that fill cells: plain ones, and the app's own types.
struct SampleValues {
  let index: AppIndex
  let file: String
  let scope: String

  /// Deeper values within values are no samples any more.
  private static let largestDepth = 4

  /// The arguments of a call, with parentheses, for a head; nil if a parameter has no value.
  func arguments(for head: String, depth: Int = 0) -> String? {
    guard let open = head.firstIndex(of: "("), !head[..<open].contains("<"),
      !head.contains(" async"), !head.contains(" throws")
    else { return nil }
    var arguments: [String] = []
    for parameter in Self.parameters(in: head[head.index(after: open)...]) {
      guard let colon = parameter.firstIndex(of: ":") else { return nil }
      let names = parameter[..<colon].split(separator: " ")
      let rest = parameter[parameter.index(after: colon)...]
      if rest.contains("=") { continue }
      guard let label = names.first, let name = names.last,
        let value = value(of: String(rest), named: String(name), depth: depth)
      else { return nil }
      arguments.append(label == "_" ? value : "\(label): \(value)")
    }
    return "(\(arguments.joined(separator: ", ")))"
  }

  /// A value of a type, a text of it made of the name of its parameter; nil if none is known.
  func value(of written: String, named name: String, depth: Int = 0) -> String? {
    guard depth < Self.largestDepth else { return nil }
    var type = written.trimmed
    for word in ["@escaping ", "any ", "some ", "inout "] where type.hasPrefix(word) {
      type = type.dropFirst(word.count).trimmed
    }
    if type.hasSuffix("?") || type.hasSuffix("!") {
      let wrapped = String(type.dropLast())
      // An image or a closure that may be missing changes what a cell shows.
      if Self.plain[wrapped] != nil || wrapped.hasPrefix("(") { return "nil" }
      return value(of: wrapped, named: name, depth: depth) ?? "nil"
    }
    if let value = Self.plain[type] { return value }
    if type == "String" { return "\"\(Self.words(name))\"" }
    if type.hasPrefix("[") {
      if type.contains(":") { return "[:]" }
      return value(of: String(type.dropFirst().dropLast()), named: name, depth: depth + 1)
        .map { "[\($0)]" } ?? "[]"
    }
    return Self.closure(of: type) { value(of: $0, named: name, depth: depth + 1) }
      ?? ownValue(of: type, depth: depth)
  }

  private static let plain = [
    "Int": "1", "Double": "1", "CGFloat": "1", "Float": "1", "Int32": "1", "Int64": "1",
    "UInt": "1", "TimeInterval": "1", "Decimal": "1", "Bool": "true", "Any": "\"Title\"",
    "Date": "Date(timeIntervalSince1970: 0)", "URL": "URL(fileURLWithPath: \"/\")",
    "UIColor": ".black", "UIImage": "UIImage()", "UIFont": ".preferredFont(forTextStyle: .body)",
    "NSAttributedString": "NSAttributedString(string: \"Title\")",
    "AttributedString": "AttributedString(\"Title\")", "CGSize": ".zero", "CGRect": ".zero",
    "CGPoint": ".zero", "UIEdgeInsets": ".zero", "NSNumber": "1", "UUID": "UUID()",
    "IndexPath": "IndexPath(item: 0, section: 0)", "Locale": "Locale(identifier: \"en_US\")",
    "Data": "Data()", "NSRange": "NSRange(location: 0, length: 0)",
  ]

  static func isPlain(_ type: String) -> Bool { plain[type] != nil }

  /// A closure that does nothing but return what `answer` has for a type; nil for other types.
  static func closure(of type: String, answering answer: (String) -> String?) -> String? {
    guard type.hasPrefix("("), type.contains("->") else { return nil }
    let length = length(ofParametersIn: type.dropFirst())
    let end = type.dropFirst(length + 2)
    guard let arrow = end.firstRange(of: "->"),
      ["", "async", "throws", "async throws"].contains(end[..<arrow.lowerBound].trimmed)
    else { return nil }
    let result = end[arrow.upperBound...].trimmed
    let isVoid = ["Void", "()"].contains(result)
    guard let value = isVoid ? "" : answer(result) else { return nil }
    let parameters = parameters(in: type.dropFirst()).filter { $0 != "Void" }
    let names = parameters.map { _ in "_" }.joined(separator: ", ")
    if isVoid { return parameters.isEmpty ? "{}" : "{ \(names) in }" }
    return parameters.isEmpty ? "{ \(value) }" : "{ \(names) in \(value) }"
  }

  private func ownValue(of name: String, depth: Int) -> String? {
    let type = self.type(named: name)
    guard let declared = index.file(declaring: type, from: file),
      let entry = index.entry(of: type, in: declared), entry.generics.isEmpty,
      let outline = index.outlines[declared]
    else { return nil }
    let inner = SampleValues(index: index, file: declared, scope: type)
    switch entry.keyword {
    case "enum": return inner.firstCase(of: entry, depth: depth)
    case "protocol":
      return index.conformers(of: type).lazy.compactMap { ownValue(of: $0, depth: depth + 1) }.first
    case "struct", "class":
      guard !index.isView(type, from: declared),
        index.foreignAncestor(of: type, from: declared) == nil || entry.keyword == "struct"
      else { return nil }
      let members = outline.members.filter { outline.types[$0.owner].path == type }
      let initializers = members.filter { $0.keyword == "init" && !$0.isPrivate }
      for initializer in initializers where !initializer.head.hasPrefix("init?") {
        if let arguments = inner.arguments(for: initializer.head, depth: depth + 1) {
          return type + arguments
        }
      }
      let own = members.filter { $0.keyword == "init" && !outline.types[$0.owner].isExtension }
      return own.isEmpty ? inner.memberwise(entry, members, depth: depth) : nil
    default: return nil
    }
  }

  /// The path of a type that a name means: within the scope, the types around it, or none.
  func type(named name: String) -> String {
    var outer = scope.isEmpty ? nil : scope
    while let path = outer {
      if index.hasType("\(path).\(name)") { return "\(path).\(name)" }
      outer = path.outerPath
    }
    return name
  }

  private func memberwise(
    _ entry: SwiftOutline.TypeEntry, _ members: [SwiftOutline.MemberEntry], depth: Int
  ) -> String? {
    let stored = members.filter { $0.keyword == "var" && $0.isStored && !$0.isStatic }
    let open = stored.filter { $0.initialValue.isEmpty && !$0.type.isEmpty }
    if entry.keyword == "class" { return open.isEmpty ? "\(entry.path)()" : nil }
    if open.contains(where: \.isPrivate) { return nil }
    var arguments: [String] = []
    for member in open where !(member.type.hasSuffix("?") && !member.isConstant) {
      guard let value = value(of: member.type, named: member.name, depth: depth + 1)
      else { return nil }
      arguments.append("\(member.name): \(value)")
    }
    return "\(entry.path)(\(arguments.joined(separator: ", ")))"
  }

  private func firstCase(of entry: SwiftOutline.TypeEntry, depth: Int) -> String? {
    if let first = entry.firstCase { return "\(entry.path).\(first)" }
    guard let line = entry.cases.first?.dropFirst("case ".count) else { return nil }
    let name = line.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    var arguments: [String] = []
    for parameter in Self.parameters(in: line.dropFirst(name.count + 1)) {
      let parts = parameter.split(separator: ":", maxSplits: 1).map(\.trimmed)
      guard let type = parts.last,
        let value = value(of: type, named: parts.count > 1 ? parts[0] : "title", depth: depth + 1)
      else { return nil }
      arguments.append(parts.count > 1 && parts[0] != "_" ? "\(parts[0]): \(value)" : value)
    }
    return name.isEmpty ? nil : "\(entry.path).\(name)(\(arguments.joined(separator: ", ")))"
  }

  static func parameters(in text: Substring) -> [String] {
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

  static func length(ofParametersIn text: Substring) -> Int {
    var depth = 0
    var count = 0
    for character in text {
      if character == ")" { depth -= 1 }
      if depth < 0 { break }
      if character == "(" { depth += 1 }
      count += 1
    }
    return count
  }

  static func words(_ name: String) -> String {
    var words = ""
    for character in name {
      if character.isUppercase, !words.isEmpty { words.append(" ") }
      words += words.isEmpty ? character.uppercased() : character.lowercased()
    }
    return words
  }
}

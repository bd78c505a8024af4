struct StubMember {
  let entry: SwiftOutline.MemberEntry
  let file: String
}

/// The text of a stub of one type: its members without code, and values where one is read.
struct StubText {
  let type: SwiftOutline.TypeEntry
  let members: [StubMember]
  let file: String
  let ancestor: String?
  let protocols: [String]

  private var name: String {
    let name = type.path.lastName
    return ["Type", "Protocol"].contains(name) ? "`\(name)`" : name
  }

  var text: String {
    var lines = ["  // \(file):\(type.line)"]
    let outer = type.path.outerPath
    if let outer { lines.append("  extension \(outer) {") }
    lines += body
    if outer != nil { lines.append("  }") }
    // One extension each: where the stub lacks what a protocol requires, that one is left out.
    lines += protocols.map { "  extension \(type.path): \($0) {}" }
    if let value {
      lines += [
        "  extension \(type.path): HeadlessStubValue {",
        "    public static var stubValue: Self { \(value) }", "  }",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A value of a structure or an enumeration; nil for other types, and where none is known.
  private var value: String? {
    switch type.keyword {
    case "struct": "Self()"
    case "enum" where type.generics.isEmpty: type.firstCase.map { ".\($0)" }
    default: nil
    }
  }

  private var body: [String] {
    switch type.keyword {
    case "enum":
      // An initializer would have to choose a case.
      ["  public enum \(name)\(type.generics)\(clause) {"] + type.cases.map { "    " + $0 }
        + equality + members.filter { $0.entry.keyword != "init" }.flatMap(declaration) + ["  }"]
    case "protocol":
      ["  public protocol \(name)\(clause) {"] + members.flatMap(requirement) + ["  }"]
    case "class", "actor":
      [
        "  \(type.keyword == "class" ? "open" : "public") \(type.keyword) \(name)\(type.generics)\(clause) {"
      ] + initializers + members.flatMap(declaration) + ["  }"]
    default:
      ["  public struct \(name)\(type.generics)\(clause) {", "    public init() {}"]
        + members.flatMap(declaration) + ["  }"]
    }
  }

  /// The comparing functions, which the compiler makes only if all values can be compared.
  private var equality: [String] {
    let isHashable = type.inherited.contains("Hashable")
    guard isHashable || type.inherited.contains("Equatable"),
      type.cases.contains(where: { $0.contains("(") })
    else { return [] }
    return [
      "    public static func == (one: Self, other: Self) -> Bool { \"\\(one)\" == \"\\(other)\" }"
    ]
      + (isHashable
        ? ["    public func hash(into hasher: inout Hasher) { hasher.combine(\"\\(self)\") }"] : [])
  }

  private static let synthesized: Set = [
    "Equatable", "Hashable", "Codable", "Decodable", "Encodable", "Sendable", "Error",
    "LocalizedError",
  ]

  private static let raw: Set = ["String", "Int", "Double", "CaseIterable", "CGFloat", "UInt"]

  private var clause: String {
    var names: [String] = []
    switch type.keyword {
    case "protocol":
      let references = ["AnyObject", "class", "NSObjectProtocol"]
      if references.contains(where: type.inherited.contains) { names.append("AnyObject") }
    case "struct": names = type.inherited.filter(Self.synthesized.contains)
    case "enum":
      names = type.inherited.filter { Self.synthesized.contains($0) || Self.raw.contains($0) }
    case "class":
      names = ancestor.map { [$0] } ?? ["HeadlessStubValue"] + (isCompared ? ["Hashable"] : [])
    default: break
    }
    return names.isEmpty ? "" : ": " + names.joined(separator: ", ")
  }

  private var isCompared: Bool {
    type.generics.isEmpty
      && type.inherited.contains {
        $0.hasPrefix("NS") && $0 != "NSObjectProtocol" || $0 == "Hashable" || $0 == "Equatable"
      }
  }

  private var initializers: [String] {
    if type.keyword == "actor" { return ["    public init() {}"] }
    if let ancestor {
      // A height that rests on a view's stub rests on what is not in it.
      return ViewNames.isPlainView(ancestor)
        ? [StrangerText.noteOfView(type.path, "\"\(file)\"", line: type.line)] : []
    }
    let lines = [
      "    public required init() {}", "    public static var stubValue: Self { self.init() }",
    ]
    return isCompared ? lines + StrangerText.identity(of: name).map { "    " + $0 } : lines
  }

  private func requirement(_ stub: StubMember) -> [String] {
    let member = stub.entry
    let prefix = member.isStatic ? "    static " : "    "
    switch member.keyword {
    case "subscript": return ["    \(member.head) { get }"]
    case "func", "init": return [prefix + Self.withoutDefaults(member.head)]
    case _ where member.type.isEmpty: return []
    default: return [prefix + "var \(member.writtenName): \(member.type) { get }"]
    }
  }

  /// The head of a function without default values, which a requirement cannot have.
  private static func withoutDefaults(_ head: String) -> String {
    guard head.contains("="), let open = head.firstIndex(of: "(") else { return head }
    let start = head.index(after: open)
    let parameters = SampleValues.parameters(in: head[start...])
    let length = SampleValues.length(ofParametersIn: head[start...])
    let kept = parameters.map { parameter in
      String(parameter[..<(parameter.firstRange(of: " = ")?.lowerBound ?? parameter.endIndex)])
    }
    return head[..<start] + kept.joined(separator: ", ") + head[start...].dropFirst(length)
  }

  private func declaration(_ stub: StubMember) -> [String] {
    Self.declaration(
      stub, of: type.path, isDerived: ancestor != nil,
      isStored: ["class", "struct"].contains(type.keyword))
  }

  /// A stub of a member; `isDerived` says whether its type descends from a class of UIKit,
  /// `isStored` whether it can keep what is set of its properties.
  static func declaration(
    _ stub: StubMember, of path: String, isDerived: Bool, isStored: Bool = false
  ) -> [String] {
    let member = stub.entry
    let prefix = "    public " + (member.isStatic ? "static " : "")
    let read = "\"\(path).\(member.name)\", fileID: \"\(stub.file)\", line: \(member.line)"
    func closure(of type: String) -> String? {
      SampleValues.closure(of: type) { _ in "HeadlessStubs.value(\(read))" }
    }
    func value(copying copied: String?) -> String {
      "HeadlessStubs.value(\(read)\(copied.map { ", copying: \($0)" } ?? ""))"
    }
    let result = value(copying: closure(of: member.type))
    switch member.keyword {
    case "func": return [prefix + member.head + (member.type.isEmpty ? " {}" : " { \(result) }")]
    case "init" where !isDerived: return ["    public " + member.head + " {}"]
    case "subscript": return [prefix + member.head + " { get { \(result) } set {} }"]
    case "var":
      let written = member.type.isEmpty ? Self.type(of: member.initialValue) : member.type
      guard let written, !written.hasPrefix("some ") else {
        return ["    // \(member.name): its type is not written at line \(member.line)"]
      }
      let isWeak = written.hasSuffix("!")
      let type = isWeak ? written.dropLast() + "?" : written[...]
      let isCopied = !member.copiedValue.isEmpty && Self.copiedTypes.contains(String(type))
      let copied = isCopied ? member.copiedValue : closure(of: String(type))
      if isStored, !member.isStatic {
        let copy = copied.map { ", copying: { \($0) }" } ?? ""
        return ["    @HeadlessStubbed(\(read)\(copy)) public var \(member.writtenName): \(type)"]
      }
      return [
        prefix + "var \(member.writtenName): \(type) { get { \(value(copying: copied)) } set {} }"
      ]
    default: return []
    }
  }

  private static let copiedTypes: Set = [
    "String", "String?", "Int", "Int?", "Double", "Double?", "CGFloat", "CGFloat?", "Float", "Bool",
    "Bool?", "TimeInterval",
  ]

  private static func type(of token: String) -> String? {
    guard let first = token.unicodeScalars.first else { return nil }
    if first == "\"" || token.hasPrefix("#\"") || token == "NSLocalizedString" { return "String" }
    if token == "true" || token == "false" { return "Bool" }
    if ("0"..."9").contains(first) { return token.contains(".") ? "Double" : "Int" }
    return first.properties.isUppercase || first == "[" && token.count > 1 ? token : nil
  }
}

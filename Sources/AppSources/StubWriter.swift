import SelfSizingSourceOverlay

/// Writes shells of the types at the border of what is followed: each with just the members that
/// the followed files read, and no code.
///
/// A shell reports what is read of it, so that a height that rests on one says so.
struct StubWriter {
  private let index: AppIndex
  /// The names that the followed files use after a period, and the labels of their arguments.
  private let used: Set<String>
  private let followed: Set<String>

  /// As many shells at most come of those that are asked for: their members name further types.
  private static let largestCount = 200

  init(_ closure: SourceClosure, in index: AppIndex) {
    self.index = index
    followed = Set(closure.files)
    used = closure.files.reduce(into: []) { used, file in
      guard let outline = index.outlines[file] else { return }
      used.formUnion(outline.memberNames)
      used.formUnion(outline.labels)
      used.formUnion(outline.plainNames)
    }
  }

  /// The text of a file with the shells; empty if there are none.
  func text(of stubs: [SourceClosure.Stub]) -> String {
    var shells: [String: String] = [:]
    var pending = Array(stubs.reversed())
    while let stub = pending.popLast(), shells.count < Self.largestCount {
      guard shells[stub.type] == nil, let type = index.entry(of: stub.type, in: stub.file) else {
        continue
      }
      let members = members(of: type, in: stub.file)
      shells[stub.type] = StubText(type, members, stub.file, ancestor: ancestor(of: stub)).text
      let named = type.text.isEmpty ? members.map(\.head) : [type.text]
      for name in Set(named.flatMap { SwiftOutline(of: $0).typeNames.keys }).sorted() {
        if let found = declaration(of: name, within: stub), !followed.contains(found.file) {
          pending.append(found)
        }
      }
    }
    guard !shells.isEmpty else { return "" }
    return """
      // Shells of types that the cells name and that were not followed, with the members that are
      // read. What is read of them is stubbed, and so is a height that rests on it: complete them,
      // or name the files of the types in settings.json and take them out here.
      #if !canImport(Darwin)
        import UIKit

      \(shells.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n"))
      #endif

      """
  }

  /// The type that a shell's members call by a name: one within it, or one of the app.
  private func declaration(of name: String, within stub: SourceClosure.Stub)
    -> SourceClosure.Stub?
  {
    for type in ["\(stub.type).\(name)", name] {
      if let file = index.file(declaring: type, from: stub.file) {
        return SourceClosure.Stub(type: type, file: file)
      }
    }
    return nil
  }

  /// The class of UIKit from which the type descends; nil if it descends from none.
  private func ancestor(of stub: SourceClosure.Stub) -> String? {
    index.foreignAncestor(of: stub.type, from: stub.file).flatMap {
      $0.hasPrefix("UI") && !$0.hasSuffix("Delegate") && !$0.hasSuffix("DataSource") ? $0 : nil
    }
  }

  /// The members of a type that are read, those of its extensions among them.
  private func members(of type: SwiftOutline.TypeEntry, in file: String)
    -> [SwiftOutline.MemberEntry]
  {
    let others = index.extensionFiles(of: type.path).filter { $0 != file && !followed.contains($0) }
    var seen: Set<String> = []
    return ([file] + others).flatMap { file -> [SwiftOutline.MemberEntry] in
      guard let outline = index.outlines[file] else { return [] }
      return outline.members.filter { member in
        let owner = outline.types[member.owner]
        return owner.path == type.path && !member.isPrivate && isRead(member)
          && seen.insert(member.keyword == "var" ? member.name : member.head).inserted
      }
    }
  }

  /// Whether files may use a member; an initializer is used by its labels.
  private func isRead(_ member: SwiftOutline.MemberEntry) -> Bool {
    if member.keyword != "init" { return used.contains(member.name) }
    let labels = member.labels.filter { $0 != "_" }
    return !member.labels.isEmpty && labels.allSatisfy(used.contains)
  }
}

/// The text of one shell.
private struct StubText {
  private let type: SwiftOutline.TypeEntry
  private let members: [SwiftOutline.MemberEntry]
  private let file: String
  private let ancestor: String?

  init(
    _ type: SwiftOutline.TypeEntry, _ members: [SwiftOutline.MemberEntry], _ file: String,
    ancestor: String?
  ) {
    self.type = type
    self.members = members
    self.file = file
    self.ancestor = ancestor
  }

  private var outer: String? {
    type.path.lastIndex(of: ".").map { String(type.path[..<$0]) }
  }

  private var name: String { type.path.split(separator: ".").last.map(String.init) ?? type.path }

  var text: String {
    var lines = ["  // \(file):\(type.line)"]
    if let outer { lines.append("  extension \(outer) {") }
    lines += body
    if outer != nil { lines.append("  }") }
    if type.keyword == "struct", !type.isGeneric {
      lines.append("  extension \(type.path): HeadlessStubValue {")
      lines.append("    static var stubValue: \(type.path) { \(type.path)() }")
      lines.append("  }")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var body: [String] {
    switch type.keyword {
    case "enum": [type.text]
    case "protocol":
      ["  protocol \(name)\(clause) {"] + members.flatMap(requirement) + ["  }"]
    case "class", "actor":
      ["  \(type.keyword) \(name)\(clause) {"] + initializers + members.flatMap(declaration)
        + ["  }"]
    default:
      ["  struct \(name)\(clause) {", "    init() {}"] + members.flatMap(declaration) + ["  }"]
    }
  }

  /// Protocols of Swift's that a type without stored members conforms to by itself.
  private static let synthesized: Set = [
    "Equatable", "Hashable", "Codable", "Decodable", "Encodable", "Sendable",
  ]

  private var clause: String {
    var names: [String] = []
    switch type.keyword {
    case "protocol":
      let isReference = ["AnyObject", "class", "NSObjectProtocol"].contains {
        type.inherited.contains($0)
      }
      if isReference { names.append("AnyObject") }
    case "struct": names = type.inherited.filter(Self.synthesized.contains)
    case "class":
      if let ancestor {
        names.append(ancestor)
      } else {
        names.append("HeadlessStubValue")
      }
    default: break
    }
    return names.isEmpty ? "" : ": " + names.joined(separator: ", ")
  }

  /// The initializers that a shell of a class has besides those that are read.
  private var initializers: [String] {
    if type.keyword == "actor" { return ["    init() {}"] }
    if ancestor != nil { return [] }
    return [
      "    required init() {}", "    static var stubValue: Self { self.init() }",
    ]
  }

  private func requirement(_ member: SwiftOutline.MemberEntry) -> [String] {
    if member.keyword == "func" {
      return ["    " + (member.isStatic ? "static " : "") + member.head]
    }
    return member.type.isEmpty
      ? [] : ["    \(member.isStatic ? "static " : "")var \(member.name): \(member.type) { get }"]
  }

  private func declaration(_ member: SwiftOutline.MemberEntry) -> [String] {
    let prefix = "    " + (member.isStatic ? "static " : "")
    let value = "HeadlessStubs.value(\"\(type.path).\(member.name)\")"
    switch member.keyword {
    case "func":
      return [prefix + member.head + (member.type.isEmpty ? " {}" : " { \(value) }")]
    case "init" where ancestor == nil:
      return ["    " + member.head + " {}"]
    case "var":
      let written = member.type.isEmpty ? Self.type(of: member.initialValue) : member.type
      guard let written, !written.hasPrefix("some ") else {
        return ["    // \(member.name): its type is not written at line \(member.line)"]
      }
      let isWeak = written.hasSuffix("!")
      let type = isWeak ? written.dropLast() + "?" : written[...]
      return [prefix + "var \(member.name): \(type) { get { \(value) } set {} }"]
    default: return []
    }
  }

  /// The type of an initial value by its first token; nil if that does not say.
  private static func type(of token: String) -> String? {
    guard let first = token.unicodeScalars.first else { return nil }
    if first == "\"" || first == "#" && token.hasPrefix("#\"") { return "String" }
    if token == "true" || token == "false" { return "Bool" }
    if ("0"..."9").contains(first) { return token.contains(".") ? "Double" : "Int" }
    if first.properties.isUppercase { return token }
    return nil
  }
}

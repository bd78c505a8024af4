import SelfSizingSourceOverlay

/// Writes shells of the types at the border of what is followed: each with just the members that
/// the followed files read, and no code.
///
/// A shell reports what is read of it, so that a height that rests on one says so.
struct StubWriter {
  private let index: AppIndex
  /// The names that the followed files use after a period.
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
    }
  }

  /// The text of a file with the shells; empty if there are none.
  func text(of stubs: [SourceClosure.Stub]) -> String {
    var shells: [String: String] = [:]
    var pending = Array(stubs.reversed())
    while let stub = pending.popLast(), shells.count < Self.largestCount {
      guard shells[stub.type] == nil, let outline = index.outlines[stub.file],
        let place = outline.types.firstIndex(where: {
          $0.path == stub.type && $0.keyword != "extension"
        })
      else { continue }
      let members = members(of: place, in: outline)
      shells[stub.type] = shell(outline.types[place], members, stub.file)
      for member in members {
        for name in SwiftOutline(of: member.head).typeNames.keys.sorted() {
          if let file = index.file(declaring: name, from: stub.file), !followed.contains(file) {
            pending.append(SourceClosure.Stub(type: name, file: file))
          }
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

  /// The members of a type that are read, those of its extensions in the same file among them.
  private func members(of place: Int, in outline: SwiftOutline) -> [SwiftOutline.MemberEntry] {
    let path = outline.types[place].path
    let owners = outline.types.indices.filter {
      $0 == place || outline.types[$0].keyword == "extension" && outline.types[$0].path == path
    }
    var seen: Set<String> = []
    return outline.members.filter {
      owners.contains($0.owner) && used.contains($0.name) && $0.keyword != "init"
        && seen.insert($0.keyword == "func" ? $0.head : $0.name).inserted
    }
  }

  private func shell(
    _ type: SwiftOutline.TypeEntry, _ members: [SwiftOutline.MemberEntry], _ file: String
  ) -> String {
    let isProtocol = type.keyword == "protocol"
    let isReference = ["AnyObject", "class", "NSObjectProtocol"].contains {
      type.inherited.contains($0)
    }
    var lines = ["  // \(file):\(type.line)"]
    let clause = isProtocol && isReference ? ": AnyObject" : ""
    let keyword = type.keyword == "class" ? "class" : type.keyword
    lines.append("  \(keyword) \(type.path)\(clause) {")
    if type.keyword == "class" || type.keyword == "actor" { lines.append("    init() {}") }
    for member in members {
      lines += isProtocol ? requirement(member) : declaration(member, of: type)
    }
    lines.append("  }")
    if type.keyword == "struct" {
      lines.append("  extension \(type.path): HeadlessStubValue {")
      lines.append("    static var stubValue: \(type.path) { \(type.path)() }")
      lines.append("  }")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func requirement(_ member: SwiftOutline.MemberEntry) -> [String] {
    if member.keyword == "func" { return ["    " + member.head] }
    return member.type.isEmpty ? [] : ["    var \(member.name): \(member.type) { get }"]
  }

  private func declaration(_ member: SwiftOutline.MemberEntry, of type: SwiftOutline.TypeEntry)
    -> [String]
  {
    let prefix = "    " + (member.isStatic ? "static " : "")
    let value = "HeadlessStubs.value(\"\(type.path).\(member.name)\")"
    switch member.keyword {
    case "func":
      return [prefix + member.head + (member.type.isEmpty ? " {}" : " { \(value) }")]
    case "var":
      let written = member.type.isEmpty ? Self.type(of: member.initialValue) : member.type
      guard let written else {
        return ["    // \(member.name): its type is not written at line \(member.line)"]
      }
      return [prefix + "var \(member.name): \(written) { get { \(value) } set {} }"]
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

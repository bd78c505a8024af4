/// Writes stubs of the types at the border of what is followed: each with just the members that
/// the followed files read, and no code.
///
/// A stub reports what is read of it, so that a height that rests on one says so.
struct StubWriter {
  private let index: AppIndex
  /// The names that the followed files use after a period, and the labels of their arguments.
  private let used: Set<String>
  private let followed: Set<String>

  /// The maximum number of stubs made in addition to the requested ones: their members name further
  /// types.
  private static let largestCount = 200

  /// The files and declarations that are left out, as they do not compile.
  private let border: Border

  init(_ closure: SourceClosure, in index: AppIndex, _ border: Border) {
    self.index = index
    self.border = border
    followed = Set(closure.files)
    used = closure.files.reduce(into: []) { used, file in
      guard let outline = index.outlines[file] else { return }
      used.formUnion(outline.memberNames)
      used.formUnion(outline.labels)
      used.formUnion(outline.plainNames)
    }
  }

  /// The text of a file with the stubs; empty without any.
  func text(of stubs: [SourceClosure.Stub]) -> String {
    var texts: [String: String] = [:]
    var pending = stubs
    var next = 0
    while next < pending.count, texts.count < stubs.count + Self.largestCount {
      let stub = pending[next]
      next += 1
      guard texts[stub.type] == nil, let type = index.entry(of: stub.type, in: stub.file) else {
        continue
      }
      let members = members(of: type, in: stub.file)
      texts[stub.type] = StubText(type, members, stub.file, ancestor: ancestor(of: stub)).text
      for name in index.typeNames(within: stub.type) where used.contains(name) {
        let type = "\(stub.type).\(name)"
        if let file = index.file(declaring: type, from: stub.file), !isThere(type, file) {
          pending.append(SourceClosure.Stub(type: type, file: file))
        }
      }
      for name in Set(
        (members.map(\.entry.head) + type.cases).flatMap { SwiftOutline(of: $0).typeNames.keys }
      ).sorted() {
        if let found = declaration(of: name, within: stub), !isThere(found.type, found.file) {
          pending.append(found)
        }
      }
    }
    for (name, text) in droppedMembers { texts[name] = text }
    for (name, text) in firstCases(namedBy: pending) { texts["\(name) case"] = text }
    if usesResources { texts["R"] = Self.resources }
    for name in strangers where texts[name] == nil && !isCompiled(name) {
      texts[name] = StrangerText(name, cases: border.cases[name] ?? []).text
    }
    let text = texts.sorted { $0.key < $1.key }.compactMap { kept($0.value) }
      .joined(separator: "\n")
    guard !text.isEmpty else { return "" }
    return """
      // Stubs of types that the cells name and that were not followed, with the members that are
      // read. What is read of them is stubbed, and so is a height that rests on it: complete them,
      // or name the files of the types in settings.json and take them out here.
      #if !canImport(Darwin)
        import UIKit

      \(text)
      #endif

      """
  }

  /// A stub as it is kept: a member that does not compile is not public and then goes, the first
  /// line of a type that does not loses what it conforms to, and a type that does not compile
  /// without goes; nil for nothing.
  private func kept(_ stub: String) -> String? {
    var lines: [String] = []
    for line in stub.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.trimmed
      guard text.hasSuffix("{") else {
        if text == "}" || !border.omitted.contains(text) {
          lines.append(String(line))
        } else if let hidden = hidden(text) {
          lines.append("    " + hidden)
        }
        continue
      }
      let short = line.firstIndex(of: ":").map { line[..<$0] + " {" }
      if !border.omitted.contains(text) {
        lines.append(String(line))
      } else if let short, isType(text), !border.omitted.contains(short.trimmed) {
        lines.append(String(short))
      } else {
        return nil
      }
    }
    return lines.joined(separator: "\n")
  }

  /// A member that is not public, as it may name what is not; nil if it does not compile either.
  private func hidden(_ line: String) -> String? {
    guard line.hasPrefix("public ") || line.hasPrefix("@HeadlessStubbed(") else { return nil }
    let hidden = line.replacing("public ", with: "", maxReplacements: 1)
    if hidden == line { return nil }
    return border.omitted.contains(hidden) ? nil : hidden
  }

  private func isType(_ line: String) -> Bool {
    ["class", "struct", "enum", "protocol", "actor"].contains { keyword in
      line.hasPrefix("public \(keyword) ") || line.hasPrefix("open \(keyword) ")
    }
  }

  /// Whether a followed file declares a type that was nowhere when others were followed.
  private func isCompiled(_ type: String) -> Bool {
    followed.contains { index.entry(of: type, in: $0) != nil && isThere(type, $0) }
  }

  private func isThere(_ type: String, _ file: String) -> Bool {
    followed.contains(file) && !border.drops(type, in: file)
  }

  /// The members of types that are there which are left out: stubs of them, by type and file.
  private var droppedMembers: [String: String] {
    var texts: [String: String] = [:]
    for (file, names) in border.dropped where followed.contains(file) {
      guard let outline = index.outlines[file] else { continue }
      let members = outline.members.filter { member in
        let path = outline.types[member.owner].path
        return names.contains("\(path).\(member.name)") && !border.drops(path, in: file)
          && member.keyword != "init" && used.contains(member.name)
          // A view without its override has the member still.
          && !(index.hasKnownMember(member.name) && index.isView(path, from: file))
      }
      for (path, members) in Dictionary(
        grouping: members, by: { outline.types[$0.owner].path })
      {
        let lines = members.flatMap { member in
          StubText.declaration(
            StubMember(entry: member, file: file), of: path, isDerived: false)
        }
        texts["\(path) \(file)"] =
          (["  // \(file)", "  extension \(path) {"] + lines + ["  }"]).joined(separator: "\n")
          + "\n"
      }
    }
    return texts
  }

  /// The first cases of enumerations that are there and that members of stubs name: what is read of
  /// such a member is one.
  private func firstCases(namedBy stubs: [SourceClosure.Stub]) -> [String: String] {
    var texts: [String: String] = [:]
    for stub in stubs {
      guard let type = index.entry(of: stub.type, in: stub.file) else { continue }
      let names = Set(
        members(of: type, in: stub.file).flatMap { SwiftOutline(of: $0.entry.type).typeNames.keys })
      for name in names.sorted() {
        guard let file = index.file(declaring: name, from: stub.file), isThere(name, file),
          let type = index.entry(of: name, in: file), type.keyword == "enum",
          type.generics.isEmpty, let first = type.firstCase
        else { continue }
        texts[name] = """
            // \(file):\(type.line)
            extension \(name): HeadlessStubValue {
              public static var stubValue: Self { .\(first) }
            }

          """
      }
    }
    return texts
  }

  /// Whether files use the code that R.swift generates, and that is not among them.
  private var usesResources: Bool {
    followed.contains { index.outlines[$0]?.typeNames["R"] != nil }
      && index.file(declaring: "R", from: "") == nil
  }

  /// Types without a declaration: classes whose names say that they are views, where the sources
  /// of a library are not at hand, and what the compiler has not found.
  private var strangers: Set<String> {
    let names = followed.reduce(into: Set<String>()) { names, file in
      guard let outline = index.outlines[file], !index.isCompilable(file) else { return }
      names.formUnion(outline.typeNames.keys)
    }
    let views = names.filter { name in
      !index.isKnown(name) && index.file(declaring: name, from: "") == nil
        && ViewNames.parent(ofForeignView: name) != nil
    }
    return views.union(border.strangers)
  }

  /// A stub of what R.swift generates.
  private static let resources = """
      // Generated by R.swift when the app is built.
      public enum R {
        public static let string = HeadlessResources<HeadlessResources<String>>(kind: "R.string")
        public static let image = HeadlessResources<UIImage?>(kind: "R.image")
        public static let color = HeadlessResources<UIColor?>(kind: "R.color")
        public static let font = HeadlessResources<UIFont?>(kind: "R.font")
      }

    """

  /// The type that a stub's members call by a name: one within it, or one of the app.
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
  private func members(of type: SwiftOutline.TypeEntry, in file: String) -> [StubMember] {
    let others = index.extensionFiles(of: type.path).filter {
      $0 != file && !followed.contains($0)
    }
    var seen: Set<String> = []
    return ([file] + others).flatMap { file -> [StubMember] in
      guard let outline = index.outlines[file] else { return [] }
      return outline.members.filter { member in
        let owner = outline.types[member.owner]
        return owner.path == type.path && !member.isPrivate && isRead(member)
          && seen.insert(member.keyword == "var" ? member.name : member.head).inserted
      }
      .map { StubMember(entry: $0, file: file) }
    }
  }

  /// Whether files may use a member; an initializer is used by its labels.
  private func isRead(_ member: SwiftOutline.MemberEntry) -> Bool {
    if member.keyword != "init" { return used.contains(member.name) }
    let labels = member.labels.filter { $0 != "_" }
    return !member.labels.isEmpty && labels.allSatisfy(used.contains)
  }
}

/// A member of a type with the file that declares it.
private struct StubMember {
  let entry: SwiftOutline.MemberEntry
  let file: String
}

private struct StubText {
  private let type: SwiftOutline.TypeEntry
  private let members: [StubMember]
  private let file: String
  private let ancestor: String?

  init(
    _ type: SwiftOutline.TypeEntry, _ members: [StubMember], _ file: String,
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

  private var name: String {
    let name = type.path.split(separator: ".").last.map(String.init) ?? type.path
    return ["Type", "Protocol"].contains(name) ? "`\(name)`" : name
  }

  var text: String {
    var lines = ["  // \(file):\(type.line)"]
    if let outer { lines.append("  extension \(outer) {") }
    lines += body
    if outer != nil { lines.append("  }") }
    if type.keyword == "struct" {
      lines.append("  extension \(type.path): HeadlessStubValue {")
      lines.append("    public static var stubValue: Self { Self() }")
      lines.append("  }")
    }
    if type.keyword == "enum", type.generics.isEmpty, let first = type.firstCase {
      lines.append("  extension \(type.path): HeadlessStubValue {")
      lines.append("    public static var stubValue: Self { .\(first) }")
      lines.append("  }")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var body: [String] {
    switch type.keyword {
    case "enum":
      // An initializer would have to choose a case.
      ["  public enum \(name)\(type.generics)\(clause) {"] + type.cases.map { "    " + $0 }
        + members.filter { $0.entry.keyword != "init" }.flatMap(declaration) + ["  }"]
    case "protocol":
      ["  public protocol \(name)\(clause) {"] + members.flatMap(requirement) + ["  }"]
    case "class", "actor":
      [
        "  \(type.keyword == "class" ? "open" : "public") \(type.keyword) \(name)\(type.generics)\(clause) {"
      ] + initializers + members.flatMap(declaration)
        + ["  }"]
    default:
      ["  public struct \(name)\(type.generics)\(clause) {", "    public init() {}"]
        + members.flatMap(declaration) + ["  }"]
    }
  }

  /// Protocols of Swift's that a type without stored members conforms to by itself.
  private static let synthesized: Set = [
    "Equatable", "Hashable", "Codable", "Decodable", "Encodable", "Sendable",
  ]

  /// The types that an enumeration without code may inherit first.
  private static let raw: Set = ["String", "Int", "Double", "CaseIterable", "CGFloat", "UInt"]

  private var clause: String {
    var names: [String] = []
    switch type.keyword {
    case "protocol":
      let isReference = ["AnyObject", "class", "NSObjectProtocol"].contains {
        type.inherited.contains($0)
      }
      if isReference { names.append("AnyObject") }
    case "struct": names = type.inherited.filter(Self.synthesized.contains)
    case "enum":
      names = type.inherited.filter { Self.synthesized.contains($0) || Self.raw.contains($0) }
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

  /// The initializers of a stub of a class in addition to those that are read.
  private var initializers: [String] {
    if type.keyword == "actor" { return ["    public init() {}"] }
    if let ancestor {
      // A height that rests on a view's stub rests on what is not in it.
      return ViewNames.isPlainView(ancestor)
        ? [StrangerText.noteOfView(type.path, "\"\(file)\"", line: type.line)] : []
    }
    return [
      "    public required init() {}",
      "    public static var stubValue: Self { self.init() }",
    ]
  }

  private func requirement(_ stub: StubMember) -> [String] {
    let member = stub.entry
    if member.keyword == "subscript" { return ["    \(member.head) { get }"] }
    if member.keyword == "func" || member.keyword == "init" {
      return ["    " + (member.isStatic ? "static " : "") + member.head]
    }
    return member.type.isEmpty
      ? [] : ["    \(member.isStatic ? "static " : "")var \(member.name): \(member.type) { get }"]
  }

  private func declaration(_ stub: StubMember) -> [String] {
    Self.declaration(
      stub, of: type.path, isDerived: ancestor != nil,
      isStored: ["class", "struct"].contains(type.keyword))
  }

  /// A stub of a member.
  ///
  /// - Parameters:
  ///   - path: The path of its type.
  ///   - isDerived: Whether the type is a class that descends from one of UIKit's.
  ///   - isStored: Whether the type can keep what is set of its properties.
  static func declaration(
    _ stub: StubMember, of path: String, isDerived: Bool, isStored: Bool = false
  ) -> [String] {
    let member = stub.entry
    let prefix = "    public " + (member.isStatic ? "static " : "")
    let read = "\"\(path).\(member.name)\", fileID: \"\(stub.file)\", line: \(member.line)"
    let value = "HeadlessStubs.value(\(read))"
    switch member.keyword {
    case "func":
      return [prefix + member.head + (member.type.isEmpty ? " {}" : " { \(value) }")]
    case "init" where !isDerived:
      return ["    public " + member.head + " {}"]
    case "subscript":
      return [prefix + member.head + " { get { \(value) } set {} }"]
    case "var":
      let written = member.type.isEmpty ? Self.type(of: member.initialValue) : member.type
      guard let written, !written.hasPrefix("some ") else {
        return ["    // \(member.name): its type is not written at line \(member.line)"]
      }
      let isWeak = written.hasSuffix("!")
      let type = isWeak ? written.dropLast() + "?" : written[...]
      let isCopied = !member.copiedValue.isEmpty && Self.copiedTypes.contains(String(type))
      if isStored, !member.isStatic {
        let copy = isCopied ? ", copying: { \(member.copiedValue) }" : ""
        return ["    @HeadlessStubbed(\(read)\(copy)) public var \(member.name): \(type)"]
      }
      let copy = isCopied ? ", copying: \(member.copiedValue)" : ""
      return [
        prefix
          + "var \(member.name): \(type) { get { HeadlessStubs.value(\(read)\(copy)) } set {} }"
      ]
    default: return []
    }
  }

  /// The types of which a literal or a localized text is copied from the source.
  private static let copiedTypes: Set = [
    "String", "String?", "Int", "Int?", "Double", "Double?", "CGFloat", "CGFloat?", "Float", "Bool",
    "Bool?", "TimeInterval",
  ]

  /// The type of an initial value by its first token; nil if that does not say.
  private static func type(of token: String) -> String? {
    guard let first = token.unicodeScalars.first else { return nil }
    if first == "\"" || first == "#" && token.hasPrefix("#\"") { return "String" }
    if token == "true" || token == "false" { return "Bool" }
    if token == "NSLocalizedString" { return "String" }
    if ("0"..."9").contains(first) { return token.contains(".") ? "Double" : "Int" }
    return first.properties.isUppercase || first == "[" && token.count > 1 ? token : nil
  }
}

extension StringProtocol {
  /// The text without spaces before and after it.
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return String(String(start.reversed().drop { $0 == " " }).reversed())
  }
}

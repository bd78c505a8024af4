/// Writes stubs of the types at the border, with just the members that the followed files read. A
/// stub reports what is read of it, so that a height that rests on one says so.
struct StubWriter {
  private let index: AppIndex
  private let used: Set<String>
  private let followed: Set<String>
  private let closure: SourceClosure

  /// The maximum number of stubs in addition to the requested ones.
  private static let largestCount = 200
  private let border: Border

  init(_ closure: SourceClosure, in index: AppIndex, _ border: Border) {
    self.index = index
    self.border = border
    followed = Set(closure.files)
    self.closure = closure
    used = closure.outlines.reduce(into: []) { used, outline in
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
      guard texts[stub.type] == nil, let type = index.entry(of: stub.type, in: stub.file)
      else { continue }
      let members = members(of: type, in: stub.file)
      texts[stub.type] =
        StubText(
          type: type, members: members, file: stub.file, ancestor: ancestor(of: stub),
          protocols: protocols(of: type)
        ).text
      for name in index.typeNames(within: stub.type) where used.contains(name) {
        let type = "\(stub.type).\(name)"
        if let file = index.file(declaring: type, from: stub.file), !isThere(type, file) {
          pending.append(SourceClosure.Stub(type: type, file: file))
        }
      }
      let heads = members.map(\.entry.head) + type.cases
      for name in Set(heads.flatMap { SwiftOutline(of: $0).typeNames.keys }).sorted() {
        if let found = declaration(of: name, within: stub), !isThere(found.type, found.file) {
          pending.append(found)
        }
      }
    }
    for (name, text) in droppedMembers { texts[name] = text }
    let values = values(namedBy: pending)
    for value in values { texts["\(value.type) value"] = value.text }
    let usesResources = followed.contains { index.outlines[$0]?.typeNames["R"] != nil }
    if usesResources, index.file(declaring: "R", from: "") == nil { texts["R"] = Self.resources }
    for name in strangers where texts[name] == nil && !isCompiled(name) {
      texts[name] = StrangerText(path: name, border: border).text
    }
    let witnesses = witnesses(namedIn: texts.values)
    for witness in witnesses { texts["\(witness.maker) witness"] = witness.text }
    if let list = WitnessText.list(of: witnesses.map(\.maker) + values.compactMap(\.maker)) {
      texts["~ witnesses"] = list
    }
    let text = texts.sorted { $0.key < $1.key }.compactMap { border.kept($0.value) }
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

  private func isCompiled(_ type: String) -> Bool {
    followed.contains { index.entry(of: type, in: $0) != nil && isThere(type, $0) }
  }

  private func isThere(_ type: String, _ file: String) -> Bool {
    (followed.contains(file) ? [file] : index.files(declaring: type)).contains {
      followed.contains($0) && !border.drops(type, in: $0) && !closure.leavesOut(type, in: $0)
    }
  }

  private var droppedMembers: [String: String] {
    var texts: [String: String] = [:]
    for (file, names) in border.dropped where followed.contains(file) {
      guard let outline = index.outlines[file] else { continue }
      let members = outline.members.filter { member in
        let path = outline.types[member.owner].path
        return names.contains("\(path).\(member.name)") && !border.drops(path, in: file)
          && member.keyword != "init" && used.contains(member.name)
          // A view without its override has the member still.
          && !(index.hasKnownMember(member.name)
            && (member.isOverride || index.isView(path, from: file)))
      }
      let byPath = Dictionary(grouping: members) { outline.types[$0.owner].path }
      for (path, members) in byPath {
        let lines = members.flatMap { member in
          StubText.declaration(StubMember(entry: member, file: file), of: path, isDerived: false)
        }
        texts["\(path) \(file)"] =
          (["  // \(file)", "  extension \(path) {"] + lines + ["  }", ""]).joined(separator: "\n")
      }
    }
    return texts
  }

  /// Classes for the protocols that the texts of stubs and of left out statements name.
  private func witnesses(namedIn texts: some Sequence<String>) -> [WitnessText] {
    let left = border.dropped.filter { followed.contains($0.key) }.values.flatMap { $0 }
    var names = left.reduce(into: Set<String>()) {
      let isStatementOrMember = !$1.hasPrefix("= ") && !$1.hasPrefix(":")
      $0.formUnion(SwiftOutline(of: isStatementOrMember ? $1 : "").typeNames.keys)
    }
    for (file, dropped) in border.dropped where followed.contains(file) {
      guard let outline = index.outlines[file] else { continue }
      // In place of a result a stub answers for the function, and its text does not say which.
      let answers = dropped.contains { $0.hasPrefix("\(NamedStatements.mark)return ") }
      for member in outline.members
      where answers || dropped.contains("= \(outline.types[member.owner].path).\(member.name)") {
        names.formUnion(SwiftOutline(of: member.type).typeNames.keys)
      }
    }
    for outline in texts.map(SwiftOutline.init(of:)) {
      let types = outline.members.filter { $0.keyword != "init" }.map(\.type)
      names.formUnion(types.flatMap { SwiftOutline(of: $0).typeNames.keys })
    }
    return names.sorted().compactMap { name in
      guard let file = index.file(declaring: name, from: "") else { return nil }
      return index.entry(of: name, in: file).flatMap { WitnessText($0, in: file, index) }
    }
  }

  /// Values of the app's types that are there, with which a stub or what is left out may answer.
  private func values(namedBy stubs: [SourceClosure.Stub]) -> [StubValues.Value] {
    let values = StubValues(index: index)
    var names: Set<String> = []
    for stub in stubs {
      guard let type = index.entry(of: stub.type, in: stub.file) else { continue }
      for member in members(of: type, in: stub.file) {
        names.formUnion(values.types(named: member.entry.type, within: type.path))
      }
    }
    for (file, dropped) in border.dropped where followed.contains(file) && !dropped.isEmpty {
      guard let outline = index.outlines[file] else { continue }
      names.formUnion(outline.typeNames.keys)
      names.formUnion(outline.types.map(\.path))
      for member in outline.members {
        names.formUnion(values.types(named: member.type, within: outline.types[member.owner].path))
      }
    }
    return names.sorted().compactMap { name in
      index.file(declaring: name, from: "")
        .flatMap { isThere(name, $0) ? values.value(of: name, in: $0) : nil }
    }
  }

  /// Types without a declaration: views by their names, and what the compiler has not found.
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

  private static let resources = """
      // Generated by R.swift when the app is built.
      public enum R {
        public static let string = HeadlessResources<HeadlessResources<String>>(kind: "R.string")
        public static let image = HeadlessResources<UIImage?>(kind: "R.image")
        public static let color = HeadlessResources<UIColor?>(kind: "R.color")
        public static let font = HeadlessResources<UIFont?>(kind: "R.font")
      }

    """

  private func declaration(of name: String, within stub: SourceClosure.Stub) -> SourceClosure.Stub?
  {
    ["\(stub.type).\(name)", name].lazy.compactMap { type in
      index.file(declaring: type, from: stub.file).map { SourceClosure.Stub(type: type, file: $0) }
    }.first
  }

  private func protocols(of type: SwiftOutline.TypeEntry) -> [String] {
    guard type.keyword != "protocol" else { return [] }
    return type.inherited.filter { name in
      if border.strangers.contains(name) {
        return StrangerText(path: name, border: border).isPlainProtocol
      }
      return index.file(declaring: name, from: "").flatMap { index.entry(of: name, in: $0) }?
        .keyword == "protocol"
    }
  }

  private func ancestor(of stub: SourceClosure.Stub) -> String? {
    index.foreignAncestor(of: stub.type, from: stub.file).flatMap {
      $0.hasPrefix("UI") && !$0.hasSuffix("Delegate") && !$0.hasSuffix("DataSource") ? $0 : nil
    }
  }

  private func members(of type: SwiftOutline.TypeEntry, in file: String) -> [StubMember] {
    let others = index.extensionFiles(of: type.path).filter { $0 != file }
    var seen: Set<String> = []
    return ([file] + others).flatMap { path -> [StubMember] in
      guard let outline = index.outlines[path] else { return [] }
      return outline.members.filter { member in
        let owner = outline.types[member.owner]
        // Overrides of UIKit's own members need no stub.
        let isThere = member.isOverride && index.hasKnownMember(member.name)
        // So do those that are compiled.
        let isCompiled =
          owner.isExtension && followed.contains(path) && !border.drops(type.path, in: path)
          && !closure.leavesOut("\(type.path).\(member.name)", in: path)
        return owner.path == type.path && !member.isPrivate && !isThere && !isCompiled
          && isRead(member)
          && seen.insert(member.keyword == "var" ? member.name : member.head).inserted
      }
      .map { StubMember(entry: $0, file: path) }
    }
  }

  private func isRead(_ member: SwiftOutline.MemberEntry) -> Bool {
    if member.keyword != "init" { return used.contains(member.name) }
    let labels = member.labels.filter { $0 != "_" }
    return !member.labels.isEmpty && labels.allSatisfy(used.contains)
  }
}

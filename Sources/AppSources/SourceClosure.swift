/// The files of an app that some of its cells need, and the types at the border, to be stubbed.
///
/// Views, extensions of Apple's types, enumerations and global helpers are followed whole; of other
/// types those that need few files, the least needy first, and those that hold constants.
package struct SourceClosure {
  package struct Stub: Hashable, Sendable {
    package let type: String
    package let file: String
  }

  private typealias Needs = (whole: [String], border: [Stub])

  package private(set) var files: [String] = []
  private(set) var missed: Set<String> = []
  package private(set) var stubs: [Stub] = []
  /// The names of classes that were asked for and that no file declares.
  package private(set) var unknown: [String] = []

  package static let largestFileCount = 10
  /// The same for all cells: models name models, and lead through all of an app.
  private static let largestRoom = 40
  /// The number of files of any kind that are followed for each cell.
  static let largestCount = 150
  /// A type that is no view is followed if it adds as many files at most.
  private static let largestNeed = 4
  /// A file without which the compiler finds no meaning is followed if it adds as many at most.
  private static let largestMissedNeed = 6

  package private(set) var unneeded: [String: Set<String>] = [:]
  var outlines: [SwiftOutline] { followed.sorted().compactMap { left[$0] ?? index.outlines[$0] } }
  var taken: Set<String> { followed.union(border.outside.flatMap(parts.parts)) }

  let parts: AppParts
  /// The parts of the app's files: what is called a file below is one of these.
  private let index: AppIndex
  private let limit: Int
  private var followed: Set<String> = []
  private var isFollowed: Set<String> = []
  private var declared: Set<String> = []
  /// The files that are not followed, as they declare one of these types again.
  private var refused: Set<String> = []
  /// Only stubs of what it leaves out are there.
  private let border: Border
  private var known: [String: Needs] = [:]
  private var left: [String: SwiftOutline] = [:]
  private let memory: SourceMemory

  package init(
    of cells: [String], in app: AppIndex, border: Border = Border(),
    memory: SourceMemory = SourceMemory()
  ) {
    parts = memory.parts(of: app)
    index = parts.index
    self.memory = memory
    self.border = border
    limit = Self.largestCount * max(cells.count, 1)
    var candidates: Set<Stub> = []
    for cell in cells {
      guard let file = index.file(declaring: cell, from: "") else {
        unknown.append(cell)
        continue
      }
      follow([file], &candidates)
    }
    let near = followed
    let missing = border.followed.flatMap {
      parts.parts(of: $0).isEmpty ? [$0] : parts.parts(of: $0)
    }
    for file in missing.sorted() where !isOutside(file) {
      if added(by: file, limit: Self.largestMissedNeed) <= Self.largestMissedNeed {
        follow([file], &candidates)
      } else {
        followAlone(file, &candidates)
      }
    }
    missed = Set(followed.subtracting(near).map(parts.file)).subtracting(near.map(parts.file))
    let room = files.count + min(Self.largestFileCount * max(cells.count, 1), Self.largestRoom)
    while files.count < min(room, limit) {
      var best: (stub: Stub, count: Int)?
      for stub in Self.sorted(candidates)
      where isOpen(stub) && index.isCompilable(stub.file) {
        let count = added(by: stub.file, limit: Self.largestNeed)
        if count <= Self.largestNeed, files.count + count <= room, count < best?.count ?? .max {
          best = (stub, count)
        }
      }
      guard let best else { break }
      follow([best.stub.file], &candidates)
    }
    followConstants(&candidates)
    for (file, names) in border.dropped where files.contains(file) {
      candidates.formUnion(
        names.compactMap { name in
          parts.part(of: file, declaring: name).map { Stub(type: name, file: $0) }
        })
    }
    stubs = Self.sorted(
      Set(
        candidates.filter { stub in
          !(followed.contains(stub.file) && !drops(stub.type, in: stub.file))
            && !isDeclaredElsewhere(stub)
        }
        .map { Stub(type: $0.type, file: parts.file(of: $0.file)) }))
    for file in files {
      let names = parts.names(in: file, besides: followed)
      if !names.isEmpty { unneeded[file] = names }
    }
  }

  private static func sorted(_ stubs: Set<Stub>) -> [Stub] {
    stubs.sorted { ($0.type, $0.file) < ($1.type, $1.file) }
  }

  private func drops(_ type: String, in part: String) -> Bool {
    border.drops(type, in: parts.file(of: part))
  }

  private func isOutside(_ part: String) -> Bool { border.outside.contains(parts.file(of: part)) }

  func leavesOut(_ name: String, in file: String) -> Bool {
    guard let names = unneeded[file] else { return false }
    return names.contains { name == $0 || name.hasPrefix($0 + ".") }
  }

  private func isDeclaredElsewhere(_ stub: Stub) -> Bool {
    declared.contains(stub.type) && !followed.contains(stub.file)
      && index.files(declaring: stub.type).contains {
        followed.contains($0) && !border.drops(stub.type, in: $0)
      }
  }

  private mutating func outline(of file: String) -> SwiftOutline? {
    guard let names = border.dropped[parts.file(of: file)], let text = index.texts[file]
    else { return index.outlines[file] }
    if let outline = left[file] { return outline }
    let outline = memory.outline(file, memory.without(names, file, text))
    left[file] = outline
    return outline
  }

  private func isOpen(_ stub: Stub) -> Bool {
    !followed.contains(stub.file) && !isOutside(stub.file) && !refused.contains(stub.file)
      && !drops(stub.type, in: stub.file)
  }

  /// Follows files and what they need on this side of the border; the rest becomes candidates.
  private mutating func follow(_ start: [String], _ candidates: inout Set<Stub>) {
    var pending = start
    while let file = pending.popLast() {
      guard files.count < limit, !followed.contains(file), !declaresAgain(file) else { continue }
      add(file)
      let needs = needs(of: file)
      pending += needs.whole.filter { !followed.contains($0) }.reversed()
      candidates.formUnion(needs.border.filter { !followed.contains($0.file) })
      if pending.isEmpty { pending = missingExtensions() }
    }
  }

  private mutating func add(_ part: String) {
    followed.insert(part)
    let file = parts.file(of: part)
    if isFollowed.insert(file).inserted { files.append(file) }
  }

  /// Follows a file without what it needs: all types that it names are on the border.
  private mutating func followAlone(_ file: String, _ candidates: inout Set<Stub>) {
    guard !followed.contains(file), !declaresAgain(file), let outline = outline(of: file)
    else { return }
    add(file)
    for name in outline.typeNames.keys {
      if let declared = index.file(declaring: name, from: file), !followed.contains(declared) {
        candidates.insert(Stub(type: name, file: declared))
      }
    }
  }

  /// Follows constants, of which heights are made, without what else they name and import.
  private mutating func followConstants(_ candidates: inout Set<Stub>) {
    var seen: Set<Stub> = []
    while files.count < limit {
      let next = candidates.subtracting(seen)
        .filter { isOpen($0) && index.holdsConstants($0.type, in: $0.file) }
      guard let next = Self.sorted(next).first else { return }
      seen.insert(next)
      followAlone(next.file, &candidates)
    }
  }

  /// Whether a file declares a followed file's type, as two targets do; else its types are added.
  private mutating func declaresAgain(_ file: String) -> Bool {
    let types =
      outline(of: file)?.types.filter { !$0.isExtension && !$0.isPrivate }.map(\.path) ?? []
    guard declared.isDisjoint(with: types) else {
      refused.insert(file)
      return true
    }
    declared.formUnion(types)
    return false
  }

  /// The files with extensions of types that are followed, as far as their members are used.
  private mutating func missingExtensions() -> [String] {
    var outlines: [SwiftOutline] = []
    for file in followed { if let outline = outline(of: file) { outlines.append(outline) } }
    let types = Set(outlines.flatMap(\.types).filter { !$0.isExtension }.map(\.path))
    let used = outlines.reduce(into: Set<String>()) {
      $0.formUnion($1.memberNames)
      $0.formUnion($1.plainNames)
      $0.formUnion($1.typeNames.keys)
    }
    let found = used.flatMap { index.extensions(with: $0) }
    return Set(
      found.filter { types.contains($0.type) && !followed.contains($0.file) && !isOutside($0.file) }
        .map(\.file)
    ).sorted()
  }

  /// The number of files that following one would add, as far as they are few.
  private mutating func added(by file: String, limit: Int) -> Int {
    var added: Set<String> = []
    var files: Set<String> = []
    var pending = [file]
    while let file = pending.popLast(), files.count <= limit {
      guard !followed.contains(file), !isOutside(file), added.insert(file).inserted
      else { continue }
      let whole = parts.file(of: file)
      if !isFollowed.contains(whole) { files.insert(whole) }
      let needs = needs(of: file)
      let open = needs.border.filter { isOpen($0) && index.isCompilable($0.file) }
      pending += needs.whole + open.map(\.file)
    }
    return files.count
  }

  private mutating func needs(of file: String) -> Needs {
    if let needs = known[file] { return needs }
    let needs = makeNeeds(of: file)
    known[file] = needs
    return needs
  }

  private mutating func makeNeeds(of file: String) -> Needs {
    guard let outline = outline(of: file) else { return ([], []) }
    var needs: Needs = ([], [])
    let own = Set(outline.types.filter { !$0.isExtension }.map(\.path.lastName))
    let types = outline.typeNames.keys + outline.plainNames.filter { index.hasType($0) }
    for name in types.sorted() where !own.contains(name) {
      if let declared = index.file(declaring: name, from: file) {
        let stub = Stub(type: name, file: declared)
        if isOutside(declared) || drops(name, in: declared) || !isWhole(stub, from: file) {
          needs.border.append(stub)
        } else {
          needs.whole.append(declared)
        }
      } else if let declared = index.file(withGlobal: name, from: file) {
        needs.whole.append(declared)
      }
    }
    needs.whole += index.helpers(of: file)
    for name in outline.plainNames.sorted() {
      if let declared = index.file(withGlobal: name, from: file) { needs.whole.append(declared) }
    }
    needs.whole += parts.siblings(of: file)
    needs.whole = needs.whole.filter { $0 != file && !isOutside($0) }
    needs.border = needs.border.filter { $0.file != file || drops($0.type, in: file) }
    return needs
  }

  /// Whether a type is followed whole: a view, an enumeration, or its user's neighbor.
  private func isWhole(_ stub: Stub, from file: String) -> Bool {
    if parts.file(of: stub.file) == parts.file(of: file) {
      return index.foreignAncestor(of: stub.type, from: stub.file)?.hasSuffix("Controller") != true
    }
    if index.isView(stub.type, from: file) { return index.hasOnlyViews(stub.file) }
    return index.entry(of: stub.type, in: stub.file)?.keyword == "enum"
      && index.isCompilable(stub.file)
  }
}

import SelfSizingSourceOverlay

/// The files of an app that some of its cells need, and the types at the border, of which a shell
/// will do.
///
/// Views, their base classes, extensions of Apple's types and global helpers are followed whole.
/// Of all other types those are followed that need few files themselves, the least needy first,
/// while there is room; the rest stands outside the border.
public struct SourceClosure: Sendable {
  /// A type outside of the border.
  public struct Stub: Hashable, Sendable {
    /// The type's path.
    public let type: String
    /// The file that declares it.
    public let file: String
  }

  /// The files that are followed whole, in the order in which they were found.
  public private(set) var files: [String] = []
  /// The types outside of the border, sorted.
  public private(set) var stubs: [Stub] = []
  /// The names of classes that were asked for and that no file declares.
  public private(set) var unknown: [String] = []

  /// As many files are followed for each cell.
  public static let largestFileCount = 30

  private let index: AppIndex
  private let limit: Int
  private var followed: Set<String> = []

  /// Follows cells.
  ///
  /// - Parameter cells: The names of their classes.
  public init(of cells: [String], in index: AppIndex) {
    self.index = index
    limit = Self.largestFileCount * max(cells.count, 1)
    var candidates: [Stub: Int] = [:]
    for cell in cells {
      guard let file = index.file(declaring: cell, from: "") else {
        unknown.append(cell)
        continue
      }
      follow([file], &candidates)
    }
    // The least needy first; each may need others, which are candidates then.
    while files.count < limit {
      let open = candidates.keys.filter { !followed.contains($0.file) }
      let needs = open.map { (stub: $0, files: whole($0)) }
        .filter { files.count + $0.files.count <= limit }
        .sorted { ($0.files.count, $0.stub.type) < ($1.files.count, $1.stub.type) }
      guard let next = needs.first, next.files.count <= Self.largestNeed else { break }
      follow([next.stub.file], &candidates)
    }
    stubs = candidates.keys.filter { !followed.contains($0.file) }
      .sorted { ($0.type, $0.file) < ($1.type, $1.file) }
  }

  /// A type that is no view is followed if it adds as many files at most.
  private static let largestNeed = 16

  /// Follows files and what they need on this side of the border; what lies on it becomes a
  /// candidate.
  private mutating func follow(_ start: [String], _ candidates: inout [Stub: Int]) {
    var pending = start
    while let file = pending.popLast() {
      guard files.count < limit, followed.insert(file).inserted else { continue }
      files.append(file)
      let needs = needs(of: file)
      pending += needs.whole.filter { !followed.contains($0) }.reversed()
      for stub in needs.border where !followed.contains(stub.file) {
        candidates[stub, default: 0] += 1
      }
      if pending.isEmpty { pending = missingExtensions() }
    }
  }

  /// The files with extensions of types that are followed, as far as their members are used.
  private func missingExtensions() -> [String] {
    let outlines = files.compactMap { index.outlines[$0] }
    let types = Set(outlines.flatMap(\.types).filter { $0.keyword != "extension" }.map(\.path))
    let used = outlines.reduce(into: Set<String>()) {
      $0.formUnion($1.memberNames)
      $0.formUnion($1.plainNames)
    }
    let found = used.flatMap { index.extensions(with: $0) }
    return Set(found.filter { types.contains($0.type) && !followed.contains($0.file) }.map(\.file))
      .sorted()
  }

  /// The files that following a type would add, as far as they are few.
  private func whole(_ stub: Stub) -> Set<String> {
    var added: Set<String> = []
    var pending = [stub.file]
    while let file = pending.popLast(), added.count <= Self.largestNeed {
      guard !followed.contains(file), added.insert(file).inserted else { continue }
      let needs = needs(of: file)
      pending += needs.whole + needs.border.map(\.file)
    }
    return added
  }

  /// The files that a file needs: those that are followed whole, and the types at the border.
  private func needs(of file: String) -> (whole: [String], border: [Stub]) {
    guard let outline = index.outlines[file] else { return ([], []) }
    var whole: [String] = []
    var border: [Stub] = []
    let own = Set(
      outline.types.filter { $0.keyword != "extension" }.compactMap {
        $0.path.split(separator: ".").last.map(String.init)
      })
    for name in outline.typeNames.keys.sorted() where !own.contains(name) {
      if let declared = index.file(declaring: name, from: file) {
        if index.isView(name, from: file) {
          whole.append(declared)
        } else {
          border.append(Stub(type: name, file: declared))
        }
      } else if let declared = index.file(withGlobal: name, from: file) {
        whole.append(declared)
      }
    }
    whole += index.helpers(of: file)
    for name in outline.plainNames.sorted() {
      if let declared = index.file(withGlobal: name, from: file) { whole.append(declared) }
    }
    return (whole.filter { $0 != file }, border.filter { $0.file != file })
  }
}

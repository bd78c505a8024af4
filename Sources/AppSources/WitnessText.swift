/// The text of a class with which a stub answers for a protocol of the app.
struct WitnessText {
  private let type: SwiftOutline.TypeEntry
  private let index: AppIndex
  private let file: String

  private static let prefix = "HeadlessWitnessOf"

  init?(_ type: SwiftOutline.TypeEntry, in file: String, _ index: AppIndex) {
    guard type.keyword == "protocol", !type.path.contains("."), type.generics.isEmpty,
      !type.inherited.contains(where: Self.isClassOfUIKit)
    else { return nil }
    self.type = type
    self.file = file
    self.index = index
  }

  private static func isClassOfUIKit(_ name: String) -> Bool {
    name.hasPrefix("UI")
      && !["Delegate", "DataSource", "Conforming", "Convertible"].contains(where: name.hasSuffix)
  }

  private var name: String { Self.prefix + type.path }
  var maker: String { "HeadlessWitness { \(name)() }," }

  var text: String {
    let members = requirements(of: type.path, in: file, besides: [])
    let lines = members.flatMap { owner, member in
      StubText.declaration(member, of: owner, isDerived: false, isStored: false)
    }
    return
      (["  // \(file):\(type.line)", "  public final class \(name): NSObject, \(type.path) {"]
      + lines + ["  }"]).joined(separator: "\n") + "\n"
  }

  /// The requirements of a protocol and of those of the app that it inherits, each name once.
  private func requirements(of path: String, in file: String, besides seen: Set<String>)
    -> [(owner: String, member: StubMember)]
  {
    guard !seen.contains(path), let outline = index.outlines[file],
      let entry = index.entry(of: path, in: file)
    else { return [] }
    var names: Set<String> = []
    var found = outline.members.filter { outline.types[$0.owner] == entry }
      .filter { names.insert($0.head).inserted }
      .map { (owner: path, member: StubMember(entry: $0, file: file)) }
    for parent in entry.inherited {
      guard let declared = index.file(declaring: parent, from: file) else { continue }
      found += requirements(of: parent, in: declared, besides: seen.union([path]))
        .filter { names.insert($0.member.entry.head).inserted }
    }
    return found
  }

  static func list(of makers: [String]) -> String? {
    if makers.isEmpty { return nil }
    let lines = ["  @MainActor func \(function) -> [HeadlessWitness] {", "    ["]
    return (lines + makers.map { "      \($0)" } + ["    ]", "  }", ""]).joined(separator: "\n")
  }

  static let function = "headlessWitnesses()"
}

/// Which members of extensions override others, or are overridden.
struct OverrideTable {
  struct Entry {
    let reference: SourceIndex.Reference
    let path: String
    let member: Member
  }

  struct Foreign {
    let base: Entry
    var overrides: [Entry]
  }

  private(set) var ofApp: [Entry] = []
  private(set) var foreign: [Foreign] = []
  private(set) var unresolved: [Entry] = []
  private let index: SourceIndex
  private var namesInBodies: [String: Set<String>] = [:]
  private var inExtensions: [String: [String: Entry]] = [:]
  private var foreignPaths: [String: [String]] = [:]
  private var foundOfApp: Set<Rewriter.ExtensionMember> = []
  private var foreignPlaces: [String: Int] = [:]

  static func newName(_ name: String, of path: String) -> String {
    "overlaid_" + path.split(separator: ".").joined(separator: "_") + "_" + name
  }

  init(_ index: SourceIndex) {
    self.index = index
    collectMembers()
    for reference in index.references where [.class, .extension].contains(index[reference].kind) {
      for member in index.members(of: reference) where member.prefix.modifiers.contains(.override) {
        add(Entry(reference: reference, path: index[reference].path, member: member))
      }
    }
    foreign = foreign.map { group in
      let derivedFirst = group.overrides.sorted { depth($0.path) > depth($1.path) }
      return Foreign(base: group.base, overrides: derivedFirst)
    }
  }

  private mutating func collectMembers() {
    for reference in index.references {
      let path = index[reference].path
      let members = index.members(of: reference)
      switch index[reference].kind {
      case .class: namesInBodies[path, default: []].formUnion(members.map(\.fullName))
      case .extension:
        let isForeign = index.declarations[path] == nil
        for member in members {
          let entry = Entry(reference: reference, path: path, member: member)
          let previous = inExtensions[path, default: [:]].updateValue(
            entry, forKey: member.fullName)
          if isForeign, previous == nil { foreignPaths[member.fullName, default: []].append(path) }
        }
      default: break
      }
    }
  }

  private mutating func add(_ entry: Entry) {
    let own = index.declarations[entry.path]?.first
    var root: String? = own == nil ? entry.path : nil
    if let own {
      let ancestors = index.ancestors(of: index[own])
      for ancestor in ancestors.ofApp {
        if namesInBodies[ancestor]?.contains(entry.member.fullName) == true { break }
        if let base = inExtensions[ancestor]?[entry.member.fullName] { addOfApp(base) }
      }
      root = ancestors.foreign
    }
    if let root, let base = foreignBase(of: entry, root: root) {
      addForeign(entry, over: base)
    } else if index[entry.reference].kind == .extension {
      if own != nil { addOfApp(entry) } else { unresolved.append(entry) }
    }
  }

  private mutating func addOfApp(_ entry: Entry) {
    let member = Rewriter.ExtensionMember(reference: entry.reference, keyword: entry.member.keyword)
    if foundOfApp.insert(member).inserted { ofApp.append(entry) }
  }

  private func foreignBase(of entry: Entry, root: String) -> Entry? {
    let candidates = (foreignPaths[entry.member.fullName] ?? []).filter { path in
      path != entry.path && UIKitClasses.isKind(root, of: path)
    }
    return candidates.compactMap { inExtensions[$0]?[entry.member.fullName] }.first {
      !$0.member.prefix.modifiers.contains(.override)
    }
  }

  private mutating func addForeign(_ entry: Entry, over base: Entry) {
    let key = base.path + "." + base.member.fullName
    if let place = foreignPlaces[key] {
      foreign[place].overrides.append(entry)
    } else {
      foreignPlaces[key] = foreign.count
      foreign.append(Foreign(base: base, overrides: [entry]))
    }
  }

  private func depth(_ path: String) -> Int {
    guard let own = index.declarations[path]?.first else { return UIKitClasses.depth(of: path) }
    let ancestors = index.ancestors(of: index[own])
    return ancestors.ofApp.count + 1 + (ancestors.foreign.map { UIKitClasses.depth(of: $0) } ?? 0)
  }
}

/// The extensions that the files of an app declare, of the app's own types and of Apple's.
struct AppExtensions: Sendable {
  struct Extension: Hashable, Sendable {
    let type: String
    let file: String
  }

  /// The extensions of the app's own types, by the names of their members and inner types.
  private(set) var ofOwnTypes: [String: [Extension]] = [:]
  /// The files with extensions of each of the app's own types, sorted.
  private(set) var files: [String: [String]] = [:]
  /// The files that say that one of Apple's types conforms to something, by the type; sorted.
  private(set) var conformances: [String: [String]] = [:]
  private var helpers: [String: [Helper]] = [:]

  init(of files: [OutlinedFile], _ declarations: AppDeclarations, _ known: KnownNames) {
    let hosts = Self.hosts(in: files, declarations)
    for file in files where !file.outline.hasEntryPoint {
      for type in file.outline.types {
        if !type.isExtension {
          // A type within an extension in another file is found like a member of it.
          guard let outer = type.path.outerPath else { continue }
          let inner = Extension(type: outer, file: file.path)
          ofOwnTypes[type.path.lastName, default: []].append(inner)
        } else if declarations.hasType(type.path) {
          self.files[type.path, default: []].append(file.path)
        } else if !type.inherited.isEmpty {
          conformances[type.path, default: []].append(file.path)
        }
      }
      for member in file.outline.members {
        let owner = file.outline.types[member.owner]
        guard owner.isExtension, !member.isPrivate else { continue }
        func add(to type: String, in file: String) {
          helpers[member.name, default: []].append(Helper(member, of: type, in: file, known))
        }
        if declarations.hasType(owner.path) {
          ofOwnTypes[member.name, default: []].append(Extension(type: owner.path, file: file.path))
          // A member of a protocol is one of Apple's types that conform to it, too.
          for host in hosts[owner.path] ?? [] {
            for file in Set([file.path, host.file]).sorted() { add(to: host.type, in: file) }
          }
        } else {
          add(to: owner.path, in: file.path)
        }
      }
    }
  }

  private static func hosts(
    in files: [OutlinedFile], _ declarations: AppDeclarations
  ) -> [String: [Extension]] {
    var hosts: [String: [Extension]] = [:]
    for file in files {
      for type in file.outline.types where type.isExtension && !declarations.hasType(type.path) {
        for name in type.inherited where declarations.hasType(name) {
          hosts[name, default: []].append(Extension(type: type.path, file: file.path))
        }
      }
    }
    return hosts
  }

  func all(withMember name: String) -> [Extension] {
    (helpers[name] ?? []).map { Extension(type: $0.type, file: $0.file) } + (ofOwnTypes[name] ?? [])
  }

  /// The files with members of a name that a file uses, a list for each of Apple's types.
  func helpers(named name: String, meantIn outline: SwiftOutline) -> [[String]] {
    let isPlain = !outline.memberNames.contains(name)
    let meant = (helpers[name] ?? []).filter {
      !$0.isInitializer && ViewNames.isExtendedForViews($0.type) && $0.isMeant(name, in: outline)
        && (!isPlain || $0.type.hasPrefix("UI"))
    }
    // Several types may have a member of the name: those that are named with it are meant.
    let all = Dictionary(grouping: meant, by: \.type)
    let named = all.filter { outline.qualifiedNames.contains("\($0.key).\(name)") }
    return Self.files(named.isEmpty ? all : named)
  }

  /// The files with initializers that a file uses, a list for each of Apple's types and the labels.
  func initializers(meantIn outline: SwiftOutline) -> [[String]] {
    let meant = (helpers["init"] ?? []).filter {
      outline.typeNames[$0.type] != nil && ViewNames.isExtendedForViews($0.type)
        && $0.isMeant("init", in: outline)
    }
    return Self.files(Dictionary(grouping: meant) { "\($0.type).\($0.labels)" })
  }

  private static func files(_ helpers: [String: [Helper]]) -> [[String]] {
    helpers.sorted { $0.key < $1.key }.map { $0.value.map(\.file) }
  }
}

private struct Helper: Sendable {
  let type: String
  let isInitializer: Bool
  let labels: [String]
  let isOverload: Bool
  /// Whether the type has a member of the name and labels without the app.
  let isRedeclared: Bool
  /// Whether the type has a property of the name without the app, and this is a function.
  let isCallOfProperty: Bool
  let isCommon: Bool
  let file: String

  init(_ member: SwiftOutline.MemberEntry, of type: String, in file: String, _ known: KnownNames) {
    self.type = type
    self.file = file
    isInitializer = member.keyword == "init"
    labels = member.labels
    isOverload = known.has(member.name, in: type)
    isRedeclared = known.has(member.fullName, in: type)
    isCallOfProperty = member.keyword == "func" && known.hasProperty(member.name, in: type)
    isCommon = known.memberNames.contains(member.name)
  }

  func isMeant(_ name: String, in outline: SwiftOutline) -> Bool {
    if outline.qualifiedNames.contains("\(type).\(name)") { return true }
    if isRedeclared { return false }
    if isCallOfProperty { return outline.calledNames.contains(name) }
    if !isInitializer, !isOverload, !isCommon { return true }
    guard let label = labels.first(where: { $0 != "_" }) else { return false }
    return outline.labels.contains(label)
  }
}

/// The sections and items of a list by their identifiers, at one time.
///
/// Identifiers that are supplied twice, or are nowhere, are findings where UIKit raises an
/// exception: the first of each counts. An item that is there already moves, as since iOS 15.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var places: [ItemIdentifierType: SectionIdentifierType] = [:]
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public init() {}
  public var numberOfItems: Int { places.count }
  public var numberOfSections: Int { sectionIdentifiers.count }
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.count ?? 0
  }
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
    -> SectionIdentifierType?
  { places[identifier] }
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = places[identifier] else { return nil }
    var before = 0
    for other in sectionIdentifiers {
      if other == section { return items[section]?.firstIndex(of: identifier).map { before + $0 } }
      before += items[other]?.count ?? 0
    }
    return nil
  }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection other: SectionIdentifierType
  ) { if let place = place(of: other) { insert(identifiers, at: place) } }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection other: SectionIdentifierType
  ) { if let place = place(of: other) { insert(identifiers, at: place + 1) } }
  private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
    var place = place
    for identifier in DiffableFindings.unique(identifiers, "section") {
      guard items[identifier] == nil else {
        DiffableFindings.record("the section \(identifier) is there already")
        continue
      }
      items[identifier] = []
      sectionIdentifiers.insert(identifier, at: place)
      place += 1
    }
  }
  private func place(of section: SectionIdentifierType) -> Int? {
    let place = sectionIdentifiers.firstIndex(of: section)
    if place == nil { DiffableFindings.record("there is no section \(section)") }
    return place
  }
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      for item in items.removeValue(forKey: identifier) ?? [] { places[item] = nil }
    }
    sectionIdentifiers.removeAll { items[$0] == nil }
  }
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection other: SectionIdentifierType
  ) { move(identifier, to: other, after: false) }
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection other: SectionIdentifierType
  ) { move(identifier, to: other, after: true) }
  private mutating func move(
    _ identifier: SectionIdentifierType, to other: SectionIdentifierType, after: Bool
  ) {
    guard identifier != other, let source = place(of: identifier), place(of: other) != nil
    else { return }
    sectionIdentifiers.remove(at: source)
    guard let place = sectionIdentifiers.firstIndex(of: other) else { return }
    sectionIdentifiers.insert(identifier, at: after ? place + 1 : place)
  }
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers.filter { place(of: $0) != nil }
  }
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    guard let section = section ?? sectionIdentifiers.last, let present = items[section]
    else { return DiffableFindings.record("there is no section to which items could be appended") }
    insert(identifiers, in: section, at: present.count)
  }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem other: ItemIdentifierType
  ) { insert(identifiers, beside: other, after: false) }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem other: ItemIdentifierType
  ) { insert(identifiers, beside: other, after: true) }
  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, after: Bool
  ) {
    guard let section = places[other], let place = items[section]?.firstIndex(of: other)
    else { return DiffableFindings.record("there is no item \(other)") }
    guard !identifiers.contains(other)
    else { return DiffableFindings.record("the item \(other) cannot be inserted beside itself") }
    insert(identifiers, in: section, at: after ? place + 1 : place)
  }
  private mutating func insert(
    _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at place: Int
  ) {
    let fresh = DiffableFindings.unique(identifiers, "item")
    let present = Set(fresh.filter { places[$0] != nil })
    var place = place
    if !present.isEmpty {
      DiffableFindings.recordPresent(fresh.filter(present.contains))
      place -= (items[section] ?? []).prefix(place).count(where: present.contains)
      deleteItems(Array(present))
    }
    for identifier in fresh { places[identifier] = section }
    items[section]?.insert(contentsOf: fresh, at: place)
  }
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    var gone: [SectionIdentifierType: Set<ItemIdentifierType>] = [:]
    for identifier in identifiers {
      if let section = places.removeValue(forKey: identifier) {
        gone[section, default: []].insert(identifier)
      }
    }
    for (section, identifiers) in gone { items[section]?.removeAll(where: identifiers.contains) }
  }
  public mutating func deleteAllItems() { self = Self() }
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem other: ItemIdentifierType
  ) { move(identifier, to: other, after: false) }
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem other: ItemIdentifierType
  ) { move(identifier, to: other, after: true) }
  private mutating func move(
    _ identifier: ItemIdentifierType, to other: ItemIdentifierType, after: Bool
  ) {
    guard identifier != other else { return }
    guard places[identifier] != nil, places[other] != nil else {
      let missing = places[other] == nil ? other : identifier
      return DiffableFindings.record("there is no item \(missing)")
    }
    deleteItems([identifier])
    insert([identifier], beside: other, after: after)
  }
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers.filter { places[$0] != nil }
  }
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers.filter { places[$0] != nil }
  }

  var settled: Self {
    var settled = self
    settled.reloadedItemIdentifiers = []
    settled.reconfiguredItemIdentifiers = []
    settled.reloadedSectionIdentifiers = []
    return settled
  }
}

/// Findings of snapshots, which know no list.
/// - Source: UIKit's texts, as they are in public crash reports and logs.
enum DiffableFindings {
  static func unique<Identifier: Hashable>(_ all: [Identifier], _ what: String) -> [Identifier] {
    let (unique, repeated) = split(all)
    if !repeated.isEmpty {
      record(
        "Fatal: supplied \(what) identifiers are not unique. Duplicate identifiers: "
          + text(repeated))
    }
    return unique
  }
  static func split<Identifier: Hashable>(_ identifiers: [Identifier])
    -> (unique: [Identifier], repeated: [Identifier])
  {
    var (known, doubles): (Set<Identifier>, Set<Identifier>) = ([], [])
    var repeated: [Identifier] = []
    let unique = identifiers.filter { identifier in
      if known.insert(identifier).inserted { return true }
      if doubles.insert(identifier).inserted { repeated.append(identifier) }
      return false
    }
    return (unique, repeated)
  }
  static func recordPresent<Identifier>(_ identifiers: [Identifier]) {
    let isOne = identifiers.count == 1
    record(
      "Diffable data source detected an attempt to insert or append \(identifiers.count) item "
        + (isOne ? "identifier that already exists" : "identifiers that already exist")
        + " in the snapshot. The existing item "
        + (isOne ? "identifier" : "identifiers") + " will be moved into place instead: "
        + text(identifiers))
  }
  /// The identifiers as UIKit lists them, in one line; the first few of many.
  static func text<Identifier>(_ identifiers: [Identifier]) -> String {
    let most = 5
    let names = identifiers.prefix(most).map { "\($0)" }.joined(separator: ", ")
    let rest = identifiers.count > most ? ", and \(identifiers.count - most) more" : ""
    return "{(\(names)\(rest))}"
  }
  static func record(_ message: String) {
    guard MainQueueMark.isHere else { return }
    MainActor.assumeIsolated {
      HeadlessFindings.record(.invalidTree, named: "NSDiffableDataSourceSnapshot", message, at: nil)
    }
  }
}

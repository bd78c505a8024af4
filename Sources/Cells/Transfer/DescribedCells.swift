import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// Cells of one kind and some contents as data, which a page keeps: what makes them has run for
/// every system and every choice of ``CellConditions``, and is not needed any more.
package struct DescribedCells: Sendable {
  /// A layout, and the places of the texts that its labels show.
  package struct Layout: Sendable {
    let layout: CellLayout
    let texts: [Int]
  }

  package struct Look: Hashable, Sendable {
    let layout: Int, states: Int
    /// The width in points that is left beside the content view, for an accessory.
    var trailingRoom = 0.0
  }

  /// Texts, nil for labels it lacks, and places of looks by conditions, system by system.
  package struct Content: Sendable {
    let texts: [String?]
    var looks: [Int]
  }

  let site: DeclarationSite
  let traits: TraitCollection
  let priorities: FittingPriorities
  package var layouts: [Layout] = []
  package var states: [CellStates] = []
  package var looks: [Look] = []
  package var contents: [Content] = []
  /// The names of the systems to choose from; the bytes do not hold them.
  package var systems: [String] = []
  package var isFilledByCode = false

  init(site: DeclarationSite, traits: TraitCollection, priorities: FittingPriorities) {
    self.site = site
    self.traits = traits
    self.priorities = priorities
  }

  /// Creates cells of one layout on a system; states are by their places under each condition.
  package init(
    _ layout: CellLayout, _ contents: [(texts: [String], states: [Int])], _ states: [CellStates],
    on system: String, site: DeclarationSite, traits: TraitCollection,
    priorities: FittingPriorities
  ) {
    self.init(site: site, traits: traits, priorities: priorities)
    let labels = layout.labels.filter { $0.isTextBound }
    layouts = [Layout(layout: layout, texts: labels.indices.map { $0 })]
    self.states = states
    looks = states.indices.map { Look(layout: 0, states: $0) }
    self.contents = contents.map { Content(texts: $0.texts.map(Optional.some), looks: $0.states) }
    systems = [system]
  }

  /// The first bytes: another one where anything is written otherwise.
  private static let version = 2

  package var labelNames: [String] {
    var names: [String] = []
    for layout in layouts {
      let labels = layout.layout.labels.filter { $0.isTextBound }
      for (label, place) in zip(labels, layout.texts) {
        while names.count <= place { names.append("") }
        names[place] = layout.layout.description.elements[label.element].name
      }
    }
    return names
  }

  /// The elements that may hide, with the places of their flags; none if layouts differ.
  package var hideable: [(element: Int, flags: [Int])] {
    guard let layout = layouts.first?.layout, layouts.count == 1 else { return [] }
    var found: [(element: Int, flags: [Int])] = []
    for (place, flag) in layout.flags.enumerated() {
      guard case .hides(let element) = flag else { continue }
      if let index = found.firstIndex(where: { $0.element == element }) {
        found[index].flags.append(place)
      } else {
        found.append((element, [place]))
      }
    }
    return found
  }

  package var descriptions: [LayoutDescription] { layouts.map { $0.layout.description } }
  /// The texts of each content, in the order of ``labelNames``; nil for a label it does not have.
  package var texts: [[String?]] { contents.map { $0.texts } }

  package var bytes: [UInt8] {
    var writer = PackedWriter()
    writer.write(count: Self.version)
    site.write(to: &writer)
    writer.write(traits.locale.identifier)
    writer.write(case: traits.legibilityWeight)
    writer.write(case: traits.horizontalSizeClass)
    writer.write(case: traits.verticalSizeClass)
    writer.write(priorities.horizontal.rawValue)
    writer.write(priorities.vertical.rawValue)
    writer.write(layouts) { writer, layout in
      layout.layout.write(to: &writer)
      for place in layout.texts { writer.write(count: place) }
    }
    writer.write(states) { $1.write(to: &$0) }
    writer.write(looks) { writer, look in
      writer.write(count: look.layout)
      writer.write(count: look.states)
      writer.write(look.trailingRoom)
    }
    writer.write(contents) { writer, content in
      writer.write(content.texts) { $0.write($1) { $0.write($1) } }
      // Most neighbors look the same.
      var runs: [(count: Int, look: Int)] = []
      for look in content.looks {
        if runs.last?.look == look {
          runs[runs.count - 1].count += 1
        } else {
          runs.append((1, look))
        }
      }
      writer.write(runs) { writer, run in
        writer.write(count: run.count)
        writer.write(count: run.look)
      }
    }
    return writer.sealedBytes
  }

  /// Reads cells; nil if the bytes are not those that this version has written.
  package init?(bytes: [UInt8]) {
    guard var reader = PackedReader(sealed: bytes) else { return nil }
    self.init(from: &reader)
  }

  init?(from reader: inout PackedReader) {
    guard reader.index() == Self.version else { return nil }
    site = DeclarationSite(from: &reader)
    var traits = TraitCollection(locale: LocaleIdentifier(reader.text()))
    traits.legibilityWeight = reader.oneCase(of: TextLegibilityWeight.self, else: .unspecified)
    traits.horizontalSizeClass = reader.oneCase(of: InterfaceSizeClass.self, else: .unspecified)
    traits.verticalSizeClass = reader.oneCase(of: InterfaceSizeClass.self, else: .unspecified)
    self.traits = traits
    priorities = FittingPriorities(
      horizontal: LayoutPriority(reader.length()), vertical: LayoutPriority(reader.length()))
    layouts = reader.list { reader in
      let layout = CellLayout(from: &reader)
      let texts = layout.labels.filter { $0.isTextBound }.map { _ in reader.index() }
      return Layout(layout: layout, texts: texts)
    }
    states = reader.list { CellStates(from: &$0) }
    looks = reader.list { Look(layout: $0.index(), states: $0.index(), trailingRoom: $0.length()) }
    contents = reader.list { Content(from: &$0) }
    guard reader.isValid, reader.isAtEnd, hasPlaces else { return nil }
  }

  private var hasPlaces: Bool {
    looks.allSatisfy { look in
      look.layout < layouts.count && look.states < states.count
        && states[look.states].fit(layouts[look.layout].layout)
    }
      && contents.allSatisfy { content in
        content.looks.allSatisfy { look in
          look < looks.count
            && layouts[looks[look].layout].texts.allSatisfy { $0 < content.texts.count }
        }
      }
  }
}

extension DescribedCells.Content {
  fileprivate init(from reader: inout PackedReader) {
    texts = reader.list { $0.optional { $0.text() } }
    // So that few bytes do not become a great many places.
    let most = CellConditions.all.count * DescribedCells.mostSystems
    var places: [Int] = []
    for _ in 0..<reader.count() where reader.isValid {
      let run = reader.index()
      let look = reader.index()
      if run > most - places.count { reader.reject() }
      if reader.isValid { places += Array(repeating: look, count: run) }
    }
    if places.isEmpty || places.count % CellConditions.all.count != 0 { reader.reject() }
    looks = places
  }
}

extension DescribedCells {
  static let mostSystems = 16
}

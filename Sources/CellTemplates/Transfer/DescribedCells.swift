import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingPacking
import SelfSizingTypography
import SelfSizingViews

/// A template and some contents as data, which a page keeps: the closures have run for every choice
/// of ``CellConditions``, and are not needed any more.
package struct DescribedCells: Sendable {
  /// A content: its texts, and which states it has under each choice of conditions.
  struct Content: Sendable {
    let texts: [String]
    let states: [Int]
  }

  let layout: CellLayout
  let site: DeclarationSite
  /// The traits that readers do not choose.
  let traits: TraitCollection
  let priorities: FittingPriorities
  var contents: [Content] = []
  var states: [CellStates] = []

  /// The first bytes: another one where anything is written otherwise.
  private static let version = 1
}

extension DescribedCells {
  /// The names of the labels whose texts a reader may choose.
  package var labelNames: [String] {
    layout.labels.filter { $0.isTextBound }.map { layout.description.elements[$0.element].name }
  }

  /// The texts of each content, in the order of ``labelNames``.
  package var texts: [[String]] { contents.map { $0.texts } }

  /// The bytes from which the same cells are read.
  package var bytes: [UInt8] {
    var writer = PackedWriter()
    writer.write(count: Self.version)
    layout.write(to: &writer)
    site.write(to: &writer)
    writer.write(traits.locale.identifier)
    writer.write(case: traits.legibilityWeight)
    writer.write(case: traits.horizontalSizeClass)
    writer.write(case: traits.verticalSizeClass)
    writer.write(priorities.horizontal.rawValue)
    writer.write(priorities.vertical.rawValue)
    writer.write(states) { $1.write(to: &$0) }
    writer.write(contents) { writer, content in
      writer.write(content.texts) { $0.write($1) }
      // Most neighbors have the same states.
      var rest = content.states[...]
      while let first = rest.first {
        let run = rest.prefix { $0 == first }.count
        writer.write(count: run)
        writer.write(count: first)
        rest = rest.dropFirst(run)
      }
    }
    return writer.sealedBytes
  }

  /// Reads cells; nil if the bytes are not those that this version has written.
  package init?(bytes: [UInt8]) {
    guard var reader = PackedReader(sealed: bytes) else { return nil }
    self.init(from: &reader)
  }

  /// Reads cells; nil if there are none, or anything follows them.
  init?(from reader: inout PackedReader) {
    guard reader.index() == Self.version else { return nil }
    layout = CellLayout(from: &reader)
    guard reader.isValid else { return nil }
    site = DeclarationSite(from: &reader)
    var traits = TraitCollection(locale: LocaleIdentifier(reader.text()))
    traits.legibilityWeight = reader.oneCase(
      of: TextLegibilityWeight.self, else: .unspecified)
    traits.horizontalSizeClass = reader.oneCase(of: InterfaceSizeClass.self, else: .unspecified)
    traits.verticalSizeClass = reader.oneCase(of: InterfaceSizeClass.self, else: .unspecified)
    self.traits = traits
    let horizontal = LayoutPriority(reader.length())
    priorities = FittingPriorities(
      horizontal: horizontal, vertical: LayoutPriority(reader.length()))
    let layout = layout
    let states = reader.list { reader in
      let states = CellStates(from: &reader)
      if !states.fit(layout) { reader.reject() }
      return states
    }
    self.states = states
    contents = reader.list { reader in
      let texts = reader.list { $0.text() }
      var places: [Int] = []
      while places.count < CellConditions.all.count, reader.isValid {
        let run = reader.index()
        let place = reader.index()
        if place >= states.count || run == 0 || run > CellConditions.all.count { reader.reject() }
        if reader.isValid { places += Array(repeating: place, count: run) }
      }
      if places.count != CellConditions.all.count { reader.reject() }
      return Content(texts: texts, states: places)
    }
    guard reader.isValid, reader.isAtEnd else { return nil }
  }
}

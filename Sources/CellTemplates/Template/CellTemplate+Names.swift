import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingTypography

extension CellTemplate {
  package var itemNames: [String] { layout.description.elements.map(\.name) }

  /// Returns the template with other names for its unnamed items, for people to read. The code's
  /// names are known by line: where several items are declared in one, they keep theirs.
  package func namingItems(_ name: (DeclarationSite) -> String?) -> CellTemplate {
    let elements = layout.description.elements
    let sites = Dictionary(elements.filter(\.isItem).map { ($0.site, 1) }, uniquingKeysWith: +)
    guard elements.contains(where: \.isUnnamed) else { return self }
    var layout = layout
    layout.description = layout.description.renaming { element in
      element.isUnnamed && sites[element.site] == 1 ? name(element.site) : nil
    }
    return with(layout)
  }

  package func named(like other: CellTemplate) -> CellTemplate {
    var layout = layout
    layout.description = layout.description.named(like: other.layout.description)
    return with(layout)
  }
}

extension LayoutDescription.Element {
  private static let commonNames: Set<Substring> = [
    "stack", "image", "view", "spacer", "label", "separator", "control", "button", "text view",
  ]

  /// Whether the name is one that was made up: `stack`, or `stack 3`.
  fileprivate var isUnnamed: Bool {
    guard isItem else { return false }
    let end = name.lastIndex(of: " ")
    let number = end.map { name[name.index(after: $0)...] } ?? ""
    let isNumbered = !number.isEmpty && number.utf8.allSatisfy { 0x30...0x39 ~= $0 }
    return Self.commonNames.contains(isNumbered ? name[..<(end ?? name.endIndex)] : name[...])
  }
}

extension CellTemplate {
  /// Returns the template declared again for another system, with that system's figures for
  /// controls and cells.
  ///
  /// Changes made by ``replacing(_:by:)`` are kept. A template that was read from an Interface
  /// Builder file keeps the margins that its file was read with: read the file again for those.
  /// - Complexity: That of declaring it: the closure runs once.
  public func declared(for platform: PlatformProfile) -> CellTemplate {
    var template = CellTemplate(name, platform: platform, declaredAt: site, declare)
    template.fileFindings = fileFindings
    template.layout.fileFindings = layout.fileFindings
    return template
  }

  /// Returns the texts that a content gives the template's labels under default traits, in the
  /// order of their declaration, followed by attributed texts; fixed texts are left out.
  package func texts(for content: Content) -> [String] {
    var values = CellValues()
    values.readTexts(of: content, bindings)
    values.readStates(of: content, TraitCollection(), bindings)
    return values.texts + values.states.attributedTexts.map(\.text)
  }
}

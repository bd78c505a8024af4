import SelfSizingCells
import SelfSizingTypography

extension CellValues {
  mutating func readTexts<Content>(of content: Content, _ bindings: CellBindings<Content>) {
    texts.removeAll(keepingCapacity: true)
    bindings.readTexts(content, &texts)
  }

  /// Takes the states of a content in, as they are under some traits.
  ///
  /// - Parameter keepsLocale: Whether the traits' language counts although the content has its own.
  mutating func readStates<Content>(
    of content: Content, _ traits: TraitCollection, _ bindings: CellBindings<Content>,
    keepsLocale: Bool = false
  ) {
    guard bindings.hasStates else { return }
    states.removeAll()
    if !keepsLocale, let locale = bindings.locale { states.locale = locale(content) }
    bindings.readStates(content, states.traits(traits), &states)
  }
}

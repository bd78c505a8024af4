import SelfSizingCells
import SelfSizingTypography

extension CellTemplate {
  /// Returns the texts that a content gives the template's labels, in the order of their
  /// declaration, followed by attributed texts, as they are under default traits. Labels that
  /// always show the same text are left out.
  package func texts(for content: Content) -> [String] {
    var values = CellValues()
    values.readTexts(of: content, bindings)
    values.readStates(of: content, TraitCollection(), bindings)
    return values.texts + values.states.attributedTexts.map(\.text)
  }
}

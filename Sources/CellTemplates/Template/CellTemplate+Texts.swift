import SelfSizingTypography

extension CellTemplate {
  /// The texts that a content puts into the template's labels, in the order of their declaration,
  /// and after them those that are put together from parts of different looks, as they are under
  /// default traits; labels that always show the same text are left out.
  public func texts(for content: Content) -> [String] {
    var values = CellValues()
    values.readTexts(of: content, bindings)
    values.readStates(of: content, TraitCollection(), bindings)
    return values.texts + values.states.attributedTexts.map(\.text)
  }
}

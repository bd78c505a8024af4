extension CellTemplate {
  /// The texts that a content puts into the template's labels, in the order of their declaration; labels
  /// that always show the same text are left out.
  public func texts(for content: Content) -> [String] {
    var texts: [String] = []
    bindings.readTexts(content, &texts)
    return texts
  }
}

extension CellTemplate {
  /// The texts that a content puts into the template's labels, in the order of their declaration.
  public func texts(for content: Content) -> [String] {
    layout.labels.map { $0.text(content) }
  }
}

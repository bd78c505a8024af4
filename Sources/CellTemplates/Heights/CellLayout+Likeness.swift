import SelfSizingTypography

extension CellLayout {
  /// A hash of what a content puts into the cell under the given traits: equal for contents that must be
  /// equally high.
  func contentHash(of content: Content, _ traits: [TraitCollection]) -> Int {
    var hasher = Hasher()
    for label in labels where label.fixedText == nil {
      var text = label.text(content)
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      hasher.combine(0xFF as UInt8)
    }
    if dependsOnMoreThanTexts {
      for traits in traits { combineStates(of: content, traits, into: &hasher) }
    }
    return hasher.finalize()
  }

  private func combineStates(
    of content: Content, _ traits: TraitCollection, into hasher: inout Hasher
  ) {
    for hiding in hidings { hasher.combine(hiding.isHidden(content, traits)) }
    for label in labels where label.boundNumberOfLines != nil {
      hasher.combine(label.lineLimit(content, traits))
    }
    for item in boundSizes { hasher.combine(item.intrinsicContentSize(for: content, traits)) }
  }

  /// Whether two contents put the same into the cell under the given traits, and so are equally high.
  func areAlike(_ one: Content, _ other: Content, _ traits: [TraitCollection]) -> Bool {
    for label in labels where label.fixedText == nil {
      guard label.text(one).isIdentical(to: label.text(other)) else { return false }
    }
    guard dependsOnMoreThanTexts else { return true }
    return traits.allSatisfy { traits in
      hidings.allSatisfy { $0.isHidden(one, traits) == $0.isHidden(other, traits) }
        && labels.allSatisfy { $0.lineLimit(one, traits) == $0.lineLimit(other, traits) }
        && boundSizes.allSatisfy {
          $0.intrinsicContentSize(for: one, traits) == $0.intrinsicContentSize(for: other, traits)
        }
    }
  }

  private var dependsOnMoreThanTexts: Bool {
    !hidings.isEmpty || !boundSizes.isEmpty || labels.contains { $0.boundNumberOfLines != nil }
  }
}

extension String {
  /// Whether two texts have the same bytes; texts that are equal but composed differently do not.
  func isIdentical(to other: String) -> Bool {
    self == other && utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}

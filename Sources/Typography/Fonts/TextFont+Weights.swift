extension TextFont {
  /// Returns the system font in another weight; a font file's font is unchanged.
  package func withWeight(_ weight: FontWeight) -> TextFont {
    isSystemFont && weight != self.weight ? with { $0.weight = weight } : self
  }

  /// Returns the system font from a file, or as it is built in; other fonts are unchanged.
  package func withSystemFont(_ file: SystemFont?) -> TextFont {
    isSystemFont && file != systemFont ? with { $0.source = .system(file) } : self
  }

  /// The system font as a reader gets it who asks for bold text; a font file's font is unchanged.
  ///
  /// Weights lighter than regular go up one step, others two, to black at most.
  /// - Source: YMatterType (codeandtheory), checked there against screenshots of iOS; Apple
  ///   publishes no table.
  public var emboldened: TextFont {
    let weights = FontWeight.allCases
    guard let index = weights.firstIndex(of: weight) else { return self }
    let steps = weight < .regular ? 1 : 2
    return withWeight(weights[Swift.min(index + steps, weights.count - 1)])
  }
}

/// An edition of the system font: systems draw some pairs of letters nearer or farther apart.
/// Editions differ by how near they draw some pairs of letters, as far as reference images show:
/// the widths of eleven labels that iOS 15 alone drew, up to a point at 35 points.
public enum SystemFontEdition: Hashable, Sendable, CaseIterable {
  /// The font of iOS 15.
  case iOS15
  /// The font of iOS 16 and later, the default.
  case iOS16
}

extension TextFont {
  /// Returns the system font as another system draws it; a font file's font is unchanged.
  package func withEdition(_ edition: SystemFontEdition) -> TextFont {
    isSystemFont && edition != self.edition ? with { $0.edition = edition } : self
  }
}

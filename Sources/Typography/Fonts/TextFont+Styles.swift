import SelfSizingGeometry

extension TextFont {
  /// Returns the font of a text style at the reader's text size, in the style's weight or, with
  /// `isEmphasized`, its emphasized one.
  ///
  /// It carries the style's leading, which a label adds between its lines: what UIKit scales by,
  /// less the line height. Where that was not measured it is modelled; it is assumed where the
  /// guidelines print another leading, and where the leading is below the line height, so that the
  /// lines touch here and may overlap on a device.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: TraitCollection = TraitCollection(),
    isEmphasized: Bool = false
  ) -> TextFont {
    let category = traits.contentSizeCategory
    let pointSize = style.pointSize(for: category)
    return TextFont(
      Description(
        source: .system(traits.systemFont), size: pointSize,
        weight: isEmphasized ? style.emphasizedWeight : style.weight,
        leading: leading(
          of: style, category,
          lineHeight: traits.systemFont.map { $0.lineHeight(at: pointSize) }
            ?? pointSize * SanFranciscoFigures.lineHeight),
        fallbacks: traits.fallbackFonts?.faces(for: traits.locale) ?? []))
  }

  private static func leading(
    of style: TextStyle, _ category: DynamicTypeCategory, lineHeight: Double
  ) -> Leading {
    guard let styleLeading = style.leading(for: category) else {
      let twin = style.twinLeading(for: category)
      return Leading(value: 0, fidelity: .assumed, alternative: twin.map { $0 - lineHeight })
    }
    let leading = styleLeading - lineHeight
    if leading < 0 { return Leading(value: 0, fidelity: .assumed, alternative: leading) }
    let isMeasured = style.isLeadingMeasured(at: category)
    let other = isMeasured ? nil : style.publishedLeading(for: category)
    return Leading(
      value: leading, fidelity: isMeasured ? .exact : other == nil ? .modelled : .assumed,
      alternative: other.map { $0 - lineHeight })
  }

  /// Returns the font from the traits' system font, with their fallbacks after its own.
  package func compatible(with traits: TraitCollection) -> TextFont {
    var font = self
    if let systemFont = traits.systemFont { font = font.withSystemFont(systemFont) }
    if let fallbacks = traits.fallbackFonts {
      let more = fallbacks.faces(for: traits.locale).filter { !font.fallbackFaces.contains($0) }
      font = font.withFallbacks(font.fallbackFaces + more)
    }
    return font
  }

  /// Returns the font as the traits' fonts set it, and as heavy as the reader gets it.
  package func drawn(for traits: TraitCollection) -> TextFont {
    (traits.legibilityWeight == .bold ? emboldened : self).compatible(with: traits)
  }
}

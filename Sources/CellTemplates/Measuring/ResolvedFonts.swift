import SelfSizingTypography
import SelfSizingViews

/// The fonts of a template's labels under the traits that were asked for last.
///
/// Looking a font up takes longer than measuring a short text in it, and traits change rarely.
struct ResolvedFonts {
  private var traits: TraitCollection?
  private var fonts: [TextFont?] = []

  /// The font of a label, by its position in the layout's list.
  mutating func font(
    ofLabel index: Int, _ layout: CellLayout, _ states: CellStates, _ traits: TraitCollection
  ) -> TextFont {
    let label = layout.labels[index]
    guard label.boundFont == nil else { return label.style(states).font.resolved(for: traits) }
    if self.traits != traits {
      self.traits = traits
      fonts = Array(repeating: nil, count: layout.labels.count)
    }
    if let known = fonts[index] { return known }
    let font = label.style.font.resolved(for: traits)
    fonts[index] = font
    return font
  }
}

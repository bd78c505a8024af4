import SelfSizingAutoLayout
import SelfSizingTypography

/// The fonts of a template's labels under the traits that were asked for lately.
///
/// Looking a font up takes longer than measuring a short text in it, and a run asks for the same
/// few traits again and again: every text size for each content.
struct ResolvedFonts {
  private var known: [(traits: TraitCollection, fonts: [TextFont?])] = []
  /// The place of the traits that were asked for last.
  private var latest = 0

  /// How many traits are remembered; beyond it all are forgotten.
  private static let capacity = 32

  /// The font of a label, by its position in the layout's list.
  mutating func font(
    ofLabel index: Int, _ layout: CellLayout, _ states: CellStates, _ traits: TraitCollection
  ) -> TextFont {
    let label = layout.labels[index]
    guard label.boundFont == nil else { return label.style(states).font.resolved(for: traits) }
    turn(to: traits, layout)
    if let font = known[latest].fonts[index] { return font }
    let font = label.style.font.resolved(for: traits)
    known[latest].fonts[index] = font
    return font
  }

  private mutating func turn(to traits: TraitCollection, _ layout: CellLayout) {
    if latest < known.count, known[latest].traits == traits { return }
    if let place = known.firstIndex(where: { $0.traits == traits }) {
      latest = place
      return
    }
    if known.count == Self.capacity { known.removeAll() }
    latest = known.count
    known.append((traits, Array(repeating: nil, count: layout.labels.count)))
  }
}

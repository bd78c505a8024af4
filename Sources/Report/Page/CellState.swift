import SelfSizing

/// The state of one or several cells, as the report marks it: by an icon, a word and a colour.
struct CellState {
  /// The class in the style sheet.
  let name: String
  /// The mark in front of the height.
  let icon: String
  /// The word below the height.
  let word: String

  static let fine = CellState(name: "fine", icon: "", word: "")
  static let changed = CellState(name: "changed", icon: "Δ", word: "changed")

  private init(name: String, icon: String, word: String) {
    self.name = name
    self.icon = icon
    self.word = word
  }

  /// The gravest state among cells.
  init(of cells: some Sequence<MeasuredCell>) {
    let found = Set(cells.lazy.flatMap(\.findings).map(\.kind))
    self = CellFinding.Kind.allCases.first(where: found.contains).map(CellState.init) ?? .fine
  }

  /// The state of a cell with a finding of a kind.
  init(_ kind: CellFinding.Kind) {
    let icon =
      switch kind {
      case .conflicting: "✕"
      case .ambiguous: "?"
      case .truncated: "…"
      case .clipped: "◪"
      case .overlapping: "⧉"
      case .fittingDependent: "⇅"
      case .unsettled: "↻"
      case .missingGlyphs: "□"
      case .assumed: "≈"
      }
    self.init(
      name: kind.rawValue, icon: icon, word: kind == .missingGlyphs ? "glyphs" : kind.rawValue)
  }
}

import SelfSizing

/// The state of one or several cells, as the report marks it: by an icon, a word and a colour.
struct CellState {
  /// The class in the style sheet.
  let name: String
  /// The mark in front of the height.
  let icon: String

  static let fine = CellState(name: "fine", icon: "")

  private init(name: String, icon: String) {
    self.name = name
    self.icon = icon
  }

  /// The gravest state among cells.
  init(of cells: some Sequence<MeasuredCell>) {
    let found = Set(cells.lazy.flatMap(\.findings).map(\.kind))
    self = CellFinding.Kind.allCases.first(where: found.contains).map(CellState.init) ?? .fine
  }

  private init(_ kind: CellFinding.Kind) {
    name = kind.rawValue
    icon =
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
  }
}

import SelfSizing

/// The state of one or several cells, as the report marks it: by an icon, a word and a color.
struct CellState {
  /// The classes in the style sheet: the state, and how grave it is.
  let name: String
  let icon: String, word: String
  static let fine = CellState(name: "fine", icon: "", word: "")
  static let changed = CellState(name: "changed grave", icon: "Δ", word: "changed")
}

extension CellState {
  init(_ kinds: FindingKinds) { self = kinds.mark.map { CellState($0, kinds.severity) } ?? .fine }

  /// The state of a kind, as grave as it is at its worst if nothing else is given.
  init(_ kind: CellFinding.Kind, _ severity: CellFinding.Severity? = nil) {
    let row = kind.row
    self.init(
      name: "\(row.name) \((severity ?? row.loss.severity).rawValue)", icon: row.symbol,
      word: row.word)
  }
}

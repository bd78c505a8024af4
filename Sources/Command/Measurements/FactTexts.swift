import SelfSizing

/// Texts that are made of facts, each once: a document says the same of thousands of cells.
struct FactTexts: Sendable {
  private static let capacity = 1 << 14

  private var known: [ObjectIdentifier: String] = [:]
  private let make: @Sendable (CellFacts) -> String

  init(_ make: @escaping @Sendable (CellFacts) -> String) { self.make = make }

  /// The text of a cell's facts, which live as long as the cells.
  mutating func text(of cell: CellOutcome) -> String {
    let key = ObjectIdentifier(cell.facts)
    if let text = known[key] { return text }
    let text = make(cell.facts)
    if known.count < Self.capacity { known[key] = text }
    return text
  }
}

import SelfSizing
import SelfSizingAutoLayout

/// The shortest text found that makes a cell fail.
struct FuzzFailure: Hashable, Sendable {
  let kind: CellFinding.Kind, label: LayoutDescription.Element
  /// The failing item, which may not be the label; nil for several items, or for the cell.
  let item: String?
  /// The text's origin: a kind of text, or the key and locale of a translation.
  let source: String
  /// The text, minimized until nothing could be left out.
  let text: String
  /// The number of hidden characters in the full text, if the failure is a truncation.
  let hiddenCharacterCount: Int
  let category: DynamicTypeCategory, width: Double, message: String

  /// `title truncates from 47 characters at AX3, 320 pt`, or `badge sticks out of the cell from …`.
  var summary: String {
    let place = "at \(category.headingName), \(NumberFormat.short(width)) pt"
    let characters = NumberFormat.counted(text.count, "character")
    guard let item else { return "\(label.name) \(kind.row.verb) from \(characters) \(place)" }
    let owner = item == label.name ? "" : " of \(label.name)"
    return "\(item) \(kind.verbOfItem) from \(characters)\(owner) \(place)"
  }
}

/// A fault that a cell has even with the shortest texts, and therefore with any text.
struct StandingFailure: Hashable, Sendable {
  let finding: CellFinding, category: DynamicTypeCategory, width: Double
  /// The number of combinations of text size and width with the fault.
  var count = 1
}

extension CellFinding.Kind {
  /// The verb that says of an item how it fails, to follow its name.
  fileprivate var verbOfItem: String {
    switch self {
    case .ambiguous: "is ambiguous"
    case .squeezed: "is squeezed"
    case .clipped: "sticks out of the cell"
    case .overlapping: "overlaps another item"
    default: row.verb
    }
  }
}

/// The number of characters that fit into a label before the cell fails.
struct CharacterBudget: Hashable, Sendable {
  static let maximumCount = 500
  let label: LayoutDescription.Element
  /// At each text size, over all widths; nil if ``maximumCount`` characters fit.
  let counts: [Int?]
}

struct FuzzResult: Sendable {
  let template: String, run: MeasuringRun
  /// Faults with one character in every label, each once; they are not among the failures.
  let standing: [StandingFailure]
  /// The shortest text for each label, source and kind; translations that hide most come first.
  let failures: [FuzzFailure]
  /// The budgets, one for each label; empty if translations were tried.
  let budgets: [CharacterBudget]
  let measuredCount: Int
}

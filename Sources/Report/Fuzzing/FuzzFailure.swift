import SelfSizing

/// The shortest text found with which a cell fails.
public struct FuzzFailure: Hashable, Sendable {
  /// The kind of finding.
  public let kind: CellFinding.Kind
  /// The label that got the text.
  public let label: BoundLabel
  /// The name of the item that fails, which may be another one than the label; nil if several do,
  /// or the cell.
  public let item: String?
  /// The text's origin: a kind of text, or the key and locale of a translation.
  public let source: String
  /// The text, shortened until nothing could be left out.
  public let text: String
  /// How many characters were not shown of the whole text, if that is what failed.
  public let hiddenCharacterCount: Int
  /// The text size.
  public let category: DynamicTypeCategory
  /// The width in points.
  public let width: Double
  /// The item that fails, and how, in words.
  public let message: String

  /// The failure in a line: `title truncates from 47 characters at AX3, 320 pt`, or
  /// `badge sticks out of the cell from 47 characters of title at AX3, 320 pt`.
  public var summary: String {
    let place = "at \(category.headingName), \(NumberFormat.short(width)) pt"
    let characters = text.count == 1 ? "1 character" : "\(text.count) characters"
    guard let item else { return "\(label.name) \(kind.row.verb) from \(characters) \(place)" }
    let owner = item == label.name ? "" : " of \(label.name)"
    return "\(item) \(kind.verbOfItem) from \(characters)\(owner) \(place)"
  }
}

/// A fault that a cell has with the shortest of texts, and so whatever its texts are.
public struct StandingFailure: Hashable, Sendable {
  /// The fault where it was found first.
  public let finding: CellFinding
  /// The text size there.
  public let category: DynamicTypeCategory
  /// The width there, in points.
  public let width: Double
  /// In how many of the text sizes and widths it is found.
  public let count: Int
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

/// How many characters of plain words a label takes before a cell fails.
public struct CharacterBudget: Hashable, Sendable {
  /// As many characters are tried.
  public static let maximumCount = 500

  /// The label.
  public let label: BoundLabel
  /// The number of characters at each text size, over all widths; nil where ``maximumCount`` fit as
  /// well.
  public let counts: [Int?]
}

/// The result of trying texts on a template.
public struct FuzzResult: Sendable {
  /// The template's name.
  public let template: String
  /// The settings that all cells share, besides text size and width.
  public let settings: MeasurementSettings
  /// The text sizes that were tried.
  public let categories: [DynamicTypeCategory]
  /// The widths that were tried, in points.
  public let widths: [Double]
  /// The faults that the cell has with texts of one character in all labels, each once; no failure
  /// of a text is one of them.
  public let standing: [StandingFailure]
  /// Of each label, source and kind of failure the one with the shortest text, in the order of
  /// labels; of translations the one that hides the most comes first.
  public let failures: [FuzzFailure]
  /// The budgets, one for each label; empty if translations were tried.
  public let budgets: [CharacterBudget]
  /// How many cells were measured.
  public let measuredCount: Int
}

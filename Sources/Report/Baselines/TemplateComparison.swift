import SelfSizing

/// The differences between a template's recorded and measured heights.
public struct TemplateComparison: Sendable {
  /// The measurements.
  public let measured: TemplateMeasurements
  /// Whether the baseline knows the template at all.
  public let isRecorded: Bool
  /// The heights that changed, the largest change first.
  public internal(set) var changes: [HeightChange] = []
  /// The contents that the baseline does not have, by their indices.
  public let addedContents: [Int]
  /// The names of contents that were recorded and not measured.
  public let missingContents: [String]
  /// The numbers and text styles of the declaration that changed, whether or not a height did.
  public let changedConstants: [ChangedConstant]
  /// The findings that aren't accepted, and are new or in more cells than recorded.
  public let newFindings: [NewFinding]
  /// The same of kinds that fail nothing: how far heights may be trusted, unless that is asked for.
  public let newNotes: [NewFinding]
  /// Findings that have gone, or are found in fewer cells: an improvement, worth recording.
  public let goneFindings: [RecordedFinding]
  /// For each cause a changed cell, drawn as it was and as it is; that of the largest change first.
  public internal(set) var drawings: [ChangeDrawing] = []

  /// Whether nothing differs that the baseline guards.
  public var isClean: Bool {
    isRecorded && changes.isEmpty && addedContents.isEmpty && missingContents.isEmpty
      && newFindings.isEmpty
  }
}

/// The height of one cell as it was recorded and as it was measured.
public struct HeightChange: Hashable, Sendable {
  /// The index of the content among the measured ones.
  public let content: Int
  /// The index of the width.
  public let width: Int
  /// The index of the text size.
  public let category: Int
  /// The recorded height in points.
  public let expected: Double
  /// The measured height in points.
  public let actual: Double
  /// The changed constants that made the change; empty where none did or it was not looked into.
  public internal(set) var causes: [ChangeCause] = []

  /// How much higher the cell is, in points.
  public var difference: Double { actual - expected }
}

/// A number or text style of a declaration that is not as it was recorded.
public struct ChangedConstant: Hashable, Sendable {
  /// The constant's name: `text.spacing`.
  public let name: String
  /// The name under which the baseline keeps it.
  let recordedName: String
  /// The recorded value.
  public let old: String
  /// The value now.
  public let new: String
  /// Where it is declared now.
  public let site: DeclarationSite
}

/// The effect of one changed constant on one height.
public struct ChangeCause: Hashable, Sendable {
  /// The constant.
  public let constant: ChangedConstant
  /// How much lower the cell would be with the recorded value, everything else as it is, in points.
  public let difference: Double

  /// The cause in words: `+8 from text.spacing 4 → 12, Recipe.swift:31`.
  public var text: String {
    "\(NumberFormat.signed(difference)) from \(constant.name) \(constant.old) → \(constant.new), "
      + "\(constant.site)"
  }
}

/// A finding that the baseline does not allow.
public struct NewFinding: Sendable {
  /// The name under which it can be accepted: `recipe.summary.truncated`.
  public let name: String
  /// The finding, with the number of its cells.
  public let entry: FindingSummary.Entry
  /// In how many cells it was when the baseline was recorded.
  public let recordedCount: Int
}

/// A changed cell as it was, if that is known, and as it is.
public struct ChangeDrawing: Sendable {
  /// The change.
  public let change: HeightChange
  /// The cell with every changed constant set back, where that gives the recorded height.
  public let expected: CellMeasurement?
  /// The cell as it is.
  public let actual: CellMeasurement
}

extension NumberFormat {
  /// A difference with its sign: +8, −2.33.
  static func signed(_ difference: Double) -> String {
    difference < 0 ? "−\(short(-difference))" : "+\(short(difference))"
  }
}

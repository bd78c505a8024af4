import SelfSizing

/// The differences between a template's recorded and measured heights.
package struct TemplateComparison: Sendable {
  package let measured: TemplateMeasurements
  let isRecorded: Bool
  /// The heights that changed, the largest change first.
  package internal(set) var changes: [HeightChange] = []
  /// The contents that the baseline does not have, by their indices.
  let addedContents: [Int]
  let missingContents: [String]
  /// The numbers and text styles of the declaration that changed, whether or not a height did.
  let changedConstants: [ChangedConstant]
  /// The findings that are not accepted, and are new or in more cells than recorded.
  let newFindings: [NewFinding]
  /// The same findings of kinds that do not fail, such as those about fidelity, unless requested.
  let newNotes: [NewFinding]
  /// The findings that are gone, or in fewer cells than recorded: an improvement worth recording.
  let goneFindings: [RecordedFinding]
  /// A drawing of a changed cell before and after for each cause, the largest change first.
  package internal(set) var drawings: [ChangeDrawing] = []

  package var isClean: Bool {
    isRecorded && changes.isEmpty && addedContents.isEmpty && missingContents.isEmpty
      && newFindings.isEmpty
  }
}

package struct HeightChange: Hashable, Sendable {
  package let content: Int
  package let width: Int
  package let category: Int
  package let expected: Double
  package let actual: Double
  /// The changed constants that caused the change; empty if none did, or if it was not traced.
  var causes: [ChangeCause] = []

  /// The increase of the height, in points; negative if it decreased.
  package var difference: Double { actual - expected }
}

/// A number or text style of a declaration that differs from the recorded one.
struct ChangedConstant: Hashable, Sendable {
  let name: String
  let recordedName: String
  let old: String
  let new: String
  let site: DeclarationSite
}

/// The effect of one changed constant on one height.
struct ChangeCause: Hashable, Sendable {
  let constant: ChangedConstant
  /// The decrease of the height, in points, if only this constant had its recorded value.
  let difference: Double

  /// The cause in words: `+8 from text.spacing 4 → 12, Recipe.swift:31`.
  var text: String {
    "\(difference.signed) from \(constant.name) \(constant.old) → \(constant.new), "
      + "\(constant.site)"
  }
}

struct NewFinding: Sendable {
  /// The name by which to accept it: `recipe.summary.truncated`.
  let name: String
  let entry: FindingSummary.Entry
  let recordedCount: Int
}

package struct ChangeDrawing: Sendable {
  package let change: HeightChange
  /// The cell with every changed constant reverted, if that gives the recorded height.
  package let expected: CellMeasurement?
  package let actual: CellMeasurement
}

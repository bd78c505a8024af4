extension CellFinding {
  /// The kinds of findings, in the order in which reports list them.
  public enum Kind: Hashable, Comparable, Sendable, CaseIterable {
    /// The constraints give no height; the cell has the height of its file or list.
    case fixedHeight
    /// The height depends on a stub, which stands in for code of the app that was not followed.
    case stubbed
    /// Required constraints contradict each other.
    case conflicting
    /// Required constraints contradict the height to which a list first pins a cell.
    case estimatedHeight
    /// The constraints leave an item's position or size ambiguous.
    case ambiguous
    /// No chain of constraints holds an item inside the cell.
    case missingPin
    /// The cell has no height.
    case noHeight
    /// A text does not show all of its characters.
    case truncated
    /// An item is smaller than its content, and cannot shrink without loss.
    case squeezed
    /// An item sticks out of the cell.
    case clipped
    /// A text overlaps another text or a control.
    case overlapping
    /// Nothing but the fitting target keeps the cell from growing.
    case unboundedHeight
    /// The fitted width is not the target's.
    case missesTargetWidth
    /// A text is set smaller so that it fits.
    case shrunk
    /// A word is wider than its line, and goes on in the next one.
    case brokenWord
    /// The two pairs of fitting priorities that are in use give the cell different heights.
    case fittingDependent
    /// The cell is lower than at the next smaller text size.
    case shrinking
    /// Another pass over the texts would change an extent.
    case unsettled
    /// A text has characters whose widths are unknown.
    case missingGlyphs
    /// A part of the file that the template was read from was not understood.
    case unread
    /// UIKit would log a message, raise an exception or hang, or do what is not possible here.
    case logged
    /// A text does not follow the reader's text size.
    case fixedFont
    /// A size follows from a figure or a rule without a source.
    case assumed
    /// Worth knowing, with nothing to fix.
    case remark
  }

  /// How grave a finding is.
  public enum Severity: String, Hashable, Sendable {
    /// A fault by which a reader loses content: it is hidden, covered, outside, or has no room.
    case grave
    /// Another fault: the layout is left to chance, or a text does not follow the text size.
    case fault
    /// A note about the cell or its figures, not a fault.
    case note
  }
}

extension CellFinding.Detail {
  package var kind: CellFinding.Kind {
    switch self {
    case .fixedHeight: .fixedHeight
    case .stubbed: .stubbed
    case .conflicting: .conflicting
    case .estimatedHeight: .estimatedHeight
    case .ambiguous: .ambiguous
    case .missingPin: .missingPin
    case .noHeight: .noHeight
    case .truncated: .truncated
    case .squeezed: .squeezed
    case .clipped: .clipped
    case .overlapping: .overlapping
    case .unboundedHeight: .unboundedHeight
    case .missesTargetWidth: .missesTargetWidth
    case .shrunk: .shrunk
    case .brokenWord: .brokenWord
    case .fittingDependent: .fittingDependent
    case .shrinking: .shrinking
    case .unsettled: .unsettled
    case .missingGlyphs: .missingGlyphs
    case .unread: .unread
    case .logged: .logged
    case .fixedFont: .fixedFont
    case .assumed: .assumed
    case .remark: .remark
    }
  }
}

extension CellFinding.Kind {
  /// The words and looks of a kind in reports.
  package struct Row: Sendable {
    package let name: String
    package let loss: CellFinding.Loss
    /// The mark of a cell that has it: one character.
    package let symbol: String
    package let word: String, verb: String, legend: String
    /// Whether it is about the figures that a height rests on, and not about the cell.
    package let isAboutFigures: Bool

    init(
      _ name: String, _ loss: CellFinding.Loss, _ symbol: String, word: String? = nil,
      verb: String, legend: String, isAboutFigures: Bool = false
    ) {
      self.name = name
      self.loss = loss
      self.symbol = symbol
      self.word = word ?? name
      self.verb = verb
      self.legend = legend
      self.isAboutFigures = isAboutFigures
    }
  }

  package var row: Row {
    switch self {
    case .fixedHeight:
      Row(
        "fixedHeight", .nothing, "▤", word: "does not size itself",
        verb: "leaves the height to its file",
        legend: "The constraints give no height; it is the one in the file, or a standard row's.",
        isAboutFigures: true)
    case .stubbed:
      Row(
        "stubbed", .knowledge, "◌", verb: "depends on a stub",
        legend: "The height depends on a stub instead of the app's own code.", isAboutFigures: true)
    case .conflicting:
      Row(
        "conflicting", .layout, "✕", verb: "makes constraints conflict",
        legend: "Required constraints contradict each other; one was broken.")
    case .estimatedHeight:
      Row(
        "estimatedHeight", .layout, "⇳", word: "estimate", verb: "contradicts the estimated height",
        legend: "Required constraints contradict the estimated height to which a list pins a cell "
          + "before it is measured.")
    case .ambiguous:
      Row(
        "ambiguous", .layout, "?", verb: "is ambiguous",
        legend: "The constraints leave a position or a size ambiguous.")
    case .missingPin:
      Row(
        "missingPin", .whole, "⊥", word: "not pinned", verb: "is not held inside the cell",
        legend: "An item sticks out of the cell: no chain of constraints holds it inside.")
    case .noHeight:
      Row(
        "noHeight", .whole, "∅", word: "no height", verb: "leaves the cell without a height",
        legend: "The cell has no height.")
    case .truncated:
      Row(
        "truncated", .part, "…", word: "cut off", verb: "truncates",
        legend: "A text does not show all of its characters.")
    case .squeezed:
      Row(
        "squeezed", .whole, "⊟", verb: "squeezes something",
        legend: "An item is smaller than its content, and cannot shrink without loss.")
    case .clipped:
      Row(
        "clipped", .part, "◪", word: "sticks out", verb: "clips something",
        legend: "An item sticks out of the cell.")
    case .overlapping:
      Row(
        "overlapping", .part, "⧉", word: "overlaps", verb: "overlaps something",
        legend: "A text overlaps another text or a control.")
    case .unboundedHeight:
      Row(
        "unboundedHeight", .nothing, "⤓", word: "unbounded", verb: "leaves the height unbounded",
        legend: "Nothing but the fitting target keeps the cell from growing.")
    case .missesTargetWidth:
      Row(
        "missesTargetWidth", .nothing, "↔", word: "width", verb: "misses the target's width",
        legend: "The fitted width is not the target's.")
    case .shrunk:
      Row(
        "shrunk", .textSize, "⤡", verb: "shrinks",
        legend: "A text is set in a smaller size to fit on its line.")
    case .brokenWord:
      Row(
        "brokenWord", .nothing, "↵", word: "breaks a word", verb: "breaks a word",
        legend: "A word is wider than its line, and goes on in the next one without a hyphen.")
    case .fittingDependent:
      Row(
        "fittingDependent", .nothing, "⇅",
        verb: "makes the height depend on the fitting priorities",
        legend: "The usual vertical fitting priorities, 50 and 250, give different heights.")
    case .shrinking:
      Row(
        "shrinking", .nothing, "↧", verb: "makes the cell lower at a larger text size",
        legend: "The cell is lower than at the next smaller text size, although no stack reflows.")
    case .unsettled:
      Row(
        "unsettled", .nothing, "↻", verb: "does not settle",
        legend: "A third pass over the texts would change an extent; UIKit makes two.")
    case .missingGlyphs:
      Row(
        "missingGlyphs", .nothing, "□", word: "glyphs", verb: "has unknown widths",
        legend: "A text has characters whose widths are unknown.", isAboutFigures: true)
    case .unread:
      Row(
        "unread", .knowledge, "¿", verb: "is not understood",
        legend: "A part of the file that the template was read from was not understood.")
    case .logged:
      Row(
        "logged", .layout, "!", verb: "is logged",
        legend:
          "UIKit would log a message, raise an exception or hang, or do what is not possible here.")
    case .fixedFont:
      Row(
        "fixedFont", .textSize, "⇥", word: "ignores Dynamic Type",
        verb: "does not follow the text size",
        legend: "A text does not follow the reader's text size.")
    case .assumed:
      Row(
        "assumed", .nothing, "≈", verb: "rests on an assumption",
        legend: "A size follows from a figure or a rule that has no source.", isAboutFigures: true)
    case .remark:
      Row(
        "remark", .nothing, "i", verb: "calls for a remark",
        legend: "Worth knowing; there is nothing to fix.")
    }
  }

  /// The name in reports, in JSON and on the command line: `truncated`.
  public var name: String { row.name }
  /// The severity of findings of the kind.
  public var severity: CellFinding.Severity { row.loss.severity }
  /// Whether findings of the kind are faults of the cell, and not notes about its height.
  public var isDefect: Bool { severity != .note }
  /// The kind in a sentence.
  public var summary: String { row.legend }
}

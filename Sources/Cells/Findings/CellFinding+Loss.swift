extension CellFinding {
  /// The loss of a reader by a finding, from nothing to what cannot be read at all.
  package enum Loss: Int, Hashable, Sendable, CaseIterable {
    /// Nothing: it is a note about the cell or its figures.
    case nothing
    /// Certainty about the figures: a part of the file or of the code was not understood.
    case knowledge
    /// The reader's own text size, which a text does not follow.
    case textSize
    /// A little of an item, or none of it by design: it is squeezed or overhangs slightly.
    case edge
    /// Certainty about the layout: constraints contradict each other, or leave it open.
    case layout
    /// A part of the content: hidden characters, or texts over each other.
    case part
    /// The content of an item or of the cell: it has no room, or is outside.
    case whole

    /// The color: grave where content is lost, a note where nothing is.
    package var severity: Severity {
      switch self {
      case .nothing: .note
      case .knowledge, .textSize, .edge, .layout: .fault
      case .part, .whole: .grave
      }
    }
  }
}

extension CellFinding.Detail {
  /// An overhang in points that may be meant, as a badge's is: UIKit's standard spacing.
  private static let smallOverhang = 8.0

  /// The loss of its kind at worst, or less where an item is only a little too small.
  package var loss: CellFinding.Loss {
    switch self {
    case .squeezed(let squeeze) where squeeze.extent >= squeeze.needed / 2: .edge
    case .clipped where amount <= Self.smallOverhang: .edge
    default: kind.row.loss
    }
  }
}

import SelfSizing

/// A comparison of this package's figures with others: those of a device, or of reference images.
package struct Verification: Sendable {
  /// One figure of both.
  package struct Figure: Sendable {
    /// The family by which agreement is counted.
    package let family: String
    /// The name within the family: of a measurement, or the path of a picture.
    package let name: String
    /// The figure's own name: `height`.
    package let figure: String
    /// The figure that was measured elsewhere, in points.
    package let measured: Double
    /// This package's figure; nil where it has none.
    package let ours: Double?
    /// The tolerated difference, in points.
    package let tolerance: Double
    /// Whether it is a height, or one follows from it.
    package let isHeight: Bool
    /// The basis of this package's figure, and its place in the sources.
    package let basis: String
    /// Drawings of both; nil for figures that are not visible.
    package var pictures: VerifiedPictures?

    /// Creates a figure.
    package init(
      family: String, name: String, figure: String, measured: Double, ours: Double?,
      tolerance: Double, isHeight: Bool, basis: String
    ) {
      self.family = family
      self.name = name
      self.figure = figure
      self.measured = measured
      self.ours = ours
      self.tolerance = tolerance
      self.isHeight = isHeight
      self.basis = basis
    }

    /// The excess of this package's figure; nil if it has none.
    package var error: Double? { ours.map { $0 - measured } }
    /// Whether the two figures agree.
    package var agrees: Bool { error.map { abs($0) <= tolerance } ?? false }
  }

  /// The agreement within a family.
  package struct Family: Hashable, Sendable {
    /// The family's name.
    package let name: String
    /// The number of figures that agree.
    package var agreeing = 0
    /// The number of figures that were compared.
    package var count = 0
    /// The largest error in points, without its sign.
    package var largestError = 0.0
  }

  /// The heading.
  package let title: String
  /// The circumstances of the comparison: a sentence each.
  package let facts: [String]
  /// The figures in their order.
  package var figures: [Figure]
  /// Whatever was not compared, and why.
  package let omissions: [(name: String, reason: String)]

  /// Creates a verification.
  package init(
    title: String, facts: [String], figures: [Figure],
    omissions: [(name: String, reason: String)]
  ) {
    self.title = title
    self.facts = facts
    self.figures = figures
    self.omissions = omissions
  }

  /// The figures that differ, in their order.
  package var disagreements: [Figure] { figures.filter { !$0.agrees } }
  /// Whether a height differs.
  package var hasOtherHeights: Bool { figures.contains { $0.isHeight && !$0.agrees } }

  /// The families in the order of their first figures.
  package var families: [Family] {
    var families: [Family] = []
    var places: [String: Int] = [:]
    for figure in figures {
      let place = places[figure.family] ?? families.count
      if place == families.count {
        places[figure.family] = place
        families.append(Family(name: figure.family))
      }
      families[place].count += 1
      families[place].agreeing += figure.agrees ? 1 : 0
      families[place].largestError = max(families[place].largestError, abs(figure.error ?? 0))
    }
    return families
  }

  /// How many figures agree, in words.
  package var summary: String {
    let agreeing = figures.count(where: \.agrees)
    return "\(agreeing) of \(figures.count) agree"
      + (omissions.isEmpty ? "" : "; \(omissions.count) not compared")
  }
}

/// A reference picture and this package's drawing of what it shows.
package struct VerifiedPictures: Sendable {
  /// The file of the picture.
  package let file: [UInt8]
  /// The size of the picture in points.
  package let size: LayoutSize
  /// The cell that was measured.
  package let cell: CellMeasurement
  /// The padding around the cell in the picture, in points.
  package let padding: Double

  /// Creates a pair of pictures.
  package init(file: [UInt8], size: LayoutSize, cell: CellMeasurement, padding: Double) {
    self.file = file
    self.size = size
    self.cell = cell
    self.padding = padding
  }
}

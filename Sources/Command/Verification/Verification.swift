import SelfSizing

/// A comparison of this package's figures with others: those of a device, or of reference images.
struct Verification: Sendable {
  struct Figure: Sendable {
    let family: String
    /// The name within the family: of a measurement, or the path of a picture.
    let name: String
    /// The figure's own name: `height`.
    let figure: String
    /// The figure that was measured elsewhere, in points.
    let measured: Double
    /// This package's figure; nil where it has none.
    let ours: Double?
    let tolerance: Double
    let isHeight: Bool
    /// The basis of this package's figure, and its place in the sources.
    let basis: String
    /// Drawings of both; nil for figures that are not visible.
    var pictures: VerifiedPictures?

    /// The excess of this package's figure; nil if it has none.
    var error: Double? { ours.map { $0 - measured } }
    var agrees: Bool { error.map { abs($0) <= tolerance } ?? false }
  }

  struct Family: Hashable, Sendable {
    let name: String
    let agreeing: Int
    let count: Int
    /// The largest error in points, without its sign.
    let largestError: Double
  }

  let title: String
  /// The circumstances of the comparison: a sentence each.
  let facts: [String]
  var figures: [Figure]
  /// Whatever was not compared, and why.
  let omissions: [(name: String, reason: String)]

  var disagreements: [Figure] { figures.filter { !$0.agrees } }
  var hasOtherHeights: Bool { figures.contains { $0.isHeight && !$0.agrees } }

  /// The families in the order of their first figures.
  var families: [Family] {
    figures.grouped(by: \.family).map { name, figures in
      Family(
        name: name, agreeing: figures.count(where: \.agrees), count: figures.count,
        largestError: figures.map { abs($0.error ?? 0) }.reduce(0, max))
    }
  }

  var summary: String {
    let agreeing = figures.count(where: \.agrees)
    return "\(agreeing) of \(figures.count) agree"
      + (omissions.isEmpty ? "" : "; \(omissions.count) not compared")
  }
}

/// A reference picture and this package's drawing of what it shows.
struct VerifiedPictures: Sendable {
  let file: [UInt8]
  let size: LayoutSize
  let cell: CellMeasurement
  let padding: Double
}

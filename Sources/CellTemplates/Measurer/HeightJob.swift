import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingTypography

/// The contents to measure, shared by all tasks that measure them.
struct HeightJob<Content> {
  let template: CellTemplate<Content>
  let contents: [Content]
  let widths: [Double]
  let traits: [TraitCollection]
  let priorities: FittingPriorities

  var heightsPerContent: Int { widths.count * traits.count }

  /// Finds what is wrong before anything is measured.
  func check() throws(HeightMatrixError) {
    do {
      try template.checkDeclaration()
    } catch {
      throw HeightMatrixError(content: nil, reason: error)
    }
    guard contents.count < Int32.max else {
      throw HeightMatrixError(content: Int(Int32.max), reason: .tooManyContents(contents.count))
    }
    for width in widths where !(width >= 0 && width <= IntrinsicContentSize.largestSize) {
      throw HeightMatrixError(
        content: nil,
        reason: .layout(template: template.name, .invalidNumber("target width", width)))
    }
  }
}

extension HeightJob: Sendable where Content: Sendable {}

extension HeightJob {
  /// Returns the first position of each hash; its own for one that was not met before.
  static func firstPositions(of hashes: [Int]) -> [Int32] {
    var known = Dictionary<Int, Int32>(minimumCapacity: hashes.count)
    return hashes.indices.map { position in
      let hash = hashes[position]
      if let first = known[hash] { return first }
      known[hash] = Int32(position)
      return Int32(position)
    }
  }

  /// Puts the heights of repeated contents where they belong.
  ///
  /// - Parameter pieces: The heights of the contents in their order, and the contents that differ
  /// from those with the same hash.
  func matrix(
    _ pieces: [(heights: [Double], different: [Int])], _ representatives: [Int32]
  ) -> HeightMatrix {
    let count = heightsPerContent
    var heights: [Double] = []
    heights.reserveCapacity(contents.count * count)
    var different: Set<Int> = []
    for piece in pieces {
      heights += piece.heights
      different.formUnion(piece.different)
    }
    var repeatedCount = 0
    for (index, first) in representatives.enumerated()
    where Int(first) != index && !different.contains(index) {
      repeatedCount += 1
      for offset in 0..<count {
        heights[index * count + offset] = heights[Int(first) * count + offset]
      }
    }
    return HeightMatrix(
      contentCount: contents.count, widths: widths, traits: traits, heights: heights,
      measuredContentCount: contents.count - repeatedCount)
  }
}

import SelfSizingCells
import SelfSizingTypography

/// The heights of many contents, each at every width under all traits.
public struct HeightMatrix: Hashable, Sendable {
  /// The number of contents.
  public let contentCount: Int
  /// The widths, in points, in the order in which they were asked for.
  public let widths: [Double]
  /// The traits, in the order in which they were asked for.
  public let traits: [TraitCollection]
  /// The heights in points, rounded up to whole pixels: content by content, within one trait by
  /// trait, and within that width by width. count == contentCount × traits × widths.
  public let heights: [Double]
  package let measuredContentCount: Int

  /// The number of contents that fill the cell like an earlier one, and took its heights.
  public var repeatedContentCount: Int { contentCount - measuredContentCount }

  /// The height of a content at a width under some traits, by their positions.
  /// - Precondition: Each position is in its range.
  public subscript(content: Int, width width: Int, traits trait: Int) -> Double {
    heights[(content * traits.count + trait) * widths.count + width]
  }
}

/// The progress of measuring many contents.
public struct HeightProgress: Hashable, Sendable {
  /// The contents that are done.
  public let completedCount: Int
  /// All contents.
  public let contentCount: Int
}

/// An error in measuring one of many contents.
public struct HeightMatrixError: Error, Hashable, Sendable {
  /// The index of the first content that could not be measured; nil if no content is at fault.
  public let content: Int?
  /// The reason.
  public let reason: MeasuringError

  init(_ content: Int?, _ reason: MeasuringError) {
    self.content = content
    self.reason = reason
  }
}

extension HeightMatrixError: CustomStringConvertible {
  /// The content's position and the reason.
  public var description: String { content.map { "content \($0): \(reason)" } ?? "\(reason)" }
}

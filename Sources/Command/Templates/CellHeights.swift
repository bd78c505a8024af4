import SelfSizing

/// The heights of one template's contents, measured each time that they are asked for, as a cell
/// does; the content's type is erased.
protocol CellHeights: AnyObject {
  /// The number of contents.
  var count: Int { get }

  /// Measures a content.
  func height(ofContent index: Int, width: Double, traits: TraitCollection)
    throws(MeasuringError) -> Double
}

/// The heights of contents of a type.
final class HeightsOfContents<Content>: CellHeights {
  private let measurer: Measurer<Content>
  private let contents: [Content]

  init(_ template: CellTemplate<Content>, _ contents: [Content]) {
    measurer = Measurer(template)
    self.contents = contents
  }

  var count: Int { contents.count }

  func height(ofContent index: Int, width: Double, traits: TraitCollection)
    throws(MeasuringError) -> Double
  {
    try measurer.height(of: contents[index], width: width, traits: traits)
  }
}

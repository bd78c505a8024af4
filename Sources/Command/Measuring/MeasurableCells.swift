import SelfSizing

/// Cells of one kind with the contents that fill them: a template, or a class of an app.
package protocol MeasurableCells: Sendable {
  var name: String { get }
  var site: DeclarationSite { get }
  var platform: PlatformProfile { get }
  var contentCount: Int { get }
  /// The numbers and text styles that the declaration states; empty if they are not known.
  var constants: [CellConstant] { get }
  /// The names of the items and guides in the order of the tree; empty if they are not known.
  var itemNames: [String] { get }
  var fileFindings: [CellFinding] { get }
  func contentName(at index: Int) -> String
  /// Creates a measurer that belongs to one task.
  func makeMeasurer() -> any ContentMeasurer
  /// Some contents as data that a page can measure; nil if closures have to run, or a font is a
  /// file.
  func living(_ contents: [Int], _ settings: MeasurementSettings) -> LivingContents?
  /// The cells with another value for one of their ``constants``; nil if that cannot be.
  func replacing(_ constant: String, by value: String) -> (any MeasurableCells)?
  /// The cells as the Swift source of a template; nil if they are a template already.
  /// - Throws: An error that says what a template cannot state.
  func templateSource() throws -> String?
}

extension MeasurableCells {
  package var itemNames: [String] { [] }
  package func templateSource() throws -> String? { nil }
}

/// A measurer for one task of cells whose contents have numbers. What it returns does not depend on
/// what it measured before.
package protocol ContentMeasurer: AnyObject {
  /// Measures a content at several widths, in points: a measurement for each, in their order.
  func measure(
    contentAt index: Int, widths: [Double], traits: TraitCollection, priorities: FittingPriorities
  ) throws -> [CellMeasurement]
  /// Measures contents for their heights and findings alone: content by content, within one trait
  /// by trait, and within that width by width, in points.
  func outcomes(
    ofContents range: Range<Int>, widths: [Double], traits: [TraitCollection],
    priorities: FittingPriorities
  ) throws -> [CellOutcome]
  /// Measures a content for its height alone, with the width required.
  func height(ofContent index: Int, width: Double, traits: TraitCollection) throws -> Double
  /// Measures a content at a width and keeps all that a debugger would show.
  func inspect(
    contentAt index: Int, width: Double, traits: TraitCollection, priorities: FittingPriorities
  ) throws -> CellInspection
}

extension ContentMeasurer {
  package func outcomes(
    ofContents range: Range<Int>, widths: [Double], traits: [TraitCollection],
    priorities: FittingPriorities
  ) throws -> [CellOutcome] {
    var outcomes: [CellOutcome] = []
    outcomes.reserveCapacity(range.count * traits.count * widths.count)
    for index in range {
      for traits in traits {
        for measurement in try measure(
          contentAt: index, widths: widths, traits: traits, priorities: priorities)
        {
          outcomes.append(CellOutcome(measurement))
        }
      }
    }
    return outcomes
  }

  package func height(ofContent index: Int, width: Double, traits: TraitCollection) throws -> Double
  {
    try measure(
      contentAt: index, widths: [width], traits: traits, priorities: .requiredWidthFittingHeight
    ).first?.size.height ?? 0
  }
}

struct TemplateContents<Content: Sendable>: MeasurableCells {
  let template: CellTemplate<Content>
  let contents: [Content]

  var name: String { template.name }
  var site: DeclarationSite { template.site }
  var platform: PlatformProfile { template.platform }
  var contentCount: Int { contents.count }
  var constants: [CellConstant] { template.constants }
  var itemNames: [String] { template.itemNames }
  var fileFindings: [CellFinding] { template.fileFindings }

  func contentName(at index: Int) -> String { template.contentName(contents[index]) }

  func makeMeasurer() -> any ContentMeasurer { TemplateMeasurer(template, contents) }

  func living(_ places: [Int], _ settings: MeasurementSettings) -> LivingContents? {
    let varied = VariedContents(places.map { contents[$0] })
    return DescribedCells(template, varied.contents, settings.traits, settings.priorities).map {
      LivingContents($0, samples: places, booleans: varied.booleans)
    }
  }

  func replacing(_ constant: String, by value: String) -> (any MeasurableCells)? {
    template.replacing(constant, by: value).map {
      TemplateContents(template: $0, contents: contents)
    }
  }
}

private final class TemplateMeasurer<Content: Sendable>: ContentMeasurer {
  private let measurer: Measurer<Content>
  private let contents: [Content]

  init(_ template: CellTemplate<Content>, _ contents: [Content]) {
    measurer = Measurer(template)
    self.contents = contents
  }

  func measure(
    contentAt index: Int, widths: [Double], traits: TraitCollection, priorities: FittingPriorities
  ) throws(MeasuringError) -> [CellMeasurement] {
    try measurer.measure(contents[index], widths: widths, traits: traits, priorities: priorities)
  }

  func outcomes(
    ofContents range: Range<Int>, widths: [Double], traits: [TraitCollection],
    priorities: FittingPriorities
  ) throws(MeasuringError) -> [CellOutcome] {
    try measurer.outcomes(
      of: contents[range], widths: widths, traits: traits, priorities: priorities)
  }

  func height(ofContent index: Int, width: Double, traits: TraitCollection)
    throws(MeasuringError) -> Double
  {
    try measurer.height(of: contents[index], width: width, traits: traits)
  }

  func inspect(
    contentAt index: Int, width: Double, traits: TraitCollection, priorities: FittingPriorities
  ) throws(MeasuringError) -> CellInspection {
    try measurer.inspect(contents[index], width: width, traits: traits, priorities: priorities)
  }
}

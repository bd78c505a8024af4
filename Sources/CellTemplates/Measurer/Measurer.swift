import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

/// A measurer of one template's contents, which keeps what it can reuse from one to the next.
///
/// One per task: a measurer is not `Sendable`. What it returns depends on the arguments alone.
public final class Measurer<Content> {
  /// The template being measured.
  public let template: CellTemplate<Content>
  let cells: CellMeasurer
  var heights: ContentHeights
  var values: CellValues {
    get { heights.values }
    _modify { yield &heights.values }
  }
  /// The template's: asking the template for it copies more than that.
  private let bindings: CellBindings<Content>
  private let isDeclaredWell: Bool

  /// Creates a measurer that keeps a number of heights, so that equal contents are measured once.
  public init(_ template: CellTemplate<Content>, heightCacheCapacity: Int = 1024) {
    self.template = template
    bindings = template.bindings
    isDeclaredWell = template.declarationFindings.isEmpty
    cells = CellMeasurer(template.layout, site: template.site)
    heights = ContentHeights(cells, cacheCapacity: heightCacheCapacity)
  }

  /// The state of the height cache, and how often it held a height that
  /// ``height(of:width:traits:priorities:)`` or ``heights(of:widths:traits:priorities:)`` asked
  /// for.
  public var heightCache: HeightCacheFigures { heights.cache.figures }

  /// Measures a content at a width, as a vertical list measures its cells.
  public func measure(
    _ content: Content, width: Double, traits: TraitCollection = TraitCollection(),
    priorities: FittingPriorities = .requiredWidthFittingHeight
  ) throws(MeasuringError) -> CellMeasurement {
    try measure(
      content, fitting: LayoutSize(width: width, height: 0), traits: traits, priorities: priorities)
  }

  /// Measures a content that is fitted into a target size in points, each extent in 0 ... 1e6.
  /// - Throws: `MeasuringError` if the declaration is mistaken or a number is out of range; the
  ///   measurer is then unchanged.
  public func measure(
    _ content: Content, fitting target: LayoutSize, traits: TraitCollection,
    priorities: FittingPriorities
  ) throws(MeasuringError) -> CellMeasurement {
    try measuring { () throws(LayoutError) in
      read(content, traits)
      return try cells.measure(values, fitting: [target], traits, priorities)[0]
    }
  }

  /// Measures a content at several widths; what does not depend on them is prepared once.
  /// - Throws: `MeasuringError` as measuring does.
  public func measure(
    _ content: Content, widths: [Double], traits: TraitCollection = TraitCollection(),
    priorities: FittingPriorities = .requiredWidthFittingHeight
  ) throws(MeasuringError) -> [CellMeasurement] {
    try measuring { () throws(LayoutError) in
      read(content, traits)
      return try cells.measure(
        values, fitting: widths.map { LayoutSize(width: $0, height: 0) }, traits, priorities)
    }
  }

  /// Returns the height of a content at a width, rounded up to whole pixels: that of
  /// ``measure(_:width:traits:priorities:)`` with nothing else, which is many times faster.
  /// - Throws: `MeasuringError` as measuring does.
  public func height(
    of content: Content, width: Double, traits: TraitCollection = TraitCollection(),
    priorities: FittingPriorities = .requiredWidthFittingHeight
  ) throws(MeasuringError) -> Double {
    if !isDeclaredWell { try template.checkDeclaration() }
    read(content, traits)
    do {
      let environment = cells.environment(traits, priorities)
      return try heights.firstHeight(width: width, environment)
    } catch { throw .layout(template: template.name, error) }
  }

  func measuring<Measured>(
    _ measure: () throws(LayoutError) -> Measured
  ) throws(MeasuringError) -> Measured {
    try template.checkDeclaration()
    do { return try measure() } catch { throw .layout(template: template.name, error) }
  }

  func read(_ content: Content, _ traits: TraitCollection, keepsLocale: Bool = false) {
    readTexts(of: content)
    if bindings.hasStates {
      values.readStates(of: content, traits, bindings, keepsLocale: keepsLocale)
    }
  }

  func readTexts(of content: Content) { values.readTexts(of: content, bindings) }

  func readStates(of content: Content, _ traits: TraitCollection) {
    values.readStates(of: content, traits, bindings)
  }
}

extension CellTemplate {
  func checkDeclaration() throws(MeasuringError) {
    guard declarationFindings.isEmpty else {
      throw .declaration(template: name, findings: declarationFindings)
    }
  }
}

import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// Measures the contents of one template, one after the other, and keeps what can be used again.
///
/// One per task: a measurer is not `Sendable`, while its template is. What it returns depends on the
/// arguments alone, never on what it measured before.
public final class Measurer<Content> {
  /// What is measured.
  public let template: CellTemplate<Content>
  private var engine: LayoutEngine
  private var texts = PreparedTextCache()
  let heights: HeightEngine<Content>

  /// Creates a measurer that has measured nothing yet.
  public init(_ template: CellTemplate<Content>) {
    self.template = template
    engine = LayoutEngine(template.layout.description)
    heights = HeightEngine(template.layout)
  }

  /// Measures a content at a width, as a vertical list asks its cells.
  public func measure(
    _ content: Content, width: Double, traits: TraitCollection = TraitCollection(),
    priorities: FittingPriorities = .requiredWidthFittingHeight
  ) throws(MeasuringError) -> CellMeasurement {
    try measure(
      content, fitting: LayoutSize(width: width, height: 0), traits: traits,
      priorities: priorities)
  }

  /// Measures a content that is fitted into a target size.
  ///
  /// - Parameters:
  ///   - content: What fills the cell.
  ///   - target: In points, each extent in 0 ... 1e6.
  ///   - traits: The reader's text size, the screen's scale, the direction of reading.
  ///   - priorities: How strongly the cell takes the target's width and height.
  /// - Throws: ``MeasuringError`` if the declaration is mistaken or a number is out of range; the
  ///   measurer is then as it was.
  public func measure(
    _ content: Content, fitting target: LayoutSize, traits: TraitCollection,
    priorities: FittingPriorities
  ) throws(MeasuringError) -> CellMeasurement {
    guard template.declarationFindings.isEmpty else {
      throw .declaration(template: template.name, findings: template.declarationFindings)
    }
    let layout = template.layout
    let variation = layout.variation(for: content, traits: traits, priorities: priorities)
    var sizing = CellSizing(layout, content, traits, &texts)
    do {
      let solution = try engine.fit(target, variation, sizing: &sizing)
      return CellMeasurement(
        layout, solution, sizing, variation, traits, site: template.site)
    } catch {
      throw .layout(template: template.name, error)
    }
  }
}

import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

extension CellTemplate {
  /// The labels whose texts depend on the content, in the order of ``texts(for:)``.
  package var boundLabels: [LayoutDescription.Element] {
    layout.labels.filter { $0.fixedText == nil }.map { layout.description.elements[$0.element] }
  }
}

extension Measurer {
  /// Measures a content at a width with other texts in place of its own, such as translations or
  /// test texts. Hidden states follow the content; the language is that of the traits, because the
  /// texts do not come from the content.
  ///
  /// - Parameters:
  ///   - content: The content of the cell, except those texts.
  ///   - texts: The texts of the template's `CellTemplate.boundLabels`, one for each.
  ///   - width: The width of the cell, in points.
  ///   - traits: What it is measured under.
  ///   - priorities: How strongly the cell takes the width, and shrinks.
  /// - Throws: `MeasuringError` as measuring does.
  public func measure(
    _ content: Content, texts: [String], width: Double, traits: TraitCollection,
    priorities: FittingPriorities = .requiredWidthFittingHeight
  ) throws(MeasuringError) -> CellMeasurement {
    try measuring { () throws(LayoutError) in
      read(content, traits, keepsLocale: true)
      values.replaceTexts(by: texts)
      return try cells.measure(
        values, fitting: [LayoutSize(width: width, height: 0)], traits, priorities)[0]
    }
  }
}

import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

/// A label whose text depends on the content.
package struct BoundLabel: Hashable, Sendable {
  package let name: String
  package let site: DeclarationSite
  /// The maximum number of lines; 0 for any number.
  package let numberOfLines: Int
}

extension CellTemplate {
  /// The labels whose texts depend on the content, in the order of ``texts(for:)``.
  package var boundLabels: [BoundLabel] {
    layout.labels.filter { $0.fixedText == nil }.map { label in
      let element = layout.description.elements[label.element]
      return BoundLabel(
        name: element.name, site: element.site, numberOfLines: label.style.numberOfLines)
    }
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

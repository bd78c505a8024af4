import SelfSizingAutoLayout
import SelfSizingTypography

/// A cell once closures, or an app's code, have run: its layout, and what fills it. Every front end
/// ends in one, and ``CellMeasurer`` measures it.
package struct DescribedCell: Hashable, Sendable {
  package private(set) var layout: CellLayout
  /// The texts and states.
  package private(set) var values: CellValues
  /// The width in points that is left beside the content view, for an accessory.
  package let trailingRoom: Double
  package let site: DeclarationSite

  init(layout: CellLayout, values: CellValues, trailingRoom: Double = 0, site: DeclarationSite) {
    self.layout = layout
    self.values = values
    self.trailingRoom = trailingRoom
    self.site = site
  }
}

/// How a tree of views becomes a cell: view by view.
extension DescribedCell {
  /// Creates a cell that shows nothing yet.
  ///
  /// - Parameters:
  ///   - description: The tree and its constraints, in which each element's place is the one that
  ///     findings name.
  ///   - figures: The figures that sizes depend on, for all traits.
  ///   - trailingRoom: The width in points that is left beside the content view.
  ///   - site: Where the cell is declared.
  package init(
    _ description: LayoutDescription, figures: [ItemFigure], trailingRoom: Double,
    site: DeclarationSite
  ) {
    var layout = CellLayout(description)
    layout.figures = figures
    layout.hasStates = true
    self.init(layout: layout, values: CellValues(), trailingRoom: trailingRoom, site: site)
  }

  package mutating func addItem(
    _ element: Int, _ kind: CellItemKind, isHidden: Bool, _ clipping: ViewClipping?
  ) {
    layout.kinds[element] = kind
    layout.clipping[element] = clipping
    layout.flags.append(.hides(element: element))
    values.states.flags.append(isHidden)
  }

  /// States the text that an element shows, and how it is set.
  ///
  /// - Parameters:
  ///   - attributed: The text with the looks of its parts; nil for one look throughout.
  ///   - isUniform: Whether all lines are as high as the font makes them, and as far apart.
  ///   - isSized: Whether the element has another size than the text gives it.
  package mutating func addText(
    _ text: String, _ attributed: AttributedText?, of element: Int, style: LabelStyle,
    isUniform: Bool, isSized: Bool
  ) {
    var label = CellLayout.Label(
      fixedText: isSized && attributed == nil ? text : nil, style: style.withoutStates,
      attributedText: attributed == nil ? nil : values.states.attributedTexts.count)
    label.element = element
    label.boundFont = layout.labels.count
    label.boundLineLimit = layout.labels.count
    label.isUniform = isUniform
    layout.labels.append(label)
    values.states.fonts.append(style.font)
    values.states.lineLimits.append(style.numberOfLines)
    if let attributed {
      values.states.attributedTexts.append(attributed)
    } else if !isSized {
      values.texts.append(text)
    }
  }

  /// States the size of an element, whatever it shows.
  package mutating func addSize(_ size: IntrinsicContentSize, of element: Int) {
    layout.boundElements.append(element)
    values.states.sizes.append(size)
  }

  /// States that only the code of an element's view knows its size and its text.
  package mutating func addAsked(_ element: Int) { values.askedElements.append(element) }

  /// Whether the cell can be measured without the code of its views.
  package var isWithoutCode: Bool {
    values.askedElements.isEmpty && layout.description.findings.isEmpty
  }
}

extension DescribedCell {
  /// Whether all fonts are built in, so that the cell can be written without a font's file.
  var isBuiltIn: Bool { values.states.isBuiltIn }

  /// The layout without the constants and spacings; equal for cells that differ in values alone.
  var shape: CellLayout {
    var shape = layout
    shape.description = layout.description.withoutConstants
    return shape
  }
}

extension LabelStyle {
  /// The style with a font and a number of lines that say nothing.
  fileprivate var withoutStates: LabelStyle {
    var style = self
    style.font = .style(.body)
    // That a label wraps is part of its layout.
    style.numberOfLines = numberOfLines == 1 ? 1 : 0
    return style
  }
}

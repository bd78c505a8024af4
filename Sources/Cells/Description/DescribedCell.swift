import SelfSizingAutoLayout
import SelfSizingTypography

/// A cell once closures, or an app's code, have run: its layout, and what fills it.
package struct DescribedCell: Hashable, Sendable {
  package private(set) var layout: CellLayout
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

  /// Adds the text of an element; a sized element has another size than its text gives it.
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

  package mutating func addSize(_ size: IntrinsicContentSize, of element: Int) {
    layout.boundElements.append(element)
    values.states.sizes.append(size)
  }

  package mutating func addAsked(_ element: Int) { values.askedElements.append(element) }

  package var isWithoutCode: Bool {
    values.askedElements.isEmpty && layout.description.findings.isEmpty
  }

  /// The layout without the constants and spacings; equal for cells that differ in values alone.
  var shape: CellLayout {
    var shape = layout
    shape.description = layout.description.withoutConstants
    return shape
  }
}

extension LabelStyle {
  fileprivate var withoutStates: LabelStyle {
    var style = self
    style.font = .style(.body)
    // That a label wraps is part of its layout.
    style.numberOfLines = numberOfLines == 1 ? 1 : 0
    return style
  }
}

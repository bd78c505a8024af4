import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// The intrinsic sizes of one cell's items after another's, in the same room.
struct CellSizing: IntrinsicSizing {
  /// Plain numbers: looking at a label of the layout counts references to all that it holds.
  private struct Binding {
    /// Where the texts of a content hold the label's; -1 where it does not depend on it.
    let text: Int
    /// Where the states hold its text; -1 where it has one look.
    let attributedText: Int
    let isFontBound: Bool, isStyleBound: Bool
  }

  private(set) var labels: [SizedLabel]
  private let layout: CellLayout
  private let bindings: [Binding]
  private let fixedTexts: [String]
  /// The label that an element shows; -1 for none.
  private let labelIndices: [Int]
  /// The label whose text decides about the size of an element; -1 for none.
  private let measuredLabels: [Int]
  private var sizes: [IntrinsicContentSize]
  private var aspectRatios: [Double?]
  private var isAsked: [Bool] = []
  private var code: ViewCode?

  init(_ layout: CellLayout) {
    let count = layout.description.elements.count
    self.layout = layout
    labels = layout.labels.map { SizedLabel($0.style, isUniform: $0.isUniform) }
    var text = 0
    bindings = layout.labels.map { label in
      defer { if label.isTextBound { text += 1 } }
      return Binding(
        text: label.isTextBound ? text : -1, attributedText: label.attributedText ?? -1,
        isFontBound: label.boundFont != nil,
        isStyleBound: label.boundFont != nil || label.boundLineLimit != nil)
    }
    fixedTexts = layout.labels.map { $0.fixedText ?? "" }
    sizes = Array(repeating: IntrinsicContentSize(), count: count)
    aspectRatios = Array(repeating: nil, count: count)
    var labelIndices = [Int](repeating: -1, count: count)
    for (index, label) in layout.labels.enumerated() { labelIndices[label.element] = index }
    self.labelIndices = labelIndices
    // A control may have its own size apart from the text that it shows.
    for item in layout.fixedSizes {
      sizes[item.element] = item.size
      labelIndices[item.element] = -1
    }
    for element in layout.boundElements { labelIndices[element] = -1 }
    measuredLabels = labelIndices
  }

  mutating func show(
    _ values: inout CellValues, _ environment: CellEnvironment, _ code: ViewCode?
  ) {
    for index in layout.ratioElements.indices
    where index < values.states.aspectRatios.count {
      aspectRatios[layout.ratioElements[index]] = values.states.aspectRatios[index]
    }
    for index in layout.boundElements.indices where index < values.states.sizes.count {
      sizes[layout.boundElements[index]] = values.states.sizes[index]
    }
    if code != nil || !isAsked.isEmpty { takeAsked(values, code) }
    for index in labels.indices { show(index, &values, environment) }
  }

  private mutating func takeAsked(_ values: CellValues, _ code: ViewCode?) {
    self.code = code
    isAsked = []
    guard code != nil else { return }
    isAsked = Array(repeating: false, count: sizes.count)
    for element in values.askedElements where isAsked.indices.contains(element) {
      isAsked[element] = true
    }
  }

  mutating func forgetCode() { code = nil }

  private mutating func show(
    _ index: Int, _ values: inout CellValues, _ environment: CellEnvironment
  ) {
    let binding = bindings[index]
    if binding.isStyleBound { labels[index].style = layout.labels[index].style(values.states) }
    if binding.attributedText >= 0 {
      labels[index].show(values.states.attributedTexts[binding.attributedText], environment.traits)
    } else if binding.isFontBound {
      let font = labels[index].style.font.resolved(for: environment.traits)
      labels[index].show(text(of: binding, index, values), in: font, nil, environment.traits)
    } else if binding.text >= 0, binding.text < values.texts.count {
      // In place: taking the text out counts references to it.
      labels[index].show(
        values.texts[binding.text], in: environment.fonts[index], environment.lineHeights[index],
        environment.traits)
    } else {
      labels[index].show(
        text(of: binding, index, values), in: environment.fonts[index],
        environment.lineHeights[index], environment.traits)
    }
  }

  private func text(of binding: Binding, _ index: Int, _ values: CellValues) -> String {
    guard binding.text >= 0 else { return fixedTexts[index] }
    return binding.text < values.texts.count ? values.texts[binding.text] : ""
  }

  package mutating func intrinsicContentSize(
    ofElementAt element: Int, preferredMaxLayoutWidth: Double?
  ) -> IntrinsicContentSize {
    if let code = code(of: element) { return code.size(element, preferredMaxLayoutWidth) }
    if let ratio = aspectRatios[element] {
      return IntrinsicContentSize(width: preferredMaxLayoutWidth ?? 0, aspectRatio: ratio)
    }
    let label = measuredLabels[element]
    guard label >= 0 else { return sizes[element] }
    return labels[label].size(wrappedAt: preferredMaxLayoutWidth)
  }

  package mutating func intrinsicContentHeight(
    ofElementAt element: Int, preferredMaxLayoutWidth width: Double
  ) -> IntrinsicContentSize {
    let label = measuredLabels[element]
    guard label >= 0, isAsked.isEmpty || !isAsked[element] else {
      return intrinsicContentSize(ofElementAt: element, preferredMaxLayoutWidth: width)
    }
    return labels[label].height(wrappedAt: width)
  }

  private func code(of element: Int) -> ViewCode? {
    !isAsked.isEmpty && isAsked[element] ? code : nil
  }

  mutating func showTexts(in finder: inout FindingFinder) {
    let direction = finder.shape.variation.direction
    for place in finder.items.indices where !finder.items[place].isHidden {
      let label = labelIndices[finder.items[place].element]
      guard label >= 0 else { continue }
      finder.items[place].text = labels[label].shown(in: finder.items[place].frame.size, direction)
    }
  }

  /// The texts of all items with their lines, nil for items without; the finder takes what shows.
  func lines(in finder: inout FindingFinder) -> [LaidOutText?] {
    let direction = finder.shape.variation.direction
    return finder.items.indices.map { place in
      let (element, size) = (finder.items[place].element, finder.items[place].frame.size)
      let text = lines(of: element, in: size, direction)
      finder.items[place].text = text?.shown
      return text
    }
  }

  private func lines(of element: Int, in size: LayoutSize, _ direction: InterfaceDirection)
    -> LaidOutText?
  {
    if let code = code(of: element) {
      return code.text(element, size).map { LaidOutText($0, in: size, direction) }
    }
    let label = labelIndices[element]
    return label < 0 ? nil : LaidOutText(labels[label], in: size, direction)
  }

  func fallbackUses(in finder: FindingFinder) -> [CellFacts.ItemFallbackUse] {
    finder.items.flatMap { item -> [CellFacts.ItemFallbackUse] in
      let label = labelIndices[item.element]
      guard !item.isHidden, label >= 0 else { return [] }
      return labels[label].text.fallbackUses.map { (finder.name(of: item), $0) }
    }
  }

  /// The distances of the texts' baselines from their tops and bottoms, by element.
  func baselines(in solution: LayoutSolution) -> [Int: CellInspection.Baselines] {
    var baselines: [Int: CellInspection.Baselines] = [:]
    var elements = layout.labels.map { $0.element }
    for element in isAsked.indices where code(of: element)?.text(element, .zero) != nil {
      elements.append(element)
    }
    for element in elements {
      let size = solution.intrinsicContentSizes[element]
      baselines[element] = (size.firstBaselineFromTop, size.lastBaselineFromBottom)
    }
    return baselines
  }
}

extension IntrinsicContentSize {
  init(width: Double, aspectRatio: Double) {
    self.init(height: aspectRatio > 0 ? width / aspectRatio : 0)
  }
}

/// The code of a cell's views, which is asked about ``CellValues/askedElements``.
package struct ViewCode {
  /// Returns the size of an element's view, wrapped at a width in points; nil for one line.
  let size: (_ element: Int, _ preferredMaxLayoutWidth: Double?) -> IntrinsicContentSize
  /// Returns the text that an element's view shows in a frame of a size in points; nil for none.
  let text: (_ element: Int, _ size: LayoutSize) -> SizedLabel?

  package init(
    size: @escaping (_ element: Int, _ preferredMaxLayoutWidth: Double?) -> IntrinsicContentSize,
    text: @escaping (_ element: Int, _ size: LayoutSize) -> SizedLabel?
  ) {
    self.size = size
    self.text = text
  }
}

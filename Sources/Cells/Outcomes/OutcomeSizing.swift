import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// The intrinsic sizes of one cell's items after another's, in the same room.
struct OutcomeSizing: IntrinsicSizing {
  /// Texts of more bytes are wrapped more cleverly than here.
  private static let longestText = 2_000

  /// The ways in which contents decide about a label. Plain numbers: looking at a label of the
  /// layout counts references to all that it is declared with.
  private struct Binding {
    /// Where the texts of a content hold the label's; -1 where it does not depend on it.
    let textIndex: Int
    let isFontBound: Bool
    let isStyleBound: Bool
    let isUniform: Bool
  }

  private(set) var labels: [OutcomeLabel]
  private let layout: CellLayout
  /// The label of each element; -1 for none.
  private let labelIndices: [Int]
  private let bindings: [Binding]
  private var sizes: [IntrinsicContentSize]
  private var aspectRatios: [Double?]
  private var environment: OutcomeEnvironment?

  /// Whether the texts are those of the present content, and the language they were prepared in.
  private var isPrepared = false
  private var locale = LocaleIdentifier.englishUnitedStates

  init(_ layout: CellLayout) {
    let count = layout.description.elements.count
    self.layout = layout
    labels = layout.labels.map(OutcomeLabel.init)
    var labelIndices = [Int](repeating: -1, count: count)
    for (index, label) in layout.labels.enumerated() { labelIndices[label.element] = index }
    self.labelIndices = labelIndices
    var text = 0
    bindings = layout.labels.map { label in
      defer { if label.isTextBound { text += 1 } }
      return Binding(
        textIndex: label.isTextBound ? text : -1, isFontBound: label.boundFont != nil,
        isStyleBound: label.boundFont != nil || label.boundLineLimit != nil,
        isUniform: label.isUniform)
    }
    sizes = Array(repeating: IntrinsicContentSize(), count: count)
    aspectRatios = Array(repeating: nil, count: count)
    for item in layout.fixedSizes { sizes[item.element] = item.size }
  }

  /// Turns to another content.
  mutating func begin() {
    isPrepared = false
    environment = nil
  }

  /// Takes the texts and states of the present content in, under some traits.
  ///
  /// - Returns: Whether the cell can be measured here.
  mutating func prepare(_ values: inout CellValues, _ environment: OutcomeEnvironment) -> Bool {
    for (index, element) in layout.ratioElements.enumerated()
    where values.states.aspectRatios.indices.contains(index) {
      aspectRatios[element] = values.states.aspectRatios[index]
    }
    for (index, element) in layout.boundElements.enumerated()
    where values.states.sizes.indices.contains(index) {
      sizes[element] = values.states.sizes[index]
    }
    let isSame = isPrepared && locale == environment.heights.traits.locale
    isPrepared = false
    for index in labels.indices {
      guard prepare(index, &values, environment.heights, isSame: isSame) else { return false }
    }
    locale = environment.heights.traits.locale
    isPrepared = true
    self.environment = environment
    return true
  }

  private mutating func prepare(
    _ index: Int, _ values: inout CellValues, _ environment: HeightEnvironment, isSame: Bool
  ) -> Bool {
    labels[index].begin()
    let binding = bindings[index]
    if let fixed = environment.fixedTexts[index] {
      labels[index].text = fixed
    } else {
      let font =
        binding.isFontBound
        ? layout.labels[index].style(values.states).font.resolved(for: environment.traits)
        : environment.fonts[index]
      if isSame {
        labels[index].text.setFont(font)
      } else {
        let place = binding.textIndex
        let text =
          place < 0
          ? layout.labels[index].fixedText ?? ""
          : values.texts.indices.contains(place) ? values.texts[place] : ""
        guard text.utf8.count <= Self.longestText else { return false }
        if binding.isUniform {
          labels[index].text.replace(by: text, font: font, locale: environment.traits.locale)
        } else {
          labels[index].text = layout.labels[index].style.prepared(
            text, in: font, environment.traits.locale)
        }
      }
    }
    return labels[index].take(
      binding.isStyleBound ? layout.labels[index].style(values.states) : nil)
  }

  mutating func intrinsicContentSize(ofElementAt element: Int, preferredMaxLayoutWidth: Double?)
    -> IntrinsicContentSize
  {
    if let ratio = aspectRatios[element] {
      return IntrinsicContentSize(width: preferredMaxLayoutWidth ?? 0, aspectRatio: ratio)
    }
    let label = labelIndices[element]
    guard label >= 0, let environment else { return sizes[element] }
    return labels[label].intrinsicContentSize(
      preferredMaxLayoutWidth, label: label, environment.heights)
  }

  /// Finds how much of a label's text shows in its frame; see
  /// ``OutcomeLabel/outcome(in:label:_:)``.
  mutating func outcome(ofLabelAt label: Int, in frame: LayoutSize)
    -> (hiddenCharacterCount: Int, fidelity: Fidelity)?
  {
    guard let environment else { return nil }
    return labels[label].outcome(in: frame, label: label, environment.heights)
  }
}

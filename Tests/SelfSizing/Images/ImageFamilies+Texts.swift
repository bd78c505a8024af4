import SelfSizing

/// Labels of Blueprint and controls of Spark, each declared by the rules of its cases.
extension ImageFamilies {
  private static let modes: [String: LineBreakMode] = [
    "byWordWrapping": .byWordWrapping, "byCharWrapping": .byCharWrapping,
    "byClipping": .byClipping, "byTruncatingHead": .byTruncatingHead,
    "byTruncatingTail": .byTruncatingTail, "byTruncatingMiddle": .byTruncatingMiddle,
  ]

  /// A label alone.
  func wrappedText() throws -> ImageView? {
    guard let font = try font("text"), let width = test.points else { return nil }
    var style = ParagraphStyle()
    if let height = test.numbers(after: "minimum = maximum line height ").first {
      style.minimumLineHeight = height
      style.maximumLineHeight = height
    }
    let mode = Self.modes[test.lineBreakMode ?? ""] ?? .byTruncatingTail
    let lines = test.numberOfLines
    let template = CellTemplate<[String]>("label") { [style] cell in
      let label = cell.text(0, font, lines: lines).lineBreakMode(mode).paragraphStyle(style)
      label.edges(equalTo: cell.contentView)
      cell.contentView.widthAnchor.constraint(lessThanOrEqualToConstant: width)
    }
    return ImageView(
      template: template, texts: [test.content.text ?? ""], width: .atMost(width))
  }

  /// A box beside a text that wraps, on either side.
  func sparkCheckbox() throws -> ImageView? {
    guard let font = try font("text"), let width = test.points else { return nil }
    let spacing = try test.number(after: "spacing ")
    let side = try test.number(after: "box square, ")
    let least = try test.number(after: "label height ≥ ")
    let isLeading = test.says(": box, label")
    let template = CellTemplate<[String]>("spark checkbox") { cell in
      let box = cell.view()
      let label = cell.text(0, font, lines: 0).contentHugging(.defaultHigh, for: .vertical)
      let row = cell.stack(.horizontal, alignment: .leading) {
        if isLeading { box }
        label
        if !isLeading { box }
      }
      .spacing(when: { FontMetrics.default.scaledValue(for: spacing, compatibleWith: $0) })
      cell.constant(of: box.widthAnchor.constraint(equalToConstant: side)) {
        (traits: TraitCollection) in
        FontMetrics.default.scaledValue(for: side, compatibleWith: traits)
      }
      box.heightAnchor.constraint(equalTo: box.widthAnchor)
      label.heightAnchor.constraint(greaterThanOrEqualToConstant: least)
      row.edges(equalTo: cell.contentView)
      cell.contentView.widthAnchor.constraint(lessThanOrEqualToConstant: width)
    }
    return ImageView(
      template: template, texts: [test.content.text ?? ""], width: .atMost(width))
  }

  /// A field of a form: a title, a switch and a helper below each other.
  func formField() throws -> ImageView? {
    guard let title = try font("title"), let helper = try font("helper"),
      let asterisk = try font("asterisk"), let width = test.points
    else { return nil }
    let spacing = try test.number(after: "spacing ")
    let control = try test.number(after: "UISwitch (")
    let isRequired = test.content.required ?? false
    let (titles, helpers) = (test.content.title, test.content.helper)
    let template = CellTemplate<[String]>("form field") { cell in
      let column = cell.stack(.vertical) {
        if titles != nil {
          cell.label(numberOfLines: 0) { texts, traits in
            var text = AttributedText(texts[0], font: title.resolved(for: traits))
            if isRequired {
              text += AttributedText(" *", font: asterisk.resolved(for: traits))
            }
            return text
          }
        }
        cell.view(intrinsicSize: LayoutSize(width: 51, height: control))
        if helpers != nil { cell.text(1, helper, lines: 0) }
      }
      .spacing(when: { FontMetrics.default.scaledValue(for: spacing, compatibleWith: $0) })
      column.edges(equalTo: cell.contentView)
    }
    return ImageView(
      template: template, texts: [titles ?? "", helpers ?? ""], width: .points(width))
  }
}

import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

extension DocumentReader {
  /// The kind of view that an element describes; unknown elements are plain views, and noted.
  func kind(_ reader: ElementReader) -> ViewKind {
    switch reader.element.name {
    case "view", "containerView", "control": return .plain
    case "tableViewCellContentView", "collectionViewCellContentView": return .contentView
    case "label": return .label(label(reader))
    case "imageView": return .image(image(of: reader))
    case "stackView": return .stack(stack(reader))
    case "button": return .button(button(reader))
    case "textField": return .textField(textField(reader))
    case "textView": return .textView(textView(reader))
    case "segmentedControl":
      reader.ignore("segmentControlStyle", "apportionsSegmentWidthsByContent")
      let segments = reader.children("segments").flatMap(\.children)
      return .segmentedControl(titles: segments.map { $0["title"] })
    case "pageControl": return .pageControl(pages: Int(reader.number("numberOfPages") ?? 0))
    case "scrollView": return .scrollView
    case "tableView", "collectionView":
      // The cells of a list within a cell are measured on their own.
      reader.ignoreRest()
      return .scrollView
    case "visualEffectView":
      _ = reader.children { ["blurEffect", "vibrancyEffect", "glassEffect"].contains($0.name) }
      return .plain
    case "webView", "wkWebView", "mapView", "glkView", "sceneKitView", "skView", "arscnView",
      "arskView", "arView", "mtkView", "calendarView", "pdfView", "lpLinkView", "opaqueView",
      "sceneView", "inkPicker", "documentView", "hostingView":
      reader.ignoreRest()
      return .plain
    default: return control(reader)
    }
  }

  private func control(_ reader: ElementReader) -> ViewKind {
    guard let control = CellControl(elementName: reader.element.name) else {
      reader.note(.unknown, "unknown element \(reader.element.name), measured as a plain view")
      return .plain
    }
    reader.ignore("title", "preferredStyle", "progressViewStyle", "text", "placeholder", "prompt")
    switch control {
    case .activityIndicator:
      let style = reader.string("style") ?? "white"
      let isLarge = style == "large" || style == "whiteLarge"
      return .control(isLarge ? .largeActivityIndicator : .activityIndicator)
    case .compactDatePicker:
      let isDate = reader.string("datePickerMode") == "date"
      let compact = isDate ? CellControl.compactDatePicker : .compactTimePicker
      let styles = [
        "compact": compact, "automatic": compact, "inline": .inlineDatePicker,
        "wheels": .wheelsDatePicker,
      ]
      return .control(reader.choice("style", styles) ?? compact)
    default: return .control(control)
    }
  }

  private func stack(_ reader: ElementReader) -> StackArrangement {
    let axis = reader.choice("axis") ?? LayoutAxis.horizontal
    var arrangement = StackArrangement(axis: axis)
    arrangement.spacing = reader.number("spacing") ?? 0
    arrangement.distribution = reader.choice("distribution") ?? .fill
    arrangement.alignment =
      reader.choice(
        "alignment",
        [
          "fill": .fill, "leading": .leading, "top": .leading, "center": .center,
          "trailing": .trailing, "bottom": .trailing, "firstBaseline": .firstBaseline,
          "lastBaseline": .lastBaseline,
        ]) ?? .fill
    arrangement.isLayoutMarginsRelativeArrangement =
      reader.flag("layoutMarginsRelativeArrangement") == true
    arrangement.isBaselineRelativeArrangement =
      reader.flag("baselineRelativeArrangement") == true && axis == .vertical
    if reader.choice("spacingType", ["standard": true, "custom": false]) == true {
      arrangement.spacing = StackArrangement.spacingUseSystem
    }
    return arrangement
  }

  func font(_ key: String, _ reader: ElementReader, standardSize: Double) -> FontDescription {
    ownFont(key, reader, standardSize: standardSize)
      ?? .system(size: standardSize, weight: .regular)
  }

  /// A font as a view's child describes it; nil where there is none.
  func ownFont(_ key: String, _ reader: ElementReader, standardSize: Double) -> FontDescription? {
    reader.child(key: key).flatMap { attributedFont($0, standardSize) }
  }

  /// A text from an attribute, or from an element where it has several lines.
  func text(_ key: String, _ reader: ElementReader) -> String? {
    let attribute = reader.string(key)
    guard let element = reader.child(key: key), element.name != "nil" else { return attribute }
    return text(of: element)
  }

  func text(of element: MarkupElement) -> String {
    guard element["base64-UTF8"] == "YES" else { return element.text }
    let decoded = Base64.text(element.text)
    if decoded == nil {
      log.note(.unknown, "a text that is not base64 of UTF-8", line: element.line)
    }
    return decoded ?? element.text
  }

  func label(_ reader: ElementReader) -> LabelDescription {
    var text = self.text("text", reader) ?? ""
    var font = self.font("fontDescription", reader, standardSize: 17)
    var fragments: [TextFragment] = []
    var paragraphStyle = ParagraphStyle()
    if let element = reader.child(key: "attributedText"), element.name != "nil" {
      let attributed = attributedText(element, standardSize: 17)
      (fragments, paragraphStyle) = (attributed.fragments, attributed.paragraphStyle)
      if !fragments.isEmpty { text = attributed.text }
      if let first = fragments.first?.font { font = first }
      // One look throughout is that of an ordinary text.
      let isUniform = fragments.allSatisfy {
        $0.font ?? font == font && $0.kern == 0 && $0.baselineOffset == 0
      }
      if isUniform { fragments = [] }
    }
    reader.ignore("useAutomaticPreferredMaxLayoutWidth")
    let width = reader.number("preferredMaxLayoutWidth").flatMap { $0 > 0 ? $0 : nil }
    var style = LabelStyle(font: .style(.body))
    style.paragraphStyle = paragraphStyle
    for attribute in LabelAttribute.all { attribute.read(reader, font.standardSize, &style) }
    var label = LabelDescription(text: text, fragments: fragments, font: font, style: style)
    label.preferredMaxLayoutWidth = width
    return label
  }

  func textField(_ reader: ElementReader) -> TextFieldDescription {
    let border = reader.string("borderStyle")
    let text = self.text("text", reader) ?? ""
    let placeholder = self.text("placeholder", reader) ?? ""
    var font = self.font("fontDescription", reader, standardSize: 17)
    if let attributed = reader.child(key: "attributedText"), let run = run(attributed, 17) {
      font = run.font
    }
    reader.ignore("adjustsFontSizeToFit", "attributedPlaceholder", "backgroundImage")
    _ = reader.child(key: "attributedPlaceholder")
    return TextFieldDescription(
      text: text, placeholder: placeholder, font: font,
      hasBorder: border != nil && border != "none")
  }

  func textView(_ reader: ElementReader) -> TextViewDescription {
    var text = self.text("text", reader) ?? ""
    var font = self.font("fontDescription", reader, standardSize: 14)
    if let attributed = reader.child(key: "attributedText"), let run = run(attributed, 14) {
      (text, font) = run
    }
    return TextViewDescription(
      text: text, font: font, isScrollEnabled: reader.flag("scrollEnabled") != false)
  }
}

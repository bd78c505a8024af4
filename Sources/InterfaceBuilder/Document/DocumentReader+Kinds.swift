import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

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
    case "segmentedControl": return segmentedControl(reader)
    case "pageControl": return .pageControl(pages: Int(reader.number("numberOfPages") ?? 0))
    case "scrollView": return .scrollView
    case "tableView", "collectionView": return list(reader)
    case "visualEffectView": return effect(reader)
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
    case .compactDatePicker: return .control(datePicker(reader))
    default: return .control(control)
    }
  }

  private func datePicker(_ reader: ElementReader) -> CellControl {
    let isDate = reader.string("datePickerMode") == "date"
    let compact = isDate ? CellControl.compactDatePicker : .compactTimePicker
    return reader.choice(
      "style",
      [
        "compact": compact, "automatic": compact, "inline": .inlineDatePicker,
        "wheels": .wheelsDatePicker,
      ]) ?? compact
  }

  private func list(_ reader: ElementReader) -> ViewKind {
    // The cells of a list within a cell are measured on their own; the list has no intrinsic size.
    reader.ignoreRest()
    return .scrollView
  }

  private func effect(_ reader: ElementReader) -> ViewKind {
    _ =
      reader.children("blurEffect") + reader.children("vibrancyEffect")
      + reader.children("glassEffect")
    return .plain
  }

  private func segmentedControl(_ reader: ElementReader) -> ViewKind {
    reader.ignore("segmentControlStyle", "apportionsSegmentWidthsByContent")
    let segments = reader.children("segments").flatMap(\.children)
    return .segmentedControl(titles: segments.map { $0["title"] })
  }

  private func stack(_ reader: ElementReader) -> StackArrangement {
    let axis =
      reader.choice(
        "axis", ["horizontal": LayoutAxis.horizontal, "vertical": .vertical]) ?? .horizontal
    var arrangement = StackArrangement(axis: axis)
    arrangement.spacing = reader.number("spacing") ?? 0
    arrangement.distribution =
      reader.choice(
        "distribution",
        [
          "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
          "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
        ]) ?? .fill
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
}

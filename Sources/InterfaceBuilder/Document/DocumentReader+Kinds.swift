import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

extension DocumentReader {
  /// What a view's element says of its kind; unknown elements are plain views, and noted.
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
    switch reader.element.name {
    case "switch":
      reader.ignore("title", "preferredStyle")
      return .control(.toggle)
    case "slider": return .control(.slider)
    case "stepper": return .control(.stepper)
    case "progressView":
      reader.ignore("progressViewStyle")
      return .control(.progressView)
    case "activityIndicatorView":
      let style = reader.string("style") ?? "white"
      return .control(.activityIndicator(isLarge: style == "large" || style == "whiteLarge"))
    case "datePicker":
      let isDate = reader.string("datePickerMode") == "date"
      let style =
        reader.choice(
          "style",
          [
            "compact": FixedControl.DatePickerStyle.compact, "automatic": .compact,
            "inline": .inline, "wheels": .wheels,
          ]) ?? .compact
      return .control(.datePicker(style == .compact && isDate ? .compactDate : style))
    case "pickerView": return .control(.pickerView)
    case "searchBar":
      reader.ignore("text", "placeholder", "prompt")
      return .control(.searchBar)
    case "colorWell": return .control(.colorWell)
    case "toolbar": return .control(.toolbar)
    case "navigationBar": return .control(.navigationBar)
    case "tabBar": return .control(.tabBar)
    default:
      reader.note(.unknown, "unknown element \(reader.element.name), measured as a plain view")
      return .plain
    }
  }

  private func list(_ reader: ElementReader) -> ViewKind {
    // The cells of a list within a cell are measured on their own; the list has no size of its own.
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

  private func stack(_ reader: ElementReader) -> StackDescription {
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
    let isBaselineRelative = reader.flag("baselineRelativeArrangement") == true
    let spacing = reader.choice("spacingType", ["standard": true, "custom": false])
    return StackDescription(
      arrangement: arrangement, hasStandardSpacing: spacing == true,
      isBaselineRelative: isBaselineRelative)
  }
}

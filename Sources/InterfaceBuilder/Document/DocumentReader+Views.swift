import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

extension DocumentReader {
  /// The elements that describe a view's contents, constraints or guides, and are read with it.
  private static let structure: Set<String> = [
    "subviews", "constraints", "connections", "rect", "autoresizingMask", "viewLayoutGuide",
    "layoutGuides", "userGuides",
  ]

  /// Reads a view with all that is within it; as deep as the XML reader allows.
  func view(_ element: MarkupElement, role: ViewKind? = nil) -> InterfaceView {
    let reader = reader(element)
    let customClass = reader.string("customClass")
    _ = reader.children { Self.structure.contains($0.name) }
    let kind = role ?? kind(reader)
    var view = InterfaceView(
      id: reader.string("id") ?? "line \(element.line)", element: element.name, line: element.line,
      customClass: customClass, userLabel: text("userLabel", reader), kind: kind)
    readPlace(of: &view, reader)
    readPriorities(of: &view, reader)
    readMargins(of: &view, reader)
    view.isHidden = reader.flag("hidden") == true || isStopped(reader)
    view.clipsToBounds =
      reader.flag("clipsSubviews") == true || reader.flag("clipsToBounds") == true
    view.backgroundColor = backgroundColor(of: view, reader)
    view.customModule = reader.string("customModule")
    view.attributes = element.attributes
    view.runtimeAttributes = runtimeAttributes(of: element)
    noteRuntimeAttributes(reader)
    view.isMisplaced = reader.flag("misplaced") == true
    view.changesTextAtRuntime = changesText(reader)
    view.guides = guides(in: element)
    view.outlets = outlets(of: element)
    view.constraints = element.children("constraints").flatMap(\.children).compactMap {
      InterfaceConstraint($0, keepsPlaceholders: isOnCanvas, log)
    }
    view.subviews = element.children("subviews").flatMap(\.children).map { self.view($0) }
    if element.name == "visualEffectView", let content = reader.child(key: "contentView") {
      view.subviews.insert(self.view(content, role: .contentView), at: 0)
    }
    reader.finish()
    return view
  }

  /// A fill color: a plain view has none unless the document states one. Nil if it isn't known.
  private func backgroundColor(of view: InterfaceView, _ reader: ElementReader) -> CellColor? {
    if let element = reader.element.child(key: "backgroundColor") {
      return element.name == "nil" ? .clear : color(element)
    }
    return switch view.kind {
    case .plain, .scrollView: .clear
    default: nil
    }
  }

  private func isStopped(_ reader: ElementReader) -> Bool {
    reader.element.name == "activityIndicatorView" && reader.flag("hidesWhenStopped") == true
      && reader.flag("animating") != true
  }

  private func noteRuntimeAttributes(_ reader: ElementReader) {
    for attribute in reader.children("userDefinedRuntimeAttributes").flatMap(\.children) {
      let path = attribute["keyPath"] ?? ""
      guard !Self.isLook(path) else { continue }
      log.note(
        .notMeasured, "the runtime attribute \(path.shortened) is set in the app only",
        line: attribute.line)
    }
    if reader.flag("adjustsImageSizeForAccessibilityContentSizeCategory") == true {
      reader.note(.notMeasured, "the image does not grow at the accessibility sizes here")
    }
    if (reader.number("indentationLevel") ?? 0) != 0, (reader.number("indentationWidth") ?? 10) != 0
    {
      reader.note(.notMeasured, "the cell's indentation is not measured")
    }
  }

  private func changesText(_ reader: ElementReader) -> Bool {
    reader.element.children("userDefinedRuntimeAttributes").flatMap(\.children).contains {
      let path = ($0["keyPath"] ?? "").lowercased()
      let words = ["text", "title", "font", "locali", "placeholder"]
      return !Self.isLook(path) && words.contains { path.contains($0) }
    }
  }

  /// Whether a runtime attribute changes the look or text of a view, and no size.
  private static func isLook(_ keyPath: String) -> Bool {
    let looks = [
      "cornerRadius", "borderWidth", "masksToBounds", "maskToBounds", "isExclusiveTouch",
    ]
    return keyPath.hasPrefix("layer.") || keyPath.hasPrefix("shadow") || looks.contains(keyPath)
      || keyPath.lowercased().hasSuffix("color") || keyPath.lowercased().contains("accessibility")
  }

  private func readPlace(of view: inout InterfaceView, _ reader: ElementReader) {
    let frame = reader.element.children.first { $0.name == "rect" && $0["key"] == "frame" }
    if let frame = frame.map(self.reader), let x = frame.number("x"), let y = frame.number("y"),
      let width = frame.number("width"), let height = frame.number("height")
    {
      view.frame = LayoutRect(x: x, y: y, width: width, height: height)
    }
    if let mask = reader.element.child(key: "autoresizingMask") {
      view.autoresizingMask = autoresizingMask(self.reader(mask))
    }
    view.translatesAutoresizingMask =
      !usesAutoLayout || reader.flag("translatesAutoresizingMaskIntoConstraints") != false
    view.hasFixedFrame = reader.flag("fixedFrame") == true && usesAutoLayout
  }

  private func autoresizingMask(_ reader: ElementReader) -> AutoresizingMask {
    // In the order of the mask's bits.
    let names = [
      "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable",
      "flexibleMaxY",
    ]
    defer { reader.finish() }
    return names.enumerated().reduce(into: []) { mask, name in
      if reader.flag(name.1) == true { mask.insert(AutoresizingMask(rawValue: 1 << name.0)) }
    }
  }

  private func readPriorities(of view: inout InterfaceView, _ reader: ElementReader) {
    func priority(_ name: String) -> Double? {
      guard let number = reader.number(name) else { return nil }
      if number > 0, number <= 1000 { return number }
      // Interface Builder writes 0 for "none", which UIKit takes for the weakest.
      if number == 0 { return 1e-3 }
      reader.noteValue(reader.string(name) ?? "", of: name)
      return nil
    }
    view.hugging = (priority("horizontalHuggingPriority"), priority("verticalHuggingPriority"))
    view.resistance = (
      priority("horizontalCompressionResistancePriority"),
      priority("verticalCompressionResistancePriority")
    )
    // An extent that only the canvas has; "infinite" stands for none.
    func placeholder(_ name: String) -> Double? {
      reader.string(name) == "infinite" ? nil : reader.number(name).map { max($0, 0) }
    }
    let width = placeholder("placeholderIntrinsicWidth")
    let height = placeholder("placeholderIntrinsicHeight")
    if width != nil || height != nil {
      view.placeholderSize = LayoutSize(width: width ?? -1, height: height ?? -1)
    }
  }

  private func readMargins(of view: inout InterfaceView, _ reader: ElementReader) {
    view.preservesSuperviewLayoutMargins = reader.flag("preservesSuperviewLayoutMargins") == true
    view.insetsLayoutMarginsFromSafeArea = reader.flag("insetsLayoutMarginsFromSafeArea") != false
    if reader.flag("layoutMarginsFollowReadableWidth") == true
      || reader.flag("followReadableWidth") == true
    {
      reader.note(
        .notMeasured, "the layout margins do not follow the readable width here, only the cell's")
    }
    view.forcedDirection =
      reader.choice(
        "semanticContentAttribute",
        [
          "forceLeftToRight": .leftToRight, "forceRightToLeft": .rightToLeft,
          "unspecified": nil, "playback": .leftToRight, "spatial": .leftToRight,
        ] as [String: InterfaceDirection?]) ?? nil
    if let element = reader.child(key: "directionalLayoutMargins") {
      view.margins = .directional(read(element) { $0.insets() })
    }
    if let element = reader.child(key: "layoutMargins") {
      let insets = read(element) { $0.insets("top", "left", "bottom", "right") }
      view.margins = .plain(
        LayoutEdgeInsets(
          top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    }
  }

  private func guides(in element: MarkupElement) -> [InterfaceGuide] {
    let roles: [String: InterfaceGuide.Role] = [
      "safeArea": .safeArea, "layoutMargins": .layoutMargins, "margins": .layoutMargins,
      "readableContent": .readableContent, "readableContentGuide": .readableContent,
      "contentLayoutGuide": .scrollContent, "frameLayoutGuide": .scrollFrame,
      "keyboard": .keyboard, "keyboardLayoutGuide": .keyboard,
    ]
    let listed = ["layoutGuides", "userGuides"].flatMap { element.children($0) }.flatMap(\.children)
    return (element.children("viewLayoutGuide") + listed).compactMap { child in
      guard let id = child["id"] else { return nil }
      let key = child["key"]
      let role: InterfaceGuide.Role? = key.map { roles[$0] } ?? .own
      if let key, role == nil {
        log.note(
          .unknown,
          "the layout guide \(key.shortened) is not known; it is taken for a guide without a rule",
          line: child.line)
      }
      return InterfaceGuide(id: id, role: role ?? .own, line: child.line)
    }
  }

  func outlets(of element: MarkupElement) -> [InterfaceView.Outlet] {
    element.children("connections").flatMap(\.children).compactMap { connection in
      guard connection.name == "outlet" || connection.name == "outletCollection",
        let property = connection["property"], let destination = connection["destination"]
      else { return nil }
      return InterfaceView.Outlet(
        property: property, destination: destination, line: connection.line,
        isCollection: connection.name == "outletCollection")
    }
  }
}

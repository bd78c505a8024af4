import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

extension DocumentReader {
  /// The elements that describe a view's contents, constraints or guides, and are read with it.
  private static let structure: Set<String> = [
    "subviews", "constraints", "connections", "rect", "autoresizingMask", "viewLayoutGuide",
    "layoutGuides", "userGuides",
  ]

  /// Reads a view with all that is within it.
  ///
  /// Recursion is bounded by the depth of elements that the XML reader allows.
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
    view.subviews = subviews(of: view, reader)
    reader.finish()
    return view
  }

  /// A plain view's fill color: none unless the document states one. Nil if it isn't known.
  private func backgroundColor(of view: InterfaceView, _ reader: ElementReader) -> CellColor? {
    if let element = reader.element.child(key: "backgroundColor") {
      return element.name == "nil" ? .clear : color(element)
    }
    switch view.kind {
    case .plain, .scrollView: return .clear
    default: return nil
    }
  }

  private func subviews(of view: InterfaceView, _ reader: ElementReader) -> [InterfaceView] {
    var subviews = reader.element.children("subviews").flatMap(\.children).map { self.view($0) }
    if reader.element.name == "visualEffectView", let content = reader.child(key: "contentView") {
      subviews.insert(self.view(content, role: .contentView), at: 0)
    }
    return subviews
  }

  /// Whether an activity indicator hides itself because nothing is going on.
  private func isStopped(_ reader: ElementReader) -> Bool {
    reader.element.name == "activityIndicatorView" && reader.flag("hidesWhenStopped") == true
      && reader.flag("animating") != true
  }

  /// Names what only the running app can make of a view.
  private func noteRuntimeAttributes(_ reader: ElementReader) {
    for list in reader.children("userDefinedRuntimeAttributes") {
      for attribute in list.children {
        let path = attribute["keyPath"] ?? ""
        guard !Self.isLook(path) else { continue }
        log.note(
          .notMeasured, "the runtime attribute \(path.shortened) is set in the app only",
          line: attribute.line)
      }
    }
    if reader.flag("adjustsImageSizeForAccessibilityContentSizeCategory") == true {
      reader.note(.notMeasured, "the image does not grow at the accessibility sizes here")
    }
    if (reader.number("indentationLevel") ?? 0) != 0, (reader.number("indentationWidth") ?? 10) != 0
    {
      reader.note(.notMeasured, "the cell's indentation is not measured")
    }
  }

  /// Whether a runtime attribute gives a view its text or its font.
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
    view.frame = reader.element.children.first { $0.name == "rect" && $0["key"] == "frame" }
      .flatMap { rect(self.reader($0)) }
    if let mask = reader.element.child(key: "autoresizingMask") {
      view.autoresizingMask = autoresizingMask(self.reader(mask))
    }
    view.translatesAutoresizingMask =
      !usesAutoLayout || reader.flag("translatesAutoresizingMaskIntoConstraints") != false
    view.hasFixedFrame = reader.flag("fixedFrame") == true && usesAutoLayout
  }

  private func rect(_ reader: ElementReader) -> LayoutRect? {
    guard let x = reader.number("x"), let y = reader.number("y"),
      let width = reader.number("width"), let height = reader.number("height")
    else { return nil }
    return LayoutRect(x: x, y: y, width: width, height: height)
  }

  private func autoresizingMask(_ reader: ElementReader) -> AutoresizingMask {
    let names: [(String, AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    defer { reader.finish() }
    return names.reduce(into: []) { mask, name in
      if reader.flag(name.0) == true { mask.insert(name.1) }
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
    view.horizontalHugging = priority("horizontalHuggingPriority")
    view.verticalHugging = priority("verticalHuggingPriority")
    view.horizontalResistance = priority("horizontalCompressionResistancePriority")
    view.verticalResistance = priority("verticalCompressionResistancePriority")
    view.placeholderWidth = placeholder("placeholderIntrinsicWidth", reader)
    view.placeholderHeight = placeholder("placeholderIntrinsicHeight", reader)
  }

  /// A size that only the canvas has; "infinite" stands for none.
  private func placeholder(_ name: String, _ reader: ElementReader) -> Double? {
    reader.string(name) == "infinite" ? nil : reader.number(name).map { max($0, 0) }
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
    if let insets = reader.child(key: "directionalLayoutMargins").map({ self.reader($0) }) {
      view.margins = .directional(
        DirectionalEdgeInsets(
          top: insets.number("top") ?? 0, leading: insets.number("leading") ?? 0,
          bottom: insets.number("bottom") ?? 0, trailing: insets.number("trailing") ?? 0))
      insets.finish()
    }
    if let insets = reader.child(key: "layoutMargins").map({ self.reader($0) }) {
      view.margins = .plain(
        LayoutEdgeInsets(
          top: insets.number("top") ?? 0, left: insets.number("left") ?? 0,
          bottom: insets.number("bottom") ?? 0, right: insets.number("right") ?? 0))
      insets.finish()
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
      guard let key = child["key"] else {
        return InterfaceGuide(id: id, role: .own, line: child.line)
      }
      if roles[key] == nil {
        log.note(
          .unknown,
          "the layout guide \(key.shortened) is not known; it is taken for a guide without a rule",
          line: child.line)
      }
      return InterfaceGuide(id: id, role: roles[key] ?? .own, line: child.line)
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

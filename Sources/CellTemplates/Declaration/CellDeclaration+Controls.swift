import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography
import SelfSizingViews

extension CellDeclaration {
  /// Declares a switch.
  public func `switch`(fileID: StaticString = #fileID, line: UInt = #line) -> ViewItem<Content> {
    control(.switch, fileID: fileID, line: line)
  }

  /// Declares a slider; its width comes from constraints.
  public func slider(fileID: StaticString = #fileID, line: UInt = #line) -> ViewItem<Content> {
    control(.slider, fileID: fileID, line: line)
  }

  /// Declares a stepper.
  public func stepper(fileID: StaticString = #fileID, line: UInt = #line) -> ViewItem<Content> {
    control(.stepper, fileID: fileID, line: line)
  }

  /// Declares a progress bar; its width comes from constraints.
  public func progressView(fileID: StaticString = #fileID, line: UInt = #line)
    -> ViewItem<Content>
  {
    control(.progressView, fileID: fileID, line: line)
  }

  /// Declares an activity indicator.
  public func activityIndicator(
    isLarge: Bool = false, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewItem<Content> {
    control(isLarge ? .largeActivityIndicator : .activityIndicator, fileID: fileID, line: line)
  }

  /// Declares a segmented control; its width comes from constraints.
  public func segmentedControl(fileID: StaticString = #fileID, line: UInt = #line)
    -> ViewItem<Content>
  {
    control(.segmentedControl, fileID: fileID, line: line)
  }

  /// Declares a control with the intrinsic size, alignment insets and priorities that the template's
  /// `PlatformProfile` has for it.
  ///
  /// Where one of its figures is assumed, measuring finds so.
  public func control(
    _ control: CellControl, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewItem<Content> {
    let item = makeControl(control.rawValue, control.className, fileID, line)
    guard let metrics = platform.controls[control] else {
      note(item.layoutItem, .assumed, "\(platform.name) has no figures for a \(control.rawValue)")
      return item
    }
    let size = metrics.intrinsicContentSize
    item.layoutItem.intrinsicAxes = metrics.intrinsicAxes
    item.layoutItem.alignmentRectInsets = metrics.alignmentRectInsets.value
    item.layoutItem.contentHugging = AxisPriorities(metrics.contentHugging.value)
    register(item.layoutItem, size: size.value)
    note(item.layoutItem, size.fidelity, "size on \(platform.name): \(size.source)")
    return item
  }

  /// Declares a button with a configuration and a title of one line, as high and wide as its title and
  /// the insets of its size.
  ///
  /// The title's font is measured at the default text size; that it grows with the text style of that size
  /// is assumed.
  public func button(
    size: ButtonSize = .medium, fileID: StaticString = #fileID, line: UInt = #line,
    _ title: @escaping @Sendable (Content) -> String
  ) -> ViewItem<Content> {
    let item = makeControl("button", "UIButton", fileID, line)
    item.layoutItem.intrinsicAxes = .both
    guard let metrics = platform.buttons[size] else {
      note(
        item.layoutItem, .assumed, "\(platform.name) has no figures for a \(size.rawValue) button")
      register(item.layoutItem, size: .zero)
      return item
    }
    let insets = metrics.contentInsets.value
    let font = LabelFont.style(metrics.textStyle.value)
    bind(item.layoutItem) { content, traits in
      let text = LineSize(title(content), font, traits)
      return LayoutSize(
        width: text.width + insets.leading + insets.trailing,
        height: text.height + insets.top + insets.bottom)
    }
    let source = metrics.contentInsets
    note(item.layoutItem, source.fidelity, "insets on \(platform.name): \(source.source)")
    return item
  }

  /// Declares a text field without a border, or with a rounded one.
  ///
  /// Sizes were measured for body text of 17 points: without a border on iOS 26.1, with one on Mac Catalyst
  /// 26. At other text sizes the same distances are assumed around the text.
  /// - Parameters:
  ///   - isBordered: Whether the field has a rounded border.
  ///   - style: The text style.
  ///   - fileID: The file of the declaration, for findings.
  ///   - line: The line of the declaration, for findings.
  ///   - text: The text, or the placeholder if there is none.
  public func textField(
    isBordered: Bool = false, style: TextStyle = .body, fileID: StaticString = #fileID,
    line: UInt = #line, _ text: @escaping @Sendable (Content) -> String
  ) -> ViewItem<Content> {
    let item = makeControl("text field", "UITextField", fileID, line)
    item.layoutItem.intrinsicAxes = .both
    let font = LabelFont.style(style)
    bind(item.layoutItem) { content, traits in
      let text = LineSize(text(content), font, traits)
      // 22 points for a line of 20.29, and 34 with the border, whose sides take 28.
      let height = text.lineHeight.rounded(.up) + 1
      let width = text.width.rounded(.up)
      return isBordered
        ? LayoutSize(width: width + 28, height: height + 12)
        : LayoutSize(width: width, height: height)
    }
    note(
      item.layoutItem, .modelled,
      isBordered ? "measured at 17 points on Mac Catalyst 26" : "measured at 17 points on iOS 26.1")
    return item
  }

  /// Declares a separator: a view as high as the one below a row, or as wide along the other axis.
  ///
  /// - Parameters:
  ///   - axis: The axis along which it extends; a horizontal one has a height of its own.
  ///   - fileID: The file of the declaration, for findings.
  ///   - line: The line of the declaration, for findings.
  public func separator(
    _ axis: LayoutAxis = .horizontal, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewItem<Content> {
    let item = ViewItem<Content>(makeItem(.separator, name: "separator", fileID, line))
    item.declaration = self
    let thickness = platform.separatorHeight
    let dimension = axis == .horizontal ? item.heightAnchor : item.widthAnchor
    let constraint = dimension.constraint(
      equalToConstant: thickness.value ?? 1, fileID: fileID, line: line)
    LayoutConstraint.activate([constraint])
    if thickness.value == nil {
      bind(constraint) { _, traits in 1 / traits.pixelGrid.scale }
    }
    note(
      item.layoutItem, thickness.fidelity, "thickness on \(platform.name): \(thickness.source)")
    return item
  }

  func makeControl(
    _ name: String, _ className: String, _ fileID: StaticString, _ line: UInt
  ) -> ViewItem<Content> {
    let item = ViewItem<Content>(makeItem(.control, name: name, fileID, line))
    item.declaration = self
    item.layoutItem.className = className
    return item
  }
}

/// The size of a text on one line, as a control takes it.
struct LineSize {
  let width: Double
  let height: Double
  /// The font's line height, not rounded.
  let lineHeight: Double

  init(_ text: String, _ font: LabelFont, _ traits: TraitCollection) {
    let font = font.resolved(for: traits)
    let prepared = PreparedText(text, font: font, locale: traits.locale)
    width = traits.pixelGrid.roundedUp(prepared.naturalWidth)
    height = traits.pixelGrid.roundedUp(font.lineHeight)
    lineHeight = font.lineHeight
  }
}

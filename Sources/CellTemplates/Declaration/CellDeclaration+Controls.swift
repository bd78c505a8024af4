import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

extension CellDeclaration {
  /// Declares a control with the intrinsic size, alignment insets and priorities that the
  /// template's `PlatformProfile` has for it; an assumed figure is a finding.
  public func control(
    _ control: CellControl, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewItem<Content> {
    let item = makeControl(control.rawValue, control.className, fileID, line)
    guard let metrics = platform.controls[control] else {
      note(item.layoutItem, .assumed, "\(platform.name) has no figures for a \(control.rawValue)")
      return item
    }
    let size = metrics.intrinsicContentSize
    item.layoutItem.alignmentRectInsets = metrics.alignmentRectInsets.value
    item.layoutItem.contentHugging = AxisPriorities(metrics.contentHugging.value)
    register(item, size: size.value)
    note(item.layoutItem, size.fidelity, "size on \(platform.name): \(size.source)")
    return item
  }

  /// Declares a separator along an axis: as thick as the one below a row.
  public func separator(
    _ axis: LayoutAxis = .horizontal, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewItem<Content> {
    let item = ViewItem(makeItem(.separator, name: "separator", fileID, line), of: self)
    let thickness = platform.separatorThickness
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
    let item = ViewItem(makeItem(.control, name: name, fileID, line), of: self)
    item.layoutItem.className = className
    return item
  }

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

  /// Declares a date picker of compact style that shows a date.
  public func datePicker(fileID: StaticString = #fileID, line: UInt = #line) -> ViewItem<Content> {
    control(.compactDatePicker, fileID: fileID, line: line)
  }

  /// Declares a segmented control. The titles of its segments give it a width that is assumed;
  /// without them it comes from constraints.
  public func segmentedControl(
    titles: [String]? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewItem<Content> {
    guard let titles else { return control(.segmentedControl, fileID: fileID, line: line) }
    let item = makeControl(
      CellControl.segmentedControl.rawValue, CellControl.segmentedControl.className, fileID, line)
    register(item, size: platform.segmentedControlSize(titles: titles))
    note(item.layoutItem, .assumed, "the padding of its segments' titles has no source")
    return item
  }

  /// Declares a page control with as many dots as there are pages.
  public func pageControl(
    pages: Int, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewItem<Content> {
    let item = makeControl("pageControl", "UIPageControl", fileID, line)
    item.layoutItem.intrinsicAxes = .both
    let platform = platform
    bind(item.layoutItem) { _, traits in
      platform.pageControlSize(pages: pages, for: traits)
    }
    note(item.layoutItem, platform.pageControlSource.fidelity, platform.pageControlSource.text)
    return item
  }
}

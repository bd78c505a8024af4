import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingTypography

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

  /// Declares a date picker of compact style that shows a date.
  public func datePicker(fileID: StaticString = #fileID, line: UInt = #line) -> ViewItem<Content> {
    control(.compactDatePicker, fileID: fileID, line: line)
  }

  /// Declares a segmented control.
  ///
  /// - Parameters:
  ///   - titles: The titles of its segments, which give it a width that is assumed; nil for a
  ///     control whose width comes from constraints.
  ///   - fileID: The file of the declaration, for findings.
  ///   - line: The line of the declaration, for findings.
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

import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography
import SelfSizingViews

extension CellDeclaration {
  /// Declares a date picker of compact style that shows a date.
  public func datePicker(fileID: StaticString = #fileID, line: UInt = #line) -> ViewItem<Content> {
    control(.compactDatePicker, fileID: fileID, line: line)
  }

  /// Declares a page control with as many dots as there are pages.
  ///
  /// - Source: 18 points for each page and 20 around them, 26 high, on iOS 26.1 at 2x; at 3x 17⅔ for each
  ///   page and 25⅔ high, by one sample of five pages. Other systems are assumed to have the same.
  public func pageControl(
    pages: Int, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewItem<Content> {
    let item = makeControl("pageControl", "UIPageControl", fileID, line)
    item.layoutItem.intrinsicAxes = .both
    let pages = Double(max(pages, 0))
    bind(item.layoutItem) { _, traits in
      let isThreefold = traits.displayScale == 3
      return LayoutSize(
        width: traits.pixelGrid.roundedUp((isThreefold ? 53.0 / 3 : 18) * pages + 20),
        height: isThreefold ? 77.0 / 3 : 26)
    }
    let isKnown = platform.name == PlatformProfile.iOS26.name
    note(
      item.layoutItem, isKnown ? .modelled : .assumed,
      isKnown ? "size by samples of three and five pages on iOS 26.1" : "size as on iOS 26")
    return item
  }
}

import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

extension CellDeclaration {
  /// Declares a plain view; its size comes from constraints.
  public func view(fileID: StaticString = #fileID, line: UInt = #line) -> ViewItem<Content> {
    ViewItem(makeItem(.view, name: "view", fileID, line), of: self)
  }

  /// Declares a view that shows nothing and only takes up space, as between a stack's items.
  public func spacer(fileID: StaticString = #fileID, line: UInt = #line) -> ViewItem<Content> {
    ViewItem(makeItem(.spacer, name: "spacer", fileID, line), of: self)
  }

  /// Declares a view with an intrinsic size; a negative extent means none, as in UIKit.
  public func view(
    intrinsicSize size: LayoutSize, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewItem<Content> {
    let view = view(fileID: fileID, line: line)
    register(view, size: size)
    return view
  }

  /// Declares a stack view that arranges the stated items in their order.
  public func stack(
    _ axis: LayoutAxis, spacing: Double = 0, alignment: StackArrangement.Alignment = .fill,
    distribution: StackArrangement.Distribution = .fill,
    fileID: StaticString = #fileID, line: UInt = #line,
    @CellBuilder _ arrange: () -> CellStatements
  ) -> StackItem<Content> {
    let statements = arrange()
    let item = StackItem(makeItem(.stack, name: "stack", fileID, line), of: self)
    item.layoutItem.stack = StackArrangement(
      axis: axis, spacing: spacing, distribution: distribution, alignment: alignment)
    activate(statements)
    for arranged in statements.items { adopt(arranged, into: item.layoutItem) }
    return item
  }

  /// Declares an image view without an image; its size comes from constraints.
  public func image(fileID: StaticString = #fileID, line: UInt = #line) -> ImageItem<Content> {
    ImageItem(makeItem(.image, name: "image", fileID, line), of: self)
  }

  /// Declares a scroll view as a plain container: it has no intrinsic size, and content beyond its
  /// bounds can be scrolled to, so it is not a finding.
  public func scrollView(fileID: StaticString = #fileID, line: UInt = #line) -> ViewItem<Content> {
    let item = view(fileID: fileID, line: line)
    clip(item.layoutItem, scrolls: true)
    return item
  }

  /// Declares a view whose intrinsic size, in points, depends on content and traits.
  public func view(
    fileID: StaticString = #fileID, line: UInt = #line,
    intrinsicSize size: @escaping @Sendable (Content, TraitCollection) -> LayoutSize
  ) -> ViewItem<Content> {
    let view = view(fileID: fileID, line: line)
    view.layoutItem.intrinsicAxes = .both
    bind(view.layoutItem, size: size)
    return view
  }
}

extension CellItem {
  /// Clips the item's contents to its bounds, `clipsToBounds`. Images and plain views cut off there
  /// are taken as intended; a text cut off is still a finding.
  @discardableResult
  public func clipsToBounds() -> Self {
    declaration?.clip(layoutItem, scrolls: false)
    return self
  }
}

extension StackItem {
  /// Lets a vertical stack measure gaps from baseline to baseline.
  @discardableResult
  public func baselineRelativeArrangement() -> StackItem {
    layoutItem.stack?.isBaselineRelativeArrangement = true
    return self
  }
}

extension CellDeclaration {
  /// Declares an image view pinned to a size by required width and height constraints.
  public func image(
    width: Double, height: Double, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ImageItem<Content> {
    let image = image(fileID, line)
    LayoutConstraint.activate([
      image.widthAnchor.constraint(equalToConstant: width, fileID: fileID, line: line),
      image.heightAnchor.constraint(equalToConstant: height, fileID: fileID, line: line),
    ])
    return image
  }

  /// Declares an image view with the intrinsic size of its image.
  public func image(
    intrinsicSize size: LayoutSize, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ImageItem<Content> {
    let image = image(fileID, line)
    register(image, size: size)
    return image
  }

  /// Declares an image view with an aspect ratio, width divided by height: 16.0 / 9 for a film.
  public func image(
    aspectRatio: Double, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ImageItem<Content> {
    let image = image(fileID, line)
    LayoutConstraint.activate([
      image.widthAnchor.constraint(
        equalTo: image.heightAnchor, multiplier: aspectRatio, fileID: fileID, line: line)
    ])
    return image
  }

  /// Declares an image view whose width and height, in points at the default text size, grow with a
  /// text style, as `UIFontMetrics` scales them.
  public func image(
    width: Double, height: Double, scaledAs style: TextStyle,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ImageItem<Content> {
    let image = image(fileID, line)
    let metrics = FontMetrics(forTextStyle: style)
    for (anchor, length) in [(image.widthAnchor, width), (image.heightAnchor, height)] {
      let constraint = anchor.constraint(equalToConstant: length, fileID: fileID, line: line)
      LayoutConstraint.activate([constraint])
      bind(constraint) { _, traits in metrics.scaledValue(for: length, compatibleWith: traits) }
    }
    return image
  }

  /// Declares an image view with the intrinsic size of the content's image, in points.
  public func image(
    fileID: StaticString = #fileID, line: UInt = #line,
    size: @escaping @Sendable (Content) -> LayoutSize
  ) -> ImageItem<Content> {
    let image = image(fileID, line)
    image.layoutItem.intrinsicAxes = .both
    bind(image.layoutItem, size: { content, _ in size(content) })
    return image
  }

  /// Declares an image view whose constraints give its width, and whose height follows from the
  /// aspect ratio of the content's image, width divided by height.
  public func image(
    fileID: StaticString = #fileID, line: UInt = #line,
    aspectRatio: @escaping @Sendable (Content) -> Double
  ) -> ImageItem<Content> {
    let image = image(fileID, line)
    image.layoutItem.intrinsicAxes = .height
    image.layoutItem.isMultiline = true
    image.layoutItem.contentHugging.vertical = .required
    image.layoutItem.compressionResistance.vertical = .required
    bindAspectRatio(of: image.layoutItem, aspectRatio)
    return image
  }

  private func image(_ fileID: StaticString, _ line: UInt) -> ImageItem<Content> {
    let item = ImageItem(makeItem(.image, name: "image", fileID, line), of: self)
    item.layoutItem.className = "UIImageView"
    return item
  }
}

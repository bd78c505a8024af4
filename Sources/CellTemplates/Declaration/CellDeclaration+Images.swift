import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

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

  /// Declares an image view whose height is its width divided by an aspect ratio.
  ///
  /// - Parameters:
  ///   - aspectRatio: Width divided by height; 16.0 / 9 for a film.
  ///   - fileID: The file of the declaration, for findings.
  ///   - line: The line of the declaration, for findings.
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

  /// Declares an image view whose width and height grow with a text style, as `UIFontMetrics`
  /// scales them.
  ///
  /// - Parameters:
  ///   - width: In points at the default text size.
  ///   - height: In points at the default text size.
  ///   - style: The text style whose growth is followed.
  ///   - fileID: The file of the declaration, for findings.
  ///   - line: The line of the declaration, for findings.
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

  /// Declares an image view with the intrinsic size of the content's image.
  ///
  /// - Parameters:
  ///   - fileID: The file of the declaration, for findings.
  ///   - line: The line of the declaration, for findings.
  ///   - size: The image's size in points.
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
  /// aspect ratio of the content's image.
  ///
  /// - Parameters:
  ///   - fileID: The file of the declaration, for findings.
  ///   - line: The line of the declaration, for findings.
  ///   - aspectRatio: Width divided by height; what is not a positive number is no height.
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

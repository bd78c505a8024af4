import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

extension CellDeclaration {
  /// Declares a label whose text is a property of the content.
  ///
  /// - Parameters:
  ///   - text: The property.
  ///   - style: The text style; the font follows the reader's text size.
  ///   - lines: The largest number of lines; 0 for any number.
  public func label(
    _ text: KeyPath<Content, String> & Sendable, style: TextStyle, lines: Int = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LabelItem<Content> {
    label(
      named: propertyName(of: text) ?? "label", .style(style), lines, fileID, line
    ) { $0[keyPath: text] }
  }

  /// Declares a label whose text is computed from the content.
  public func label(
    style: TextStyle, lines: Int = 0, fileID: StaticString = #fileID, line: UInt = #line,
    _ text: @escaping @Sendable (Content) -> String
  ) -> LabelItem<Content> {
    label(named: "label", .style(style), lines, fileID, line, text)
  }

  /// Declares a label that always shows the same text.
  public func label(
    fixed text: String, style: TextStyle, lines: Int = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LabelItem<Content> {
    label(named: "label", .style(style), lines, fileID, line, fixedText: text)
  }

  /// Declares a label in a font that does not follow the reader's text size.
  public func label(
    font: TextFont, lines: Int = 0, fileID: StaticString = #fileID, line: UInt = #line,
    _ text: @escaping @Sendable (Content) -> String
  ) -> LabelItem<Content> {
    label(named: "label", .fixed(font), lines, fileID, line, text)
  }

  /// Declares a label in a font of one's own that grows as a text style does, as `UIFontMetrics` scales
  /// it.
  ///
  /// - Parameters:
  ///   - font: The font at the large category.
  ///   - style: The text style whose growth is followed.
  ///   - maximumPointSize: The size beyond which the font does not grow; nil for none.
  public func label(
    font: TextFont, scaledAs style: TextStyle, maximumPointSize: Double? = nil, lines: Int = 0,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ text: @escaping @Sendable (Content) -> String
  ) -> LabelItem<Content> {
    label(
      named: "label", .scaled(font, style, maximumPointSize: maximumPointSize), lines, fileID, line,
      text)
  }

  private func label(
    named name: String, _ font: LabelFont, _ lines: Int, _ fileID: StaticString, _ line: UInt,
    fixedText: String? = nil, _ text: (@Sendable (Content) -> String)? = nil
  ) -> LabelItem<Content> {
    let item = LabelItem<Content>(
      makeItem(.label, name: name, fileID, line), fixedText: fixedText, font: font,
      numberOfLines: max(lines, 0))
    item.declaration = self
    register(item, text: text)
    return item
  }

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

  /// Declares an image view that takes the size of its image, as far as its priorities insist.
  public func image(
    intrinsicSize size: LayoutSize, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ImageItem<Content> {
    let image = image(fileID, line)
    image.layoutItem.intrinsicAxes = .both
    register(image.layoutItem, size: size)
    return image
  }

  /// Declares an image view whose height is its width divided by an aspect ratio.
  ///
  /// - Parameter aspectRatio: Width divided by height; 16.0 / 9 for a film.
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

  private func image(_ fileID: StaticString, _ line: UInt) -> ImageItem<Content> {
    let item = ImageItem<Content>(makeItem(.image, name: "image", fileID, line))
    item.declaration = self
    return item
  }

  /// Declares a plain view; its size comes from constraints.
  public func view(fileID: StaticString = #fileID, line: UInt = #line) -> ViewItem<Content> {
    let item = ViewItem<Content>(makeItem(.view, name: "view", fileID, line))
    item.declaration = self
    return item
  }

  /// Declares a view that shows nothing and only takes up room, as stacks push their items with.
  public func spacer(fileID: StaticString = #fileID, line: UInt = #line) -> ViewItem<Content> {
    let item = ViewItem<Content>(makeItem(.spacer, name: "spacer", fileID, line))
    item.declaration = self
    return item
  }

  /// Declares a view with an intrinsic size, such as a control.
  public func view(
    intrinsicSize size: LayoutSize, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewItem<Content> {
    let view = view(fileID: fileID, line: line)
    view.layoutItem.intrinsicAxes = .both
    register(view.layoutItem, size: size)
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
    let item = StackItem<Content>(makeItem(.stack, name: "stack", fileID, line))
    item.declaration = self
    item.layoutItem.stack = StackArrangement(
      axis: axis, spacing: spacing, distribution: distribution, alignment: alignment)
    activate(statements)
    for arranged in statements.items { adopt(arranged, into: item.layoutItem) }
    return item
  }

  /// The name of a stored property; nil for what only has an address.
  private func propertyName(of text: KeyPath<Content, String>) -> String? {
    let path = text.debugDescription
    guard let dot = path.lastIndex(of: ".") else { return nil }
    let name = path[path.index(after: dot)...]
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? String(name) : nil
  }
}

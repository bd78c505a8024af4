import SelfSizingTypography

extension NSAttributedString {
  /// The text for measuring, with a font for the parts that have none; the paragraph style is that
  /// of the first character.
  func attributedText(font: TextFont) -> (text: AttributedText, paragraphStyle: NSParagraphStyle?) {
    var text = AttributedText()
    var style: NSParagraphStyle?
    if length == 0 { return (AttributedText("", font: font), nil) }
    let whole = string as NSString
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) {
      attributes, range, _ in
      let own = (attributes[.font] as? UIFont)?.textFont ?? font
      style = style ?? attributes[.paragraphStyle] as? NSParagraphStyle
      let kern = Double(of: attributes[.kern]) ?? Double(of: attributes[.tracking]) ?? 0
      text += AttributedText(
        whole.substring(with: range), font: own, kern: kern,
        baselineOffset: Double(of: attributes[.baselineOffset]) ?? 0)
    }
    return (text, style)
  }

  /// In the system's font where the text states none.
  var preparedText: PreparedText {
    let (text, style) = attributedText(font: .systemFont(ofSize: 12))
    return PreparedText(
      text, paragraphStyle: style?.values ?? ParagraphStyle(),
      locale: HeadlessEnvironment.traits.locale)
  }

  /// Whether the same fonts and styles reach over the whole text.
  var isUniform: Bool {
    guard length > 0 else { return true }
    var range = NSRange()
    _ = attributes(at: 0, effectiveRange: &range)
    return range.length >= length
  }
  public func size() -> CGSize {
    boundingRect(
      with: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, context: nil
    ).size
  }

  /// The box that lines take in a width. Its height is the lines' own, and not rounded to pixels.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isWrapped = options.contains(.usesLineFragmentOrigin) && size.width > 0
    let layout = preparedText.layout(
      width: isWrapped && size.width < 1e6 ? Double(size.width) : .infinity,
      numberOfLines: isWrapped ? 0 : 1, lineBreakMode: .byWordWrapping)
    var height = layout.height
    if size.height > 0, !isWrapped { height = min(height, Double(size.height)) }
    return CGRect(x: 0, y: 0, width: CGFloat(layout.width), height: CGFloat(height))
  }
  public func draw(at point: CGPoint) {}
  public func draw(in rect: CGRect) {}
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) {}
}

extension String {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes ?? [:]).size()
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes ?? [:]).boundingRect(
      with: size, options: options, context: context)
  }
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {}
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {}
}

extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attributes)
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

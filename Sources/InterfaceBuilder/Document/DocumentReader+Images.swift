import SelfSizingCells
import SelfSizingGeometry

extension DocumentReader {
  /// A symbol's extent per unit of the size that documents write for it, at 17 points. Those are of
  /// a drawing 128 units wide, and symbols of the default configuration about 20 points; assumed.
  private static let symbolScale = 0.155
  /// The size of a symbol in points of which the document writes none; assumed.
  private static let symbolSize = LayoutSize(width: 20, height: 20)

  func image(of reader: ElementReader, key: String = "image") -> ImageDescription? {
    let reference = reader.child(key: key)
    let name = reader.string("image") ?? reference?["image"] ?? reference?["name"]
    let catalog = reader.string("catalog") ?? reference?["catalog"]
    reader.ignore("symbolScale", "renderingMode", "landscapeImage", "highlightedImage")
    let configuration =
      reader.child(key: "preferredSymbolConfiguration")
      ?? reader.child(key: "preferredSymbolConfigurationForImage")
    guard let name, reference?.name != "nil" else { return nil }
    if catalog == "system" || imageSizes[name] == nil && symbolSizes[name] != nil {
      return symbol(name, configuration, scale: reference?["symbolScale"])
    }
    if let size = imageSizes[name] {
      return ImageDescription(name: name, size: size, isAssumed: false)
    }
    reader.note(
      .assumedSize,
      "the image \(name) is not among the document's resources; the view has no intrinsic size")
    return nil
  }

  private func symbol(_ name: String, _ configuration: MarkupElement?, scale: String?)
    -> ImageDescription
  {
    let font = configuration?.child("fontDescription")
      .flatMap { FontDescription($0, standardSize: 17, log) }
    let pointSize = configuration?["pointSize"].flatMap(plainNumber) ?? font?.standardSize ?? 17
    // The three scales of symbols, roughly; assumed.
    let factors = ["small": 0.78, "large": 1.29]
    let factor = pointSize / 17 * (factors[configuration?["scale"] ?? scale ?? "default"] ?? 1)
    func extent(_ axis: LayoutAxis) -> Double {
      let extent = symbolSizes[name].map { $0[axis] * Self.symbolScale } ?? Self.symbolSize[axis]
      return (extent * factor * 3).rounded() / 3
    }
    return ImageDescription(
      name: name, size: LayoutSize(width: extent(.horizontal), height: extent(.vertical)),
      isAssumed: true)
  }

  func button(_ reader: ElementReader) -> ButtonDescription {
    let type = reader.string("buttonType")
    // Frames of buttons with the system's type in documents of Xcode 10 to 16 are 30 high, which is
    // 15 points; those of custom ones in documents of Xcode 11 to 13 are 34 high, ⌈21.48⌉ + 12,
    // which is 18. On later systems the 18 is assumed.
    let standardSize = type == nil || type == "custom" ? 18.0 : 15
    reader.ignore("lineBreakMode", "titleLineBreakMode")
    let symbols = ["detailDisclosure", "infoLight", "infoDark", "contactAdd", "close"]
    var button = ButtonDescription(
      font: font("fontDescription", reader, standardSize: standardSize),
      isSymbol: type.map(symbols.contains) ?? false)
    // The other states show only when they occur.
    for element in reader.children("state") where element["key"] == "normal" {
      let state = self.reader(element)
      button.title = text("title", state) ?? ""
      if let element = state.child(key: "attributedTitle"), let run = run(element, standardSize) {
        (button.title, button.font) = run
      }
      button.image = image(of: state)
      state.ignore("backgroundImage")
      state.finish()
    }
    if let configuration = reader.child(key: "configuration"), configuration.name != "nil" {
      read(configuration, into: &button)
    }
    if button.style == .legacy, !button.title.isEmpty, standardSize == 18,
      reader.child(key: "fontDescription") == nil
    {
      reader.note(
        .assumedSize,
        "a custom button without a font has 18 points on iOS 13 to 15; later systems are assumed to agree"
      )
    }
    _ = reader.child(key: "titleEdgeInsets")
    _ = reader.child(key: "imageEdgeInsets")
    if let insets = reader.child(key: "contentEdgeInsets") {
      let read = self.reader(insets).insets("minY", "minX", "maxY", "maxX")
      if button.style == .legacy, read != .zero { button.insets = read }
    }
    return button
  }

  private func read(_ configuration: MarkupElement, into button: inout ButtonDescription) {
    let reader = reader(configuration)
    button.style = .configured
    button.size = reader.choice("buttonSize") ?? .medium
    let isSmall = button.size == .mini || button.size == .small
    button.font = ownFont("titleFontDescription", reader, standardSize: isSmall ? 15 : 17)
    button.title = text("title", reader) ?? button.title
    button.subtitle = text("subtitle", reader) ?? ""
    if let attributed = reader.child(key: "attributedTitle"), let run = run(attributed, 17) {
      (button.title, button.font) = run
    }
    if let element = reader.child(key: "attributedSubtitle"),
      let run = run(element, ButtonMetrics.subtitleSize)
    {
      button.subtitle = run.text
    }
    button.image = image(of: reader) ?? button.image
    button.imagePadding = reader.number("imagePadding") ?? 0
    button.titlePadding = reader.number("titlePadding") ?? 1
    let placement = reader.string("imagePlacement")
    button.isImageVertical = placement == "top" || placement == "bottom"
    button.insets = reader.child(key: "contentInsets").map { self.reader($0).insets() }
    reader.ignore(
      "style", "cornerStyle", "titleAlignment", "indicator", "showsActivityIndicator",
      "imageColorTransformer", "macIdiomStyle", "automaticallyUpdateForSelection")
    _ = reader.child(key: "subtitleFontDescription")
    reader.finish()
  }
}

import SelfSizingCells
import SelfSizingGeometry

extension DocumentReader {
  /// A symbol's extent per unit of the size that documents write for it, at 17 points. Those are of
  /// a drawing 128 units wide, and symbols of the default configuration about 20 points; assumed.
  private static let symbolScale = 0.155
  /// The size of a symbol in points of which the document writes none; assumed.
  private static let symbolSize = LayoutSize(width: 20, height: 20)

  /// The image of an image view, or of a state or configuration of a button.
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
    var size =
      symbolSizes[name].map {
        LayoutSize(width: $0.width * Self.symbolScale, height: $0.height * Self.symbolScale)
      } ?? Self.symbolSize
    let font = configuration?.children.first { $0.name == "fontDescription" }
      .flatMap { FontDescription($0, standardSize: 17, log) }
    let pointSize = configuration?["pointSize"].flatMap(plainNumber) ?? font?.standardSize ?? 17
    // The three scales of symbols, roughly; assumed.
    let factors = ["small": 0.78, "large": 1.29]
    let factor = pointSize / 17 * (factors[configuration?["scale"] ?? scale ?? "default"] ?? 1)
    size = LayoutSize(width: size.width * factor, height: size.height * factor)
    return ImageDescription(
      name: name,
      size: LayoutSize(
        width: (size.width * 3).rounded() / 3, height: (size.height * 3).rounded() / 3),
      isAssumed: true)
  }

  /// The size in points of the title of a button without a configuration, where the document gives
  /// it no font.
  ///
  /// - Source: Frames of buttons with the system's type in documents of Xcode 10 to 16 are 30 high,
  ///   which is 15 points; those of custom ones in documents of Xcode 11 to 13 are 34 high, ⌈21.48⌉
  ///   + 12, which is 18. On later systems the 18 is assumed.
  private static func standardTitleSize(ofType type: String?) -> Double {
    type == nil || type == "custom" ? 18 : 15
  }

  func button(_ reader: ElementReader) -> ButtonDescription {
    let type = reader.string("buttonType")
    let standardSize = Self.standardTitleSize(ofType: type)
    reader.ignore("lineBreakMode", "titleLineBreakMode")
    let symbols = ["detailDisclosure", "infoLight", "infoDark", "contactAdd", "close"]
    var button = ButtonDescription(
      style: .legacy, title: "", subtitle: "",
      font: font("fontDescription", reader, standardSize: standardSize), image: nil, insets: nil,
      imagePadding: 0, titlePadding: 0, isImageVertical: false,
      isSymbol: type.map(symbols.contains) ?? false)
    readStates(of: &button, reader, standardSize)
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
      let insets = self.reader(insets)
      let read = DirectionalEdgeInsets(
        top: insets.number("minY") ?? 0, leading: insets.number("minX") ?? 0,
        bottom: insets.number("maxY") ?? 0, trailing: insets.number("maxX") ?? 0)
      if button.style == .legacy, read != .zero { button.insets = read }
    }
    return button
  }

  /// Takes the title and image of the normal state; the other states show only when they occur.
  private func readStates(
    of button: inout ButtonDescription, _ reader: ElementReader, _ standardSize: Double
  ) {
    for element in reader.children("state") where element["key"] == "normal" {
      let state = self.reader(element)
      button.title = text("title", state) ?? ""
      if let attributed = state.child(key: "attributedTitle"),
        let run = run(attributed, standardSize)
      {
        (button.title, button.font) = run
      }
      button.image = image(of: state)
      state.ignore("backgroundImage")
      state.finish()
    }
  }

  private func read(_ configuration: MarkupElement, into button: inout ButtonDescription) {
    let reader = reader(configuration)
    button.style = .configured
    button.size =
      reader.choice(
        "buttonSize",
        Dictionary(uniqueKeysWithValues: ButtonSize.allCases.map { ($0.rawValue, $0) })) ?? .medium
    let isSmall = button.size == .mini || button.size == .small
    button.font = ownFont("titleFontDescription", reader, standardSize: isSmall ? 15 : 17)
    button.title = text("title", reader) ?? button.title
    button.subtitle = text("subtitle", reader) ?? ""
    if let attributed = reader.child(key: "attributedTitle"), let run = run(attributed, 17) {
      (button.title, button.font) = run
    }
    if let attributed = reader.child(key: "attributedSubtitle"),
      let run = run(attributed, ButtonMetrics.subtitleSize)
    {
      button.subtitle = run.text
    }
    button.image = image(of: reader) ?? button.image
    button.imagePadding = reader.number("imagePadding") ?? 0
    button.titlePadding = reader.number("titlePadding") ?? 1
    let placement = reader.string("imagePlacement")
    button.isImageVertical = placement == "top" || placement == "bottom"
    if let insets = reader.child(key: "contentInsets").map({ self.reader($0) }) {
      button.insets = DirectionalEdgeInsets(
        top: insets.number("top") ?? 0, leading: insets.number("leading") ?? 0,
        bottom: insets.number("bottom") ?? 0, trailing: insets.number("trailing") ?? 0)
    }
    reader.ignore(
      "style", "cornerStyle", "titleAlignment", "indicator", "showsActivityIndicator",
      "imageColorTransformer", "macIdiomStyle", "automaticallyUpdateForSelection")
    _ = reader.child(key: "subtitleFontDescription")
    reader.finish()
  }
}

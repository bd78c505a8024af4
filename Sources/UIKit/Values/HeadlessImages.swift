import Synchronization

/// The sizes of the images that an app's code asks for by name.
public enum HeadlessImages {
  private struct State {
    var sizes: [String: UIImage.Facts] = [:]
    var sets: [String: AssetCatalog.ImageSet] = [:]
  }

  private static let state = Mutex(State())

  /// States the size in points of an image that code asks for by a name. A negative extent, or one
  /// that is no number, reads as 0.
  public static func setSize(_ size: CGSize, forImageNamed name: String) {
    let size = CGSize(
      width: max(0, size.width.layoutNumber), height: max(0, size.height.layoutNumber))
    state.withLock { $0.sizes[name] = UIImage.Facts(size: size, name: name) }
  }

  /// Reads the sizes of the images in an asset catalog, or in every one below a folder: of PNG,
  /// JPEG, PDF and SVG files, by their headers.
  ///
  /// Code gets the variant for the environment's display scale. A stated size comes first, then the
  /// catalog that was read first. Returns what could not be read, with its path.
  @discardableResult public static func readCatalogs(in folder: String) -> [String] {
    let catalog = AssetCatalog(folder: folder)
    state.withLock { $0.sets.merge(catalog.images) { known, _ in known } }
    return catalog.problems
  }

  /// Nil where neither a size nor a catalog is known for the name.
  static func facts(named name: String) -> UIImage.Facts? {
    let scale = HeadlessEnvironment.traits.displayScale
    return state.withLock {
      if let known = $0.sizes[name] { return known }
      // The app has an image whose file cannot be read, and its code may rely on it.
      return $0.sets[name].map { set in
        guard let variant = set.variant(forScale: scale) else {
          return UIImage.Facts(renderingMode: set.renderingMode, name: name, fidelity: .assumed)
        }
        return UIImage.Facts(
          size: variant.size, scale: CGFloat(variant.scale ?? 1), insets: variant.alignmentInsets,
          capInsets: variant.capInsets, renderingMode: set.renderingMode, name: name)
      }
    }
  }

  /// A symbol: about a fifth wider than its point size and as high as a line of capital letters
  /// with room. No table of all symbols is public, so the size is assumed.
  static func symbol(
    named name: String, _ configuration: UIImage.SymbolConfiguration? = nil
  ) -> UIImage.Facts {
    var points = configuration?.pointSize.map(Double.init) ?? 17
    if let style = configuration?.textStyle {
      points = Double(UIFont.preferredFont(forTextStyle: style).pointSize)
    }
    let scale = configuration?.scale
    points *= scale == .small ? 0.78 : scale == .large ? 1.29 : 1
    let side = (points * 1.18).rounded()
    return UIImage.Facts(
      size: CGSize(width: side, height: side), baseline: (points * 0.18).rounded(), name: name,
      isSymbol: true, configuration: configuration, fidelity: .assumed)
  }
}

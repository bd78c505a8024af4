import Synchronization

/// The sizes of the images that an app's code asks for by name.
public enum HeadlessImages {
  private struct State {
    var sizes: [String: UIImage.Facts] = [:]
    var sets: [String: AssetCatalog.ImageSet] = [:]
  }

  private static let state = Mutex(State())

  /// States the size of an image in points.
  ///
  /// - Parameters:
  ///   - size: In points; an extent that is no number from 0 to 1e6 reads as 0.
  ///   - name: The name under which code asks for it.
  public static func setSize(_ size: CGSize, forImageNamed name: String) {
    state.withLock {
      $0.sizes[name] = UIImage.Facts(
        size: CGSize(
          width: max(0, Double(size.width).layoutNumber),
          height: max(0, Double(size.height).layoutNumber)),
        name: name)
    }
  }

  /// Reads the sizes of the images in an asset catalog, or in every one below a folder: of PNG,
  /// JPEG, PDF and SVG files, by their headers.
  ///
  /// Code gets the variant for the environment's display scale. A size that was stated before
  /// counts more, and so does the catalog that was read first.
  ///
  /// - Parameter folder: The path of an `.xcassets` folder, or of one that contains some.
  /// - Returns: What could not be read, with its path; empty if all was.
  @discardableResult
  public static func readCatalogs(in folder: String) -> [String] {
    let catalog = AssetCatalog(folder: folder)
    state.withLock { $0.sets.merge(catalog.images) { known, _ in known } }
    return catalog.problems
  }

  /// The facts of an image; nil where neither a size nor a catalog is known for the name.
  static func facts(named name: String) -> UIImage.Facts? {
    let scale = HeadlessEnvironment.traits.displayScale
    return state.withLock {
      if let known = $0.sizes[name] { return known }
      // The app has an image whose file cannot be read, and its code may rely on it.
      return $0.sets[name].map { set in
        set.variant(forScale: scale).map { UIImage.Facts($0, set.renderingMode, name: name) }
          ?? UIImage.Facts(renderingMode: set.renderingMode, name: name, fidelity: .assumed)
      }
    }
  }

  /// A symbol: about a fifth wider than its point size and as high as a line of capital letters
  /// with room. No table of all symbols is public, so the size is assumed.
  static func symbol(named name: String, _ configuration: UIImage.SymbolConfiguration?)
    -> UIImage.Facts
  {
    var points = configuration?.pointSize.map(Double.init) ?? 17
    if let style = configuration?.textStyle {
      points = Double(UIFont.preferredFont(forTextStyle: style).pointSize)
    }
    switch configuration?.scale ?? .unspecified {
    case .small: points *= 0.78
    case .large: points *= 1.29
    default: break
    }
    let side = (points * 1.18).rounded()
    return UIImage.Facts(
      size: CGSize(width: side, height: side), scale: 1, renderingMode: .automatic,
      baseline: (points * 0.18).rounded(), name: name, isSymbol: true,
      configuration: configuration, fidelity: .assumed)
  }
}

extension UIImage.Facts {
  fileprivate init(
    _ variant: AssetCatalog.Variant, _ mode: UIImage.RenderingMode, name: String
  ) {
    self.init(
      size: variant.size, scale: CGFloat(variant.scale ?? 1), insets: variant.alignmentInsets,
      capInsets: variant.capInsets, renderingMode: mode, name: name)
  }
}

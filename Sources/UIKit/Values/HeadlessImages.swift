import SelfSizingTypography

/// The sizes of the images that an app's code asks for by name.
public enum HeadlessImages {
  // Guarded by `lock`.
  nonisolated(unsafe) private static var sizes: [String: UIImage.Facts] = [:]
  nonisolated(unsafe) private static var missing: Set<String> = []
  private static let lock = NSLock()

  /// States the size of an image in points.
  ///
  /// - Parameters:
  ///   - size: In points; an extent that is no number from 0 to 1e6 reads as 0.
  ///   - name: The name under which code asks for it.
  public static func setSize(_ size: CGSize, forImageNamed name: String) {
    lock.withLock {
      sizes[name] = UIImage.Facts(
        size: CGSize(
          width: max(0, Double(size.width).layoutNumber),
          height: max(0, Double(size.height).layoutNumber)),
        name: name)
    }
  }

  /// The names that were asked for and not known, sorted: findings say so.
  public static var missingNames: [String] { lock.withLock { missing.sorted() } }

  static func facts(named name: String) -> UIImage.Facts? {
    lock.withLock {
      if let known = sizes[name] { return known }
      missing.insert(name)
      return nil
    }
  }

  /// A symbol: about a fifth wider than its point size and as high as a line of capital letters with room.
  /// No table of all symbols is public, so the size is assumed.
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

  /// The size in pixels that the header of a PNG or JPEG file states.
  static func pixelSize(of data: Data) -> CGSize? {
    let bytes = [UInt8](data.prefix(1 << 16))
    func number(_ at: Int, _ count: Int) -> Int {
      bytes[at..<(at + count)].reduce(0) { $0 << 8 | Int($1) }
    }
    if bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      return CGSize(width: min(number(16, 4), 1 << 20), height: min(number(20, 4), 1 << 20))
    }
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return CGSize(width: number(place + 7, 2), height: number(place + 5, 2))
      }
      place += 2 + max(number(place + 2, 2), 2)
    }
    return nil
  }
}

/// The images of an asset catalog, by the sizes of their files.
struct AssetCatalog {
  /// One file of an image set.
  struct Variant {
    /// The scale for which it is meant; nil for all.
    var scale: Double?
    var size: CGSize
    /// By how much the image exceeds its alignment rectangle, in points.
    var alignmentInsets = UIEdgeInsets.zero
    /// The parts that do not stretch, in points.
    var capInsets = UIEdgeInsets.zero
  }

  /// The files of an image; none where those that are named cannot be read, as without Git LFS.
  struct ImageSet {
    var variants: [Variant] = []
    var renderingMode = UIImage.RenderingMode.automatic

    /// The variant of a screen's scale, or else the next larger one, or else the largest.
    func variant(forScale scale: Double) -> Variant? {
      let larger = variants.filter { ($0.scale ?? scale) >= scale }
      return larger.min { ($0.scale ?? scale) < ($1.scale ?? scale) }
        ?? variants.max { ($0.scale ?? 0) < ($1.scale ?? 0) }
    }
  }

  private(set) var images: [String: ImageSet] = [:]
  /// The entries that could not be read, with their files, in the order of the folders.
  private(set) var problems: [String] = []
  private static let largestDepth = 32

  /// Reads an `.xcassets` folder, or every one in a folder.
  init(folder: String) { read(folder, namespace: "", depth: 0) }

  /// - Complexity: Recursion is bounded by `largestDepth`.
  private mutating func read(_ folder: String, namespace: String, depth: Int) {
    guard depth <= Self.largestDepth else {
      return problems.append("\(folder): too many folders in each other")
    }
    guard let entries = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return problems.append("\(folder): cannot be read")
    }
    for entry in entries.sorted() {
      let path = "\(folder)/\(entry)"
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
      else { continue }
      let name = (entry as NSString).deletingPathExtension
      switch (entry as NSString).pathExtension {
      case "imageset": readImageSet(path, named: namespace + name)
      case "symbolset": continue
      case "": read(path, namespace: namespace + prefix(of: path, name), depth: depth + 1)
      default: read(path, namespace: namespace, depth: depth + 1)
      }
    }
  }

  /// The prefix that a folder gives to the names in it, if it is a namespace.
  private func prefix(of folder: String, _ name: String) -> String {
    let properties = Self.contents(of: folder)?["properties"] as? [String: Any]
    return properties?["provides-namespace"] as? Bool == true ? "\(name)/" : ""
  }

  private static func contents(of folder: String) -> [String: Any]? {
    FileManager.default.contents(atPath: "\(folder)/Contents.json").flatMap {
      try? JSONSerialization.jsonObject(with: $0) as? [String: Any]
    }
  }

  private mutating func readImageSet(_ folder: String, named name: String) {
    guard let contents = Self.contents(of: folder), let list = contents["images"] as? [Any] else {
      return problems.append("\(folder)/Contents.json: is not the description of an image set")
    }
    var set = ImageSet()
    let properties = contents["properties"] as? [String: Any]
    switch properties?["template-rendering-intent"] as? String {
    case "template": set.renderingMode = .alwaysTemplate
    case "original": set.renderingMode = .alwaysOriginal
    default: break
    }
    var namesFiles = false
    for case let image as [String: Any] in list {
      // Other looks and devices have the sizes of the first, or none that a phone shows.
      guard let file = image["filename"] as? String, image["appearances"] == nil,
        ["universal", "iphone", nil].contains(image["idiom"] as? String)
      else { continue }
      namesFiles = true
      if let variant = variant(image, "\(folder)/\(file)") { set.variants.append(variant) }
    }
    if namesFiles { images[name] = images[name] ?? set }
  }

  private mutating func variant(_ image: [String: Any], _ path: String) -> Variant? {
    guard let data = FileManager.default.contents(atPath: path) else {
      problems.append("\(path): cannot be read")
      return nil
    }
    guard let found = ImageHeader.size(of: data) else {
      problems.append("\(path): its size cannot be read")
      return nil
    }
    let stated = (image["scale"] as? String).flatMap { Double($0.dropLast()) }
    let scale = stated.map { $0 > 0 && $0 <= 10 ? $0 : 1 }
    var variant = Variant(
      scale: found.isVector ? nil : scale, size: found.points(atScale: CGFloat(scale ?? 1)))
    // Insets are written in pixels.
    func insets(_ value: Any?) -> UIEdgeInsets {
      guard let value = value as? [String: Any] else { return .zero }
      func side(_ name: String) -> CGFloat {
        CGFloat(((value[name] as? NSNumber)?.doubleValue ?? 0).layoutNumber / (scale ?? 1))
      }
      return UIEdgeInsets(
        top: side("top"), left: side("left"), bottom: side("bottom"), right: side("right"))
    }
    variant.alignmentInsets = insets(image["alignment-insets"])
    variant.capInsets = insets((image["resizing"] as? [String: Any])?["cap-insets"])
    return variant
  }
}

@testable import SelfSizingUIKit
import Testing

/// Sizes of images that are read from the headers of files.
@Suite(.serialized) @MainActor struct AssetCatalogTests {
  private func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        + [0, 0, 0, width, 0, 0, 0, height])
  }

  private static let jpeg = Data(
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 60, 0, 80, 3, 0, 0, 0])

  /// Makes a catalog in its own folder, and removes it afterwards.
  private func withCatalog(
    _ files: [String: Data], _ body: (String) throws -> Void
  ) throws {
    let folder = NSTemporaryDirectory() + "catalog-\(UUID().uuidString)/Assets.xcassets"
    defer {
      try? FileManager.default.removeItem(
        atPath: (folder as NSString).deletingLastPathComponent)
    }
    for (name, data) in files {
      let path = "\(folder)/\(name)"
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try data.write(to: URL(fileURLWithPath: path))
    }
    try body(folder)
  }

  private func contents(_ images: String, _ properties: String = "{}") -> Data {
    Data("{\"images\": [\(images)], \"properties\": \(properties)}".utf8)
  }

  @Test("the variant for the display's scale gives the size in points")
  func scales() throws {
    let files = [
      "star.imageset/Contents.json": contents(
        """
        {"filename": "a.png", "idiom": "universal", "scale": "1x"},
        {"filename": "b.png", "idiom": "universal", "scale": "2x"},
        {"idiom": "universal", "scale": "3x"}
        """, "{\"template-rendering-intent\": \"template\"}"),
      "star.imageset/a.png": png(20, 10), "star.imageset/b.png": png(42, 21),
    ]
    try withCatalog(files) { folder in
      let star = try #require(AssetCatalog(folder: folder).images["star"])
      #expect(star.variant(forScale: 1)?.size == CGSize(width: 20, height: 10))
      #expect(star.variant(forScale: 2)?.size == CGSize(width: 21, height: 10.5))
      #expect(star.variant(forScale: 3)?.size == CGSize(width: 21, height: 10.5))
      #expect(star.renderingMode == .alwaysTemplate)
    }
  }

  @Test("vectors are as large as their page or view box, and namespaces are part of names")
  func vectors() throws {
    let files = [
      "Icons/Contents.json": contents("", "{\"provides-namespace\": true}"),
      "Icons/pin.imageset/Contents.json": contents(
        "{\"filename\": \"pin.pdf\", \"idiom\": \"universal\"}"),
      "Icons/pin.imageset/pin.pdf": Data("%PDF-1.4 1 0 obj << /MediaBox [0 0 24 36.5] >>".utf8),
      "Plain/map.imageset/Contents.json": contents(
        "{\"filename\": \"map.svg\", \"idiom\": \"universal\"}"),
      "Plain/map.imageset/map.svg": Data(
        "<?xml?><svg viewBox=\"0 0 48 32\" width=\"100%\"></svg>".utf8),
    ]
    try withCatalog(files) { folder in
      #expect(HeadlessImages.readCatalogs(in: folder) == [])
      #expect(UIImage(named: "Icons/pin")?.size == CGSize(width: 24, height: 36.5))
      #expect(UIImage(named: "map")?.size == CGSize(width: 48, height: 32))
      #expect(UIImage(named: "pin") == nil)
    }
  }

  @Test("an image view has the alignment insets of its image in the catalog")
  func alignmentInsets() throws {
    let files = [
      "badge.imageset/Contents.json": contents(
        """
        {"filename": "a.png", "idiom": "universal", "scale": "2x",
         "alignment-insets": {"top": 2, "left": 4, "bottom": 2, "right": 4}}
        """),
      "badge.imageset/a.png": png(40, 40),
    ]
    try withCatalog(files) { folder in
      HeadlessImages.readCatalogs(in: folder)
      let view = UIImageView(image: UIImage(named: "badge"))
      #expect(view.alignmentRectInsets == UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2))
    }
  }

  @Test("what cannot be read is named with its file, and the rest is read")
  func problems() throws {
    let files = [
      "broken.imageset/Contents.json": Data("[1, 2".utf8),
      "empty.imageset/Contents.json": contents("{\"filename\": \"a.png\", \"scale\": \"2x\"}"),
      "empty.imageset/a.png": Data([1, 2, 3]),
      "photo.imageset/Contents.json": contents("{\"filename\": \"a.jpg\", \"scale\": \"2x\"}"),
      "photo.imageset/a.jpg": Self.jpeg,
    ]
    try withCatalog(files) { folder in
      let catalog = AssetCatalog(folder: folder)
      #expect(catalog.images.keys.sorted() == ["empty", "photo"])
      #expect(catalog.images["photo"]?.variants.first?.size == CGSize(width: 40, height: 30))
      #expect(catalog.problems.count == 2)
      #expect(catalog.problems.contains { $0.contains("broken.imageset") })
      #expect(catalog.problems.contains { $0.contains("a.png") })
    }
  }

  @Test("an image whose only file cannot be read is there, and its size is assumed")
  func unread() throws {
    let files = [
      "lost.imageset/Contents.json": contents("{\"filename\": \"lost.pdf\"}"),
      "none.imageset/Contents.json": contents("{\"scale\": \"2x\"}"),
    ]
    try withCatalog(files) { folder in
      #expect(HeadlessImages.readCatalogs(in: folder).count == 1)
      #expect(UIImage(named: "none") == nil)
      let image = try #require(UIImage(named: "lost"))
      #expect(image.size == .zero && image.facts.fidelity == .assumed)
    }
  }

  @Test("the size of a symbol is assumed, and a measurement says so")
  func symbols() throws {
    final class IconCell: UICollectionViewCell {
      let icon = UIImageView(image: UIImage(systemName: "star"))
    }
    let cell = IconCell(frame: .zero)
    cell.icon.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(cell.icon)
    NSLayoutConstraint.activate([
      cell.icon.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      cell.icon.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      cell.icon.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
    ])
    let measurement = try HeadlessMeasurement(cell, width: 320)
    #expect(measurement.fidelity == .assumed)
    #expect(measurement.findings.contains { $0.kind == .assumed && $0.item == "icon" })
  }

  @Test("headers of any bytes give a size or none")
  func anyBytes() {
    for prefix in [[UInt8](png(1, 1)), [UInt8](Self.jpeg), Array("%PDF /MediaBox [".utf8)] {
      for count in 0...prefix.count { _ = ImageHeader.size(of: Data(prefix.prefix(count))) }
    }
    #expect(ImageHeader.size(of: Data("<svg width='1e9' height='2'>".utf8)) == nil)
    #expect(ImageHeader.size(of: Data("<svg width='nan' height='2'>".utf8)) == nil)
    #expect(ImageHeader.size(of: png(0, 10)) == nil)
  }
}

import SelfSizingCells

/// A document of Interface Builder that was read: its prototypes, and what was found.
package struct InterfaceDocument: Sendable {
  package let prototypes: [(prototype: CellPrototype, findings: [InterfaceFinding])]
  /// The ids of the objects that are not installed under the document's size classes.
  package let removed: Set<String>
  package let usesAutoLayout: Bool
  let device: CanvasDevice
  package let findings: [InterfaceFinding]
  package let ownerOutlets: [InterfaceView.Outlet]
  package let gestures: [(id: String, element: String)]

  /// Reads the bytes of a .xib or .storyboard file, as an app loads it or as its canvas shows it:
  /// under the size classes of its screen, and with what a running app leaves out.
  package init(
    _ bytes: [UInt8], file: String, sizeClasses: Device.SizeClasses, isOnCanvas: Bool = false
  ) throws(InterfaceFileError) {
    let log = ReadingLog(file: file)
    let source: MarkupElement
    do throws(MarkupError) { source = try MarkupReader.root(of: bytes) } catch {
      throw .malformed("\(error.reason)", site: log.site(error.line))
    }
    let isStoryboard = try Self.isStoryboard(source, log)
    device = CanvasDevice(of: source)
    var resolver = VariationResolver(
      sizeClasses: isOnCanvas ? device.sizeClasses : sizeClasses, log: log)
    let root = resolver.resolved(source)
    removed = resolver.removed
    let reader = DocumentReader(root, isOnCanvas: isOnCanvas, log)
    usesAutoLayout = reader.usesAutoLayout
    if !usesAutoLayout {
      log.note(
        .fixedSize,
        "the document does not use Auto Layout; its views keep the frames that their autoresizing masks give them",
        line: root.line)
    }
    Self.noteRepeatedIDs(in: root, log)
    findings = log.findings
    ownerOutlets = reader.ownerOutlets(in: root)
    gestures = reader.gestures(in: root)
    prototypes = reader.prototypes(in: root, isStoryboard: isStoryboard)
    guard !prototypes.isEmpty else { throw .noCells(site: log.site(root.line)) }
  }

  /// The most objects of repeated ids that are named: each is said of every cell of the document.
  private static let mostRepeatedIDs = 20

  private static func noteRepeatedIDs(in root: MarkupElement, _ log: ReadingLog) {
    var lines: [String: Int] = [:]
    var count = 0
    let trees = [root.child("scenes"), root.child("objects")].compactMap(\.self)
    for element in trees.lazy.map(\.withDescendants).joined() {
      guard let id = element["id"] else { continue }
      guard let line = lines[id] else {
        lines[id] = element.line
        continue
      }
      count += 1
      if count > mostRepeatedIDs { continue }
      log.note(
        .unknown, "the id \(id.shortened) is that of the object in line \(line), too",
        line: element.line)
    }
    if count > mostRepeatedIDs {
      log.note(
        .unknown, "\(count - mostRepeatedIDs) more objects have the id of another one",
        line: root.line)
    }
  }

  private static func isStoryboard(_ root: MarkupElement, _ log: ReadingLog)
    throws(InterfaceFileError) -> Bool
  {
    func refusal(_ kind: String) -> InterfaceFileError {
      .unsupported(kind, site: log.site(root.line))
    }
    func otherPlatform(_ name: String) -> InterfaceFileError {
      let isAppleTV = ["AppleTV", "com.apple.InterfaceBuilder.AppleTV"].contains {
        name.hasPrefix($0)
      }
      return refusal(
        "a document of another platform than iOS: \(isAppleTV ? "Apple TV" : name.shortened)")
    }
    if root.name == "archive" {
      throw refusal("a document of Xcode 4 or older; open it in a later Xcode and save it")
    }
    guard root.name == "document" else {
      throw refusal("not a document of Interface Builder: its root is <\(root.name.shortened)>")
    }
    let isStoryboard: Bool
    switch root["type"] ?? "" {
    case "com.apple.InterfaceBuilder3.CocoaTouch.XIB": isStoryboard = false
    case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": isStoryboard = true
    case "": throw refusal("the document has no type")
    case let type: throw otherPlatform(type)
    }
    // Each platform has its own list margins, text sizes and controls.
    if let runtime = root["targetRuntime"], !runtime.hasPrefix("iOS.") {
      throw otherPlatform(runtime)
    }
    return isStoryboard
  }
}

struct CanvasDevice: Sendable {
  let displayScale: Double
  let sizeClasses: Device.SizeClasses

  /// The screens of 3 pixels per point, by the ids that Interface Builder writes; others have 2.
  private static let threefold: Set<String> = [
    "retina5_5", "retina5_9", "retina6_0", "retina6_3", "retina6_5", "retina6_7", "retina6_12",
    "retina6_72",
  ]

  /// Reads the screen and what the frames say of it: documents are drawn again for another screen
  /// without a change of all frames, and those of old releases name none.
  init(of document: MarkupElement) {
    let device = document.child("device")
    let id = device?["id"] ?? ""
    let isTurned = device?["orientation"] == "landscape"
    let isTablet = id.hasPrefix("ipad")
    sizeClasses =
      isTablet
      ? Device.SizeClasses(horizontal: .regular, vertical: .regular)
      : isTurned ? Device.SizeClasses(horizontal: .compact, vertical: .compact) : .portraitPhone
    let named = Self.threefold.contains(id) ? 3.0 : 2
    displayScale = Self.scale(shownBy: document) ?? (device == nil ? 1 : named)
  }

  /// The pixels per point that the fractions of the frames are made of; nil where all are whole.
  private static func scale(shownBy document: MarkupElement) -> Double? {
    var (halves, thirds) = (0, 0)
    for element in document.withDescendants where element.name == "rect" {
      for value in ["x", "y", "width", "height"].compactMap({ element[$0].flatMap(plainNumber) }) {
        let fraction = (value - value.rounded(.down)) * 6
        guard (fraction - fraction.rounded()).magnitude < 0.01 else { continue }
        switch fraction.rounded() {
        case 3: halves += 1
        case 2, 4: thirds += 1
        default: break
        }
      }
    }
    if halves == 0, thirds == 0 { return nil }
    return thirds > halves ? 3 : 2
  }
}

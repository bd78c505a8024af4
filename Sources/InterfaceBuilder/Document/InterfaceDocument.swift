import SelfSizingCells

/// A document of Interface Builder that was read: its prototypes, and what was found.
package struct InterfaceDocument: Sendable {
  package let prototypes: [(prototype: CellPrototype, findings: [InterfaceFinding])]
  /// The ids of the objects that are not installed under the document's size classes.
  package let removed: Set<String>
  package let usesAutoLayout: Bool
  /// The screen that the document is drawn for.
  let device: CanvasDevice
  package let findings: [InterfaceFinding]
  /// The outlets of the object that loads the document.
  package let ownerOutlets: [InterfaceView.Outlet]
  /// The ids of the document's gesture recognizers, with the elements that describe them.
  package let gestures: [(id: String, element: String)]
}

extension InterfaceDocument {
  /// Reads the bytes of a .xib or .storyboard file.
  ///
  /// - Parameter isOnCanvas: Whether the document is read as its canvas shows it: under the size
  ///   classes of its screen, and with what a running app leaves out.
  package init(
    _ bytes: [UInt8], file: String, sizeClasses: Device.SizeClasses, isOnCanvas: Bool = false
  ) throws(InterfaceFileError) {
    let log = ReadingLog(file: file)
    let source: MarkupElement
    do throws(MarkupError) {
      source = try MarkupReader.root(of: bytes)
    } catch {
      throw .malformed("\(error.reason)", site: log.site(error.line))
    }
    let isStoryboard = try Self.isStoryboard(source, log)
    device = CanvasDevice(of: source)
    var resolver = VariationResolver(isOnCanvas ? device.sizeClasses : sizeClasses, log)
    let (root, removed) = resolver.resolve(source)
    let reader = DocumentReader(root, isOnCanvas: isOnCanvas, log)
    if !reader.usesAutoLayout {
      log.note(
        .fixedSize,
        "the document does not use Auto Layout; its views keep the frames that their autoresizing masks give them",
        line: root.line)
    }
    Self.noteRepeatedIDs(in: root, log)
    let documentFindings = log.findings
    ownerOutlets = reader.ownerOutlets(in: root)
    gestures = reader.gestures(in: root)
    let prototypes = reader.prototypes(in: root, isStoryboard: isStoryboard)
    guard !prototypes.isEmpty else { throw .noCells(site: log.site(root.line)) }
    self.removed = removed
    usesAutoLayout = reader.usesAutoLayout
    self.prototypes = prototypes
    findings = documentFindings
  }

  /// The most objects of repeated ids that are named: each is said of every cell of the document.
  private static let mostRepeatedIDs = 20

  /// Notes objects of one id: a reference leads to one of them only.
  private static func noteRepeatedIDs(in root: MarkupElement, _ log: ReadingLog) {
    var lines: [String: Int] = [:]
    var count = 0
    var pending = root.child("objects").map { [$0] } ?? []
    if let scenes = root.child("scenes") { pending.append(scenes) }
    while let element = pending.popLast() {
      if let id = element["id"] {
        if let line = lines[id] {
          count += 1
          if count <= mostRepeatedIDs {
            log.note(
              .unknown, "the id \(id.shortened) is that of the object in line \(line), too",
              line: element.line)
          }
        } else {
          lines[id] = element.line
        }
      }
      pending += element.children.reversed()
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
    let type = root["type"] ?? ""
    if root.name == "archive" {
      throw .unsupported(
        "a document of Xcode 4 or older; open it in a later Xcode and save it",
        site: log.site(root.line))
    }
    guard root.name == "document" else {
      throw .unsupported(
        "not a document of Interface Builder: its root is <\(root.name.shortened)>",
        site: log.site(root.line))
    }
    let isStoryboard: Bool
    switch type {
    case "com.apple.InterfaceBuilder3.CocoaTouch.XIB": isStoryboard = false
    case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": isStoryboard = true
    case "": throw .unsupported("the document has no type", site: log.site(root.line))
    default: throw otherPlatform(type, root, log)
    }
    // Each platform has its own list margins, text sizes and controls.
    if let runtime = root["targetRuntime"], !runtime.hasPrefix("iOS.") {
      throw otherPlatform(runtime, root, log)
    }
    return isStoryboard
  }

  private static func otherPlatform(_ name: String, _ root: MarkupElement, _ log: ReadingLog)
    -> InterfaceFileError
  {
    let prefix = "com.apple.InterfaceBuilder."
    let short = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    let isAppleTV = short.hasPrefix("AppleTV")
    return .unsupported(
      "a document of another platform than iOS: \(isAppleTV ? "Apple TV" : name.shortened)",
      site: log.site(root.line))
  }
}

import SelfSizingCells

/// The screen that a document is drawn for.
struct CanvasDevice: Sendable {
  /// Pixels per point.
  let displayScale: Double
  let sizeClasses: Device.SizeClasses

  /// The screens of 3 pixels per point, by the ids that Interface Builder writes; others have 2.
  private static let threefold: Set<String> = [
    "retina5_5", "retina5_9", "retina6_0", "retina6_3", "retina6_5", "retina6_7", "retina6_12",
    "retina6_72",
  ]

  /// Reads the screen of a document, and what the frames say of it: documents are drawn again for
  /// another screen without a change of all frames, and those of old releases name none.
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

  /// The pixels per point that the fractions of a document's frames are made of; nil where all are
  /// whole.
  private static func scale(shownBy document: MarkupElement) -> Double? {
    var (halves, thirds) = (0, 0)
    var pending = [document]
    while let element = pending.popLast() {
      pending += element.children
      guard element.name == "rect" else { continue }
      for name in ["x", "y", "width", "height"] {
        guard let value = element[name].flatMap(plainNumber) else { continue }
        let fraction = (value - value.rounded(.down)) * 6
        switch fraction.rounded() {
        case 3 where (fraction - 3).magnitude < 0.01: halves += 1
        case 2 where (fraction - 2).magnitude < 0.01, 4 where (fraction - 4).magnitude < 0.01:
          thirds += 1
        default: break
        }
      }
    }
    if halves == 0, thirds == 0 { return nil }
    return thirds > halves ? 3 : 2
  }
}

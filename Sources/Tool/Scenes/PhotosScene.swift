import SelfSizing
import SelfSizingCommand

/// Photos, three in a row on every screen: the photos grow with the screen, and the gaps stay.
/// Beside it the flow layout with a size that suits the narrowest screen, whose gaps grow instead.
enum PhotosScene {
  static let spacing = 1.0
  /// The extent of a photo of the flow layout: a third of the narrowest screen, 375 points.
  static let flowSize = 124.0

  struct Screen: Hashable {
    var size: LayoutSize
    /// Pixels per point.
    var scale: Double
  }

  static func columns() -> ColumnsLayout {
    ColumnsLayout(itemsPerRow: 3, lineSpacing: spacing, interitemSpacing: spacing)
  }

  static func flow() -> FlowLayout {
    let layout = FlowLayout()
    layout.itemSize = LayoutSize(width: flowSize, height: flowSize)
    layout.minimumInteritemSpacing = spacing
    layout.minimumLineSpacing = spacing
    return layout
  }

  static func settled(_ layout: CollectionViewLayout, _ screen: Screen) throws -> SettledScene {
    let lines = Int((screen.size.height / flowSize).rounded(.up))
    let inLine = max(3, Int(screen.size.width / flowSize))
    return try SettledScene(
      PlainItems(count: lines * inLine), layout,
      CollectionViewport(size: screen.size, displayScale: screen.scale))
  }

  /// The distance between the first two photos, and the width of the first, in points.
  static func firstGap(_ scene: SettledScene) -> (gap: Double, width: Double) {
    let frames = scene.visible.map(\.frame)
    guard frames.count > 1 else { return (0, frames.first?.width ?? 0) }
    return (frames[1].minX - frames[0].maxX, frames[0].width)
  }

  /// The screens of all presets, each once, by the names of the devices that have it.
  static let devices: [(names: String, device: Device)] = {
    var found: [(names: String, device: Device)] = []
    for device in Device.all {
      let known = found.firstIndex {
        $0.device.portraitSize == device.portraitSize
          && $0.device.displayScale == device.displayScale
      }
      if known == nil { found.append((device.name, device)) }
    }
    return found
  }()

  static func drawing(_ settings: SceneSettings) throws -> SceneDrawing {
    let groups: [Group]
    if settings.widths.isEmpty {
      groups = try devices.map { names, device in
        let size = device.portraitSize
        return Group(
          title:
            "\(names) · \(SceneDrawing.points(size.width)) × \(SceneDrawing.points(size.height))",
          panels: try Device.Orientation.allCases.flatMap { orientation in
            try panels(Screen(size: device.size(in: orientation), scale: device.displayScale))
          })
      }
    } else {
      groups = try settings.widths.map { width in
        let screen = Screen(size: LayoutSize(width: width, height: width * 3 / 2), scale: 3)
        return Group(title: "\(SceneDrawing.points(width)) points wide", panels: try panels(screen))
      }
    }
    return SceneDrawing(
      title: "Three photos in a row",
      remarks: [
        "Of each pair the left one has columns: the photos grow with the screen, the gap stays 1 point.",
        "The right one has a flow layout with photos of 124 points: the gaps grow until one more fits.",
      ], scale: settings.widths.isEmpty ? 0.2 : 0.8, groups: groups)
  }

  private static func panels(_ screen: Screen) throws -> [Panel] {
    let (columns, flow) = (try settled(columns(), screen), try settled(flow(), screen))
    return [
      panel(columns, screen, ["columns", "photo \(SceneDrawing.points(firstGap(columns).width))"]),
      panel(flow, screen, ["flow", "gap \(SceneDrawing.points(firstGap(flow).gap))"]),
    ]
  }

  private static func panel(_ scene: SettledScene, _ screen: Screen, _ captions: [String]) -> Panel
  {
    Panel(
      captions: captions, size: screen.size,
      elements: scene.visible.map { Element(frame: $0.frame, look: .photo($0.indexPath.item)) })
  }
}

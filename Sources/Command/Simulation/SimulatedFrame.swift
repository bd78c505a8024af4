import SelfSizing

/// The window of a collection after a step of a movement: a frame of its film strip.
struct SimulatedFrame: Hashable, Sendable {
  struct Element: Hashable, Sendable {
    let element: CollectionElement
    /// Its place in the window, in points.
    let frame: LayoutRect
    /// Whether it moved on the screen beyond the scrolling, although its size had settled.
    let isMoved: Bool
  }

  let step: Int
  let cause: ScrollStep.Cause
  let offset: Double
  let size: LayoutSize
  let elements: [Element]
}

extension SimulationReport {
  var filmStrip: SceneDrawing {
    SceneDrawing(
      title: "Film strips",
      remarks: ["A strong tint marks what moved on the screen beyond the scrolling."],
      scale: 0.25, groups: runs.filter { !$0.frames.isEmpty }.map(\.filmStrip))
  }
}

extension SimulatedRun {
  private static let mostPanels = 12

  /// The first and the last window, those in which something moved, and others at equal distances.
  private var shownFrames: [SimulatedFrame] {
    guard frames.count > Self.mostPanels else { return frames }
    var shown: Set = [0, frames.count - 1]
    for (index, frame) in frames.enumerated() where shown.count < Self.mostPanels {
      if frame.elements.contains(where: \.isMoved) { shown.insert(index) }
    }
    for part in 1..<Self.mostPanels where shown.count < Self.mostPanels {
      shown.insert(part * (frames.count - 1) / Self.mostPanels)
    }
    return shown.sorted().map { frames[$0] }
  }

  fileprivate var filmStrip: SceneDrawing.Group {
    SceneDrawing.Group(
      title: "\(layout), \(motion), \(anchor)",
      panels: shownFrames.map { frame in
        SceneDrawing.Panel(
          captions: [
            "step \(frame.step), \(frame.cause.rawValue)",
            "at \(SceneDrawing.points(frame.offset))",
          ], size: frame.size,
          elements: frame.elements.map { element in
            SceneDrawing.Element(
              frame: element.frame,
              look: .tile(
                element.isMoved ? .strong : element.element.kind == .item ? .plain : .accent,
                text: "\(element.element.indexPath)", fontSize: 28))
          })
      })
  }
}

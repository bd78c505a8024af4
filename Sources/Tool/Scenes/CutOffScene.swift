import SelfSizing
import SelfSizingCommand

/// A cell that cuts a text off, at several text sizes: the fault that a report opens with.
enum CutOffScene {
  static let recipe = recipeSamples[2]

  static func drawing(_ settings: SceneSettings) throws -> SceneDrawing {
    let sizes = settings.sizes(or: [.large, .extraExtraExtraLarge, .accessibilityMedium])
    let measurer = Measurer(recipeCell)
    var remark = "nothing is cut off"
    var most = 0
    let groups = try settings.widths(or: [320]).map { width in
      Group(
        title: "\(SceneDrawing.points(width)) points wide",
        panels: try sizes.map { size in
          let measured = try measurer.measure(
            recipe, width: width,
            traits: TraitCollection(contentSizeCategory: size, displayScale: 3))
          let cutOff = measured.findings.filter { $0.kind == .truncated }
          for finding in cutOff where finding.detail.amount > Double(most) {
            most = Int(finding.detail.amount)
            remark = "\(finding.site): \(finding.message), at \(size.sizeName)"
          }
          return panel(measured, size, marked: Set(cutOff.compactMap(\.item)))
        })
    }
    return SceneDrawing(
      title: "A recipe whose summary is cut off", remarks: [remark], scale: 0.9, groups: groups)
  }

  private static func panel(
    _ measured: CellMeasurement, _ size: DynamicTypeCategory, marked: Set<String>
  ) -> Panel {
    let frame = LayoutRect(origin: .zero, size: measured.size)
    let marks = measured.items.filter { marked.contains($0.name) }.map {
      Element(frame: $0.frame, look: .mark(.strong))
    }
    return Panel(
      captions: ["\(size.sizeName), \(SceneDrawing.points(measured.size.height)) points high"],
      size: measured.size, elements: [Element(frame: frame, look: .cell(measured))] + marks)
  }
}

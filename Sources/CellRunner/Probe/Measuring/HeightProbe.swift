import Foundation

#if canImport(SelfSizingUIKit)
  import SelfSizingUIKit
#else
  import UIKit
#endif

@MainActor enum CellProbe {
  static let widths: [CGFloat] = [320, 375, 393]

  static func cells(_ entries: [CellEntry], _ stage: ProbeStage) -> ProbedTruth.Family {
    let recorder = ProbeRecorder("cells")
    for size in ProbeStage.someSizes {
      stage.begin(size)
      for entry in entries {
        for index in 0..<entry.sampleCount {
          let name = "\(entry.name), \(index + 1)"
          for width in widths {
            guard let fitted = fittedHeight(entry, index, width, stage) else { continue }
            let listed = listedHeight(entry, index, width, stage)
            let values = ["height": fitted, "listHeight": listed].compactMapValues { $0 }
            recorder.add(name, size, width: width, values: values)
          }
        }
      }
    }
    return recorder.family
  }

  private static func fittedHeight(
    _ entry: CellEntry, _ index: Int, _ width: CGFloat, _ stage: ProbeStage
  ) -> CGFloat? {
    guard let view = entry.make(index) else { return nil }
    defer { stage.clear() }
    stage.show(view, frame: CGRect(x: 0, y: 0, width: width, height: 44))
    view.layoutIfNeeded()
    guard let cell = view as? UICollectionViewCell else {
      return view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let attributes = entry.makeAttributes()
    attributes.frame = cell.frame
    return cell.preferredLayoutAttributesFitting(attributes).size.height
  }

  /// The height of the cell in a table without separators; nil for a view of another kind.
  private static func listedHeight(
    _ entry: CellEntry, _ index: Int, _ width: CGFloat, _ stage: ProbeStage
  ) -> CGFloat? {
    guard let cell = entry.make(index) as? UITableViewCell else { return nil }
    defer { stage.clear() }
    let list = ProbeTable([{ cell }])
    list.hasSeparators = false
    list.show(on: stage, width: width)
    return list.height(ofRow: 0)
  }
}

@MainActor enum HeightProbe {
  static func truth(_ entries: [CellEntry]) -> ProbedTruth {
    let stage = ProbeStage()
    defer { stage.close() }
    stage.begin(.large)
    let screen = UIScreen.main
    let info = Bundle.main.infoDictionary ?? [:]
    let environment = ProcessInfo.processInfo.environment
    let device = ProbedTruth.Device(
      model: environment["SIMULATOR_MODEL_IDENTIFIER"] ?? hardware,
      isSimulator: environment["SIMULATOR_MODEL_IDENTIFIER"] != nil,
      width: Double(screen.bounds.width), height: Double(screen.bounds.height),
      scale: Double(screen.scale))
    return ProbedTruth(
      device: device,
      system: ProbedTruth.System(
        name: UIDevice.current.systemName, version: UIDevice.current.systemVersion),
      app: ProbedTruth.App(
        name: info["CFBundleName"] as? String ?? "",
        version: info["CFBundleShortVersionString"] as? String ?? "",
        size: screen.traitCollection.preferredContentSizeCategory.rawValue),
      families: [
        TextProbe.labels(stage), TextProbe.fonts(stage), TextProbe.kerning(stage),
        TextProbe.textViews(stage), TextProbe.breaks(stage), ControlProbe.controls(stage),
        ControlProbe.buttons(stage), ListProbe.contents(stage), ListProbe.margins(stage),
        ListProbe.rows(stage), LayoutProbe.stacks(stage), LayoutProbe.ties(stage),
        LayoutProbe.fitting(stage), CellProbe.cells(entries, stage),
      ])
  }

  private static var hardware: String {
    #if canImport(SelfSizingUIKit)
      return "none"
    #else
      var information = utsname()
      uname(&information)
      return withUnsafeBytes(of: &information.machine) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
    #endif
  }
}

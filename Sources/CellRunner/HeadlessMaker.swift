import SelfSizing
import SelfSizingCommand
import SelfSizingUIKit

/// Makes cells of an app's classes and measures them.
@MainActor enum HeadlessMaker {
  /// The height of the screen, in points, that is as wide as the cells.
  private static let screenHeight = 852.0

  static func under<Outcome, Failure: Error>(
    _ traits: TraitCollection, _ platform: PlatformProfile, width: Double,
    _ work: () throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome {
    let before = HeadlessEnvironment.state
    HeadlessEnvironment.set(
      HeadlessEnvironment.State(
        traits: traits, platform: platform, screenSize: CGSize(width: width, height: screenHeight)))
    defer { HeadlessEnvironment.set(before) }
    _ = HeadlessFindings.take()
    _ = HeadlessStubs.takeReads()
    _ = HeadlessStubs.takeInertReads()
    return try work()
  }

  /// Makes a cell and fits it to a width, as a vertical list does.
  static func fitted(
    _ entry: CellEntry, _ index: Int, width: Double, _ priorities: FittingPriorities,
    depth: LiveFit.Depth = .measurement, replacing replacements: [ConstantReplacement] = []
  ) throws(MeasuringError) -> FittedCell {
    let view = try make(entry, index)
    let live = LiveFit(
      view, width: CGFloat(width), priorities, depth: depth, replacing: replacements)
    let height = live.classHeight()
    var fitted: FittedCell
    do throws(LayoutError) { fitted = try live.fittedCell() } catch {
      throw .layout(template: entry.name, error)
    }
    KeptFonts.record(in: view)
    live.recordChange(from: height)
    // Before another cell is made to find out what the process keeps of stubs.
    let logged = logged(for: entry)
    fitted.add(
      statedHeight: height == fitted.measurement.size.height ? nil : height,
      standardRow(view, height, entry.site) + stubbed(entry, index, width: width) + logged,
      // An app arranges its stacks otherwise at the sizes for accessibility, if anywhere.
      isReflowed: HeadlessEnvironment.traits.contentSizeCategory.isAccessibilityCategory)
    return fitted
  }

  private static func standardRow(_ view: UIView, _ height: Double, _ site: DeclarationSite)
    -> [CellFinding]
  {
    guard height == 0, let row = ListFitting.standardRow(of: view) else { return [] }
    let fixed = CellFinding.FixedHeight(
      row, .standardRow, because: "its constraints leave a height of zero")
    return [CellFinding(.fixedHeight(fixed), item: nil, site: site)]
  }

  static func names(of entry: CellEntry, on platform: PlatformProfile) -> [String] {
    under(TraitCollection(), platform, width: 375) {
      (0..<entry.sampleCount).map { name(of: entry, $0) }
    }
  }

  private static func name(of entry: CellEntry, _ index: Int) -> String {
    let number = "sample \(index + 1)"
    guard let view = entry.make(index), let live = try? HeadlessMeasurement(view, width: 375)
    else { return number }
    _ = stubbed(entry, index, width: 375)
    let texts = live.items.compactMap { item in
      item.isHidden ? nil : item.text?.lines.map(\.text).joined(separator: " ")
    }
    let name = ContentName.of(texts)
    return name.isEmpty ? number : name
  }

  static func constants(of entry: CellEntry, on platform: PlatformProfile) -> [CellConstant] {
    under(TraitCollection(), platform, width: 375) {
      var names: Set<String> = []
      return (0..<entry.sampleCount).flatMap { index -> [CellConstant] in
        guard let view = entry.make(index) else { return [] }
        _ = stubbed(entry, index, width: 375)
        return LiveFit.constants(of: view).filter { names.insert($0.name).inserted }
      }
    }
  }

  static func make(_ entry: CellEntry, _ index: Int) throws(MeasuringError) -> UIView {
    if let view = entry.make(index) { return view }
    throw .noInitializer(className: entry.className, entry.site)
  }

  /// The reads of stubs that each new cell of an entry repeats, by the entries' names.
  private static var repeated: [String: Set<HeadlessFinding>] = [:]

  /// Findings for what was read of stubs for a cell and for what the process keeps of earlier
  /// reads: on a first read another cell is made, and what that does not read again was read once
  /// for all.
  private static func stubbed(_ entry: CellEntry, _ index: Int, width: Double) -> [CellFinding] {
    let reads = HeadlessStubs.takeReads()
    let all = reads + HeadlessStubs.takeInertReads()
    if !all.allSatisfy({ repeated[entry.name]?.contains($0) == true }) {
      repeated[entry.name, default: []].formUnion(all)
      if let view = entry.make(index) { _ = try? HeadlessMeasurement(view, width: CGFloat(width)) }
      let again = HeadlessStubs.takeReads() + HeadlessStubs.takeInertReads()
      HeadlessStubs.keep(all.filter { !again.contains($0) })
      _ = HeadlessFindings.take()
    }
    let kept = HeadlessStubs.keptReads.filter { !reads.contains($0) }
    return (reads + kept).map { read in
      CellFinding(.stubbed, item: read.className, site: read.site ?? entry.site)
    }
  }

  /// Findings for all else that UIKit would have logged or raised since the last measurement.
  private static func logged(for entry: CellEntry) -> [CellFinding] {
    HeadlessFindings.take().filter { $0.kind != .conflict }.map { finding in
      CellFinding(
        .logged("\(finding.className): \(finding.message)"), item: nil,
        site: finding.site ?? entry.site)
    }
  }
}

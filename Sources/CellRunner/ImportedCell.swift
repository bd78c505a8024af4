import SelfSizing
import SelfSizingCommand
import SelfSizingUIKit

/// A class of cells as a template with the same heights.
struct ImportedCell {
  let source: String

  /// The widths at which heights are compared, in points: narrowest and widest phones, one between.
  private static let widths = [320.0, 375, 430]

  /// Imports a class as it shows its first sample; throws `ViewPlanError` if a template cannot
  /// state what the cell is made of, `ImportedCellError` if it has another height,
  /// `MeasuringError`.
  @MainActor init(_ entry: CellEntry, for platform: PlatformProfile) throws {
    guard entry.sampleCount > 0 else { throw ImportedCellError.noSample(entry.name) }
    let view = try HeadlessMaker.under(TraitCollection(), platform, width: Self.widths[1]) {
      () throws(MeasuringError) in try HeadlessMaker.make(entry, 0)
    }
    let read = try ViewPlan(view, name: entry.name, platform: platform)
    let measurer = Measurer(read.plan.template(file: read.fileName))
    for category in DynamicTypeCategory.allCases {
      let traits = TraitCollection(contentSizeCategory: category, displayScale: 3)
      for width in Self.widths {
        let live = try HeadlessMaker.under(traits, platform, width: width) {
          () throws(MeasuringError) in
          try HeadlessMaker.fitted(entry, 0, width: width, .requiredWidthFittingHeight)
            .measurement.size.height
        }
        let height = try measurer.measure(.asInFile, width: width, traits: traits).size.height
        guard height == live else {
          throw ImportedCellError.otherHeight(
            entry.name, category, width: width, live: live, template: height)
        }
      }
    }
    source = InterfaceSource([(entry.name, read.plan, read.fileName)]).text
  }
}

/// Why a class of cells is not written as a template; the command exits with 2.
enum ImportedCellError: Error, CustomStringConvertible {
  case noSample(String)
  /// The template of the same views has another height, in points.
  case otherHeight(String, DynamicTypeCategory, width: Double, live: Double, template: Double)

  var description: String {
    switch self {
    case .noSample(let name): "\(name) has no sample: add one to its entry in Cells.swift"
    case .otherHeight(let name, let category, let width, let live, let template):
      "\(name) is \(NumberFormat.short(live)) points high at \(category.sizeName) and "
        + "\(NumberFormat.short(width)) points wide; a template of the same views is "
        + "\(NumberFormat.short(template)). Its code lays it out otherwise at that size"
    }
  }
}

import Foundation
import SelfSizing
import SelfSizingReport

extension CommandRun {
  /// Tries texts on a template.
  func fuzz(_ options: FuzzOptions) throws -> ExitStatus {
    let systems = options.system.map { [$0] } ?? []
    guard let template = try load([options.template], options.content, systems).first else {
      return .usage
    }
    _ = tellFindings(of: [template], isQuiet: options.isQuiet)
    let run = MeasuringRun(
      widths: options.widths, categories: options.sizes,
      settings: MeasurementSettings(layoutDirection: options.layoutDirection), taskCount: 1)
    let translations =
      options.strings.isEmpty ? nil : try StringCatalogue.translations(at: options.strings)
    guard let result = try template.fuzz(run, translations, label: options.label) else {
      throw EmptyContentError(template: options.template)
    }
    let table = FuzzTable(
      result, system: template.system, fileFindings: template.fileFindings)
    console.write(options.isJSON ? table.json() : table.text())
    let hasFailures = result.failures.contains { options.failures.kinds.contains($0.kind) }
    return hasFailures ? .findings : .success
  }

  /// Tells why a cell is as high as it is.
  func explain(_ options: ExplainOptions) throws -> ExitStatus {
    let systems = options.system.map { [$0] } ?? []
    guard let template = try load([options.template], options.content, systems).first else {
      return .usage
    }
    let hasRemarks = tellFindings(of: [template], isQuiet: options.isQuiet)
    guard options.number <= template.contentCount else {
      throw EmptyContentError(template: options.template, count: template.contentCount)
    }
    let traits = TraitCollection(
      contentSizeCategory: options.size, displayScale: 3, layoutDirection: options.layoutDirection)
    let (name, inspection) = try template.inspect(
      options.number - 1, width: options.width, traits)
    let text = InspectionText(
      inspection, name: name, width: options.width, size: options.size, system: template.system,
      fileFindings: template.fileFindings)
    console.write(options.isJSON ? text.json() : text.text())
    if !options.drawing.isEmpty {
      try write(CellDrawing(inspection.measurement).document(), to: options.drawing)
    }
    let hasFailures =
      hasRemarks && options.failures != .never
      || options.failures.fails(template.fileFindings + inspection.measurement.findings)
    return hasFailures ? .findings : .success
  }
}

/// A content that is asked for and not there. The command exits with 2 (`ExitStatus.failure`).
struct EmptyContentError: Error, CustomStringConvertible {
  let template: String
  var count = 0

  var description: String {
    count == 0 ? "\(template) has no contents" : "\(template) has \(count) contents only"
  }
}

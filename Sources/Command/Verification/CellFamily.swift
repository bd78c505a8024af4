import SelfSizing

/// The heights of templates and of an app's cells, in the form in which a device measured the same.
struct CellFamily {
  let measured: DeviceTruth.Family
  let cells: [LoadedTemplate]
  let traits: TraitCollection

  /// The same measurements, of cells that are there.
  /// - Throws: `MeasuringError` if cells cannot be measured.
  func here() throws -> DeviceTruth.Family {
    var measurers: [String: any ContentMeasurer] = [:]
    let measurements = try measured.measurements.compactMap { measurement in
      let key = measurement.key
      guard let (cells, content) = subject(named: key.name), let width = key.width else {
        return nil as DeviceTruth.Measurement?
      }
      let measurer = measurers[cells.name] ?? cells.measurable.makeMeasurer()
      measurers[cells.name] = measurer
      let size = key.size.flatMap { DynamicTypeCategory(sizeName: $0) } ?? .large
      let cell = try measurer.measure(
        contentAt: content, widths: [width],
        traits: traits.modifyingTraits { $0.contentSizeCategory = size },
        priorities: .requiredWidthFittingHeight
      ).first
      return cell.map { cell in
        DeviceTruth.Measurement(
          key: key, values: measurement.values.mapValues { _ in cell.size.height })
      }
    }
    return DeviceTruth.Family(name: measured.name, measurements: measurements)
  }

  /// The cells and the content of a measurement: `RecipeCell, 2` has the second sample.
  private func subject(named name: String) -> (cells: LoadedTemplate, content: Int)? {
    guard let comma = name.lastIndex(of: ","),
      let number = Int(name[name.index(after: comma)...].drop { $0 == " " }),
      let cells = cells.first(where: { $0.name == name[..<comma] }),
      1...max(cells.contentCount, 1) ~= number, cells.contentCount > 0
    else { return nil }
    return (cells, number - 1)
  }
}

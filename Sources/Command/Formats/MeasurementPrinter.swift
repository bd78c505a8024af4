import SelfSizing

/// A printer that writes each measured template as soon as it is measured.
struct MeasurementPrinter {
  private let format: OutputFormat
  private let settings: MeasurementSettings
  private let namesSystems: Bool
  private let devices: [Double: [String]]
  private let showsAll: Bool
  private var outcome: MeasurementOutcome
  private var count = 0

  /// Creates a printer.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - settings: What was the same for all cells.
  ///   - namesSystems: Whether rows name the systems whose figures cells took, which is of no use
  ///     where none was asked for.
  ///   - devices: The names of the devices that widths stand for.
  ///   - showsAll: Whether a terminal shows every height.
  init(
    _ format: OutputFormat, _ settings: MeasurementSettings, namesSystems: Bool = false,
    devices: [Double: [String]] = [:], showsAll: Bool = false
  ) {
    self.devices = devices
    self.showsAll = showsAll
    outcome = MeasurementOutcome(settings: settings, devices: devices)
    self.namesSystems = namesSystems
    self.format = format
    self.settings = settings
  }

  func begin(_ write: (String) -> Void) {
    switch format {
    case .table, .markdown: break
    case .json: write(MeasurementJSON.beginning(settings))
    case .csv: write(MeasurementCSV.header(namesSystems: namesSystems))
    }
  }

  mutating func print(_ template: TemplateMeasurements, _ write: (String) -> Void) {
    let isFirst = count == 0
    count += 1
    switch format {
    case .table:
      outcome.add(template)
      guard showsAll else { return }
      MeasurementTable(settings: settings, devices: devices).write(template, write)
      write("\n")
    case .json:
      write(isFirst ? "\n" : ",\n")
      MeasurementJSON.write(template, write)
    case .csv: MeasurementCSV.write(template, namesSystems: namesSystems, write)
    case .markdown: MeasurementMarkdown(settings: settings, devices: devices).write(template, write)
    }
  }

  /// Writes a template as ``print(_:_:)`` does, with several tasks where that is of use.
  ///
  /// - Parameters:
  ///   - template: The template.
  ///   - taskCount: The most tasks that work at the same time.
  ///   - write: Takes the text in pieces, one after the other.
  mutating func print(
    _ template: TemplateMeasurements, tasks taskCount: Int, _ write: (String) -> Void
  ) async {
    guard format == .csv else { return print(template, write) }
    count += 1
    await MeasurementCSV.write(
      template, namesSystems: namesSystems, tasks: taskCount, write)
  }

  /// Writes the end of the document, after the last template.
  func end(_ write: (String) -> Void) {
    if format == .json { write(MeasurementJSON.end) }
    if format == .table { write(outcome.text(showsProblems: !showsAll)) }
  }
}

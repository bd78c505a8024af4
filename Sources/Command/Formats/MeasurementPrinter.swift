import SelfSizing

struct MeasurementPrinter {
  let format: OutputFormat
  let settings: MeasurementSettings
  /// Whether rows name the systems whose figures cells took; of no use where none was requested.
  var namesSystems = false
  var devices: [Double: [String]] = [:]
  var showsAll = false
  private(set) var outcome = MeasurementOutcome()
  private(set) var count = 0

  func begin(_ write: (String) -> Void) {
    switch format {
    case .table, .markdown: break
    case .json: write(MeasurementJSON.beginning(settings))
    case .csv: write(MeasurementCSV.header(namesSystems: namesSystems))
    }
  }

  mutating func print(
    _ template: TemplateMeasurements, tasks taskCount: Int, _ write: (String) -> Void
  ) async {
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
    case .csv:
      await MeasurementCSV.write(template, namesSystems: namesSystems, tasks: taskCount, write)
    case .markdown: MeasurementMarkdown(settings: settings, devices: devices).write(template, write)
    }
  }

  func end(_ write: (String) -> Void) {
    if format == .json { write(MeasurementJSON.end) }
    if format == .table {
      write(outcome.text(settings, devices: devices, showsProblems: !showsAll))
    }
  }
}

enum OutputFormat: String, Hashable, Sendable, CaseIterable {
  /// A table or words for people, JSON, comma-separated values (RFC 4180), or tables of Markdown.
  case table, json, csv, markdown
}

import SelfSizing

/// Writes measured templates one after another, so that none needs to wait for the next.
public struct MeasurementPrinter {
  /// The form of the output.
  public enum Format: Hashable, Sendable {
    /// A table for people.
    case table
    /// JSON.
    case json
    /// Comma-separated values.
    case csv
    /// Tables of Markdown.
    case markdown
  }

  private let format: Format
  private let settings: MeasurementSettings
  private let namesSystems: Bool
  private let count = Counter()

  /// Counts the templates that were written.
  private final class Counter {
    var value = 0
  }

  /// Creates a printer that has not written anything yet.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - settings: What was the same for all cells.
  ///   - namesSystems: Whether rows name the systems whose figures cells took, which is of no use where none
  ///     was asked for.
  public init(_ format: Format, _ settings: MeasurementSettings, namesSystems: Bool = false) {
    self.namesSystems = namesSystems
    self.format = format
    self.settings = settings
  }

  /// Writes what stands before the first template.
  public func begin(_ write: (String) -> Void) {
    switch format {
    case .table, .markdown: break
    case .json: write(MeasurementJSON.beginning(settings))
    case .csv: write(MeasurementCSV.header(namesSystems: namesSystems))
    }
  }

  /// Writes a template.
  public func print(_ template: TemplateMeasurements, _ write: (String) -> Void) {
    let isFirst = count.value == 0
    count.value += 1
    switch format {
    case .table:
      if !isFirst { write("\n") }
      MeasurementTable(settings: settings).write(template, write)
    case .json:
      write(isFirst ? "\n" : ",\n")
      MeasurementJSON.write(template, write)
    case .csv: MeasurementCSV.write(template, namesSystems: namesSystems, write)
    case .markdown: MeasurementMarkdown(settings: settings).write(template, write)
    }
  }

  /// Writes what stands behind the last template.
  public func end(_ write: (String) -> Void) {
    if format == .json { write(MeasurementJSON.end) }
  }
}

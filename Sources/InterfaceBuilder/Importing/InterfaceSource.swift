/// The Swift source of cells that were read from Interface Builder files, or of an app's classes.
public struct InterfaceSource: Sendable {
  /// The source, with a newline at its end.
  public let text: String
  /// The names of the templates' constants, in the order of the cells.
  package let templateNames: [String]

  /// Writes the source of cells, in their order; the system's font stands in for those of the app.
  public init(_ cells: [InterfaceCell]) {
    self.init(cells.map { (name: $0.name, plan: $0.plan, fileName: $0.template.site.fileName) })
  }

  package init(_ cells: [(name: String, plan: CellPlan, fileName: String)]) {
    var taken: [String: Int] = [:]
    let writers = cells.map { cell in
      let name = SwiftIdentifiers.camelCased(cell.name).capitalizedStart
        .unused(among: &taken, separator: "")
      return TemplateWriter(
        cell.plan.written(file: cell.fileName), file: cell.fileName, typeName: name)
    }
    templateNames = writers.map(\.templateName)
    text = (["import SelfSizing\n"] + writers.map { $0.source() }).joined(separator: "\n")
  }
}

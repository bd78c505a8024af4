/// The Swift source of cells that were read from Interface Builder files, or of an app's classes.
public struct InterfaceSource: Sendable {
  /// The source, with a newline at its end.
  public let text: String
  /// The names of the templates' constants, in the order of the cells.
  package let templateNames: [String]

  /// Writes the source of cells, in their order.
  ///
  /// Fonts of the app's own are not taken along: where a file asks for one, the system's stands in.
  public init(_ cells: [InterfaceCell]) {
    self.init(cells.map { (name: $0.name, plan: $0.plan, fileName: $0.template.site.fileName) })
  }

  package init(_ cells: [(name: String, plan: CellPlan, fileName: String)]) {
    var taken: Set<String> = []
    var names: [String] = []
    var parts = ["import SelfSizing\n"]
    for cell in cells {
      let name = Self.typeName(cell.name, &taken)
      let writer = TemplateWriter(
        cell.plan.written(file: cell.fileName), file: cell.fileName, typeName: name)
      names.append(writer.templateName)
      parts.append(writer.source())
    }
    text = parts.joined(separator: "\n")
    templateNames = names
  }

  /// The name of a type that none has yet.
  private static func typeName(_ name: String, _ taken: inout Set<String>) -> String {
    let camel = SwiftIdentifiers.camelCased(name)
    let base = camel.prefix(1).uppercased() + camel.dropFirst()
    var candidate = base
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(base)\(number)"
      number += 1
    }
    return candidate
  }
}

import SelfSizingAutoLayout
import SelfSizingCellTemplates

/// A cell, reusable view or plain view of an Interface Builder file, ready to be measured.
public struct InterfaceCell: Sendable {
  /// The name under which reports speak of the cell: the file's, with the cell's own where the file
  /// has several.
  public let name: String
  /// The cell as a template.
  public let template: CellTemplate<InterfaceContent>
  /// Findings about the cell, in the order of the file.
  public let findings: [InterfaceFinding]
  let plan: CellPlan
  let keys: ContentKeys

  init(
    _ plan: CellPlan, keys: ContentKeys, findings: [InterfaceFinding],
    documentFindings: [InterfaceFinding], file: String
  ) {
    self.plan = plan
    self.keys = keys
    self.findings = findings
    name = plan.name
    var template = plan.template(file: file)
    template.fileFindings = (documentFindings + findings).map(\.cellFinding)
    // Of the document's own the first will do: each of many cells would have all of them.
    let doubts = [documentFindings.first { $0.isDoubt }].compactMap { $0 }
    template.layout.fileFindings = (doubts + findings.filter(\.isDoubt)).map(\.cellFinding)
    self.template = template
  }

  /// The keys that ``content(setting:)`` understands, in the order of the file.
  package var contentKeys: [String] { keys.listed }

  /// Makes a content by outlet names, labels of the author's, or ids, and returns the unknown keys.
  /// `titleLabel` and `titleLabel.text` set a text, `badge.isHidden` a hidden state.
  public func content(setting values: [String: InterfaceContent.Value]) -> (
    content: InterfaceContent, unknownKeys: [String]
  ) {
    var content = InterfaceContent()
    var unknown: [String] = []
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      if !keys.set(value, for: key, in: &content) { unknown.append(key) }
    }
    return (content, unknown)
  }
}

extension CellPlan {
  package func template(file: String) -> CellTemplate<InterfaceContent> {
    CellTemplate(name, platform: platform, declaredAt: DeclarationSite(fileID: file, line: line)) {
      cell in PlanDeclaration(plan: self, file: file, cell: cell).declare()
    }
  }

  /// Whether the cell as written in the file has no height on an iPhone at the large text size: a
  /// table view then chooses one, as the constraints "ambiguously suggest a height of zero".
  func isEmptyAtLarge(file: String) -> Bool {
    (try? Measurer(template(file: file)).measure(.asInFile, width: 375))?.size.height == 0
  }
}

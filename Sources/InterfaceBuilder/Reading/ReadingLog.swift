import SelfSizingAutoLayout
import SelfSizingCells

/// Notes what was found while one document is read.
final class ReadingLog {
  /// The file's name, as findings write it.
  let file: String
  private(set) var findings: [InterfaceFinding] = []

  init(file: String) { self.file = file }

  func note(_ kind: InterfaceFinding.Kind, _ message: String, line: Int) {
    let finding = InterfaceFinding(kind, message, site: site(line))
    add(finding)
  }

  /// Notes a height that the constraints of a cell do not give.
  func note(_ fixed: CellFinding.FixedHeight, line: Int) {
    add(InterfaceFinding(fixed, site: site(line)))
  }

  private func add(_ finding: InterfaceFinding) {
    // An unusual document says the same of one line many times.
    if findings.last != finding { findings.append(finding) }
  }

  func site(_ line: Int) -> DeclarationSite { DeclarationSite(fileID: file, line: line) }

  /// Takes the findings that were noted since it had `count` of them.
  func findings(since count: Int) -> [InterfaceFinding] { Array(findings[count...]) }
}

import UIKit

/// Measures cells one after the other and keeps a journal on the standard output: a line before
/// each, and lines after it.
///
/// What traps takes the process along. The journal's last line then names the class and where it is
/// declared, and the cells after it are measured by another process: `Journal INDEX` begins at a
/// cell.
@main
struct Journal {
  private static let classes: [UIView.Type] = [
    SoundCell.self, TrappingCell.self, RestlessCell.self, OverflowingCell.self, StrangerCell.self,
    MisplacedCell.self, SoundCell.self,
  ]

  @MainActor static func main() {
    let first = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 0
    for (index, kind) in classes.enumerated().dropFirst(first) {
      let site = kind.declarationSite.map { " \($0.fileID):\($0.line)" } ?? ""
      write("begin \(index) \(kind)\(site)")
      guard let cell = kind.makeInstance(frame: CGRect(x: 0, y: 0, width: 375, height: 44)) else {
        write("finding \(kind) has no init(frame:)")
        continue
      }
      cell.layoutIfNeeded()
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      for finding in HeadlessFindings.take() { write("finding \(finding)") }
      write("height \(size.height)")
    }
  }

  private static func write(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}

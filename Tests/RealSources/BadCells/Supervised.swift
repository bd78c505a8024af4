import SelfSizingCellRunner
import UIKit

/// The runner of cells of which half cannot be measured, and of lists that cannot be moved.
@main enum Supervised {
  @MainActor private static let cells = [
    CellEntry(SoundCell.self, name: "First") { _ in },
    CellEntry(TrappingCell.self) { _ in },
    CellEntry(RestlessCell.self) { _ in },
    CellEntry(OverflowingCell.self) { _ in },
    CellEntry(StrangerCell.self) { _ in },
    CellEntry(HangingCell.self) { _ in },
    CellEntry(LeavingCell.self) { _ in },
    CellEntry(TitledCell.self) { _ in },
    CellEntry(MisplacedCell.self) { _ in },
    CellEntry(SoundCell.self, name: "Last") { _ in },
  ]

  /// Lists that end the process in the middle of a movement, each in its own way.
  @MainActor private static let lists = [
    ListEntry("trapping") { BadRows { _ = [0][$0] } },
    ListEntry("hanging") { BadRows { _ in while true {} } },
    ListEntry("leaving") { BadRows { _ in exit(0) } },
  ]

  static func main() async {
    CellRunner.supervise()
    await CellRunner.run(await cells, lists: await lists)
  }
}

/// Rows of which one does something else when the list asks for its cell.
private final class BadRows: UITableViewController {
  private let act: (Int) -> Void

  init(_ act: @escaping (Int) -> Void) {
    self.act = act
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    50
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    if indexPath.row == 30 { act(indexPath.row) }
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

import SelfSizingCellRunner
import UIKit

/// The runner of cells of which half cannot be measured.
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

  static func main() async {
    CellRunner.supervise()
    await CellRunner.run(await cells)
  }
}

import SelfSizing
import UIKit

/// Compares the heights of the cells with those of their template, to the bit, at every size of
/// texts and nineteen widths; prints how many there are, and each that differs.
@main
struct Agreement {
  @MainActor static func main() throws {
    let kinds: [NoteCell.Type] = [
      AnchorNoteCell.self, FormatNoteCell.self, SnapKitNoteCell.self, SteviaNoteCell.self,
    ]
    var count = 0
    for category in DynamicTypeCategory.allCases {
      let traits = SelfSizing.TraitCollection(contentSizeCategory: category)
      HeadlessEnvironment.set(traits)
      let cells = kinds.map { ($0, make($0)) }
      for note in Note.all {
        for width in stride(from: 280.0, through: 640, by: 20) {
          let expected = try note.templateHeight(width: width, traits)
          for (kind, cell) in cells {
            cell.show(title: note.title, text: note.text)
            let height = cell.height(width: width)
            count += 1
            if height != expected {
              print("\(kind) at \(category), \(width), \(note.title): \(height), not \(expected)")
            }
          }
        }
      }
    }
    print("\(count) heights of \(kinds.count) cells")
    for finding in HeadlessFindings.take() { print(finding) }
  }

  @MainActor private static func make(_ kind: NoteCell.Type) -> NoteCell {
    switch kind {
    case is AnchorNoteCell.Type: AnchorNoteCell(frame: .zero)
    case is FormatNoteCell.Type: FormatNoteCell(frame: .zero)
    case is SnapKitNoteCell.Type: SnapKitNoteCell(frame: .zero)
    default: SteviaNoteCell(frame: .zero)
    }
  }
}

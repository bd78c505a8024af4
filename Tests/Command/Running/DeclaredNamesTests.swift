import Foundation
import SelfSizing
import Testing

@testable import SelfSizingCommand

@Suite("Names from source")
struct DeclaredNamesTests {
  @Test(
    "are those before the sign of equality in a declaration",
    arguments: [
      ("  let footer = cell.stack(.vertical) {", "footer"), ("let a=b", "a"),
      ("  private lazy var time: ViewItem<Note> = cell.view()", "time"),
      ("static let photo_2 = image()", "photo_2"), ("let größe = x", "größe"),
      ("  footer = cell.stack()", nil), ("cell.stack(.vertical) {", nil), ("", nil), ("=", nil),
      ("  if footer == cell.stack()", nil), ("let (a, b) = pair()", nil),
      ("cell.stack(spacing: 4) { let x in y => z }", nil), ("let a += 1", nil), ("let a == 1", nil),
      ("let = 3", nil), ("let 3a = 1", nil), ("// let footer: a = 1", nil),
      ("return lines == 3 ? let x = 1", nil),
    ] as [(String, String?)])
  func line(_ line: String, name: String?) {
    #expect(DeclaredNames.declaredName(in: line) == name)
  }

  @Test("stand in what people read, and not in a baseline")
  func output() async throws {
    let template = CellTemplate<CommandLineTest.Note>("note") { cell in
      let footer = cell.stack(.vertical, spacing: 4) {
        cell.label(\.title, style: .headline, numberOfLines: 1)
      }
      footer.topAnchor.constraint(equalTo: cell.contentView.topAnchor)
      footer.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor)
      footer.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
    }
    #expect(template.layout(named: "stack"))
    let file = URL(fileURLWithPath: #filePath)
    let names = DeclaredNames(below: file.deletingLastPathComponent().path)
    let named = template.namingItems { names.name(at: $0) }
    #expect(named.layout(named: "footer"))
    #expect(!named.layout(named: "stack"))
    let note = CommandLineTest.Note(title: "a", text: "b")
    #expect(
      try Measurer(named).height(of: note, width: 320)
        == Measurer(template).height(of: note, width: 320))
    // Sources that are not at hand change nothing.
    let elsewhere = DeclaredNames(below: FileManager.default.temporaryDirectory.path + "/nowhere")
    #expect(template.namingItems { elsewhere.name(at: $0) }.layout(named: "stack"))
  }
}

extension CellTemplate<CommandLineTest.Note> {
  /// Whether an item has a name.
  fileprivate func layout(named name: String) -> Bool {
    let note = CommandLineTest.Note(title: "a", text: "b")
    let measured = try? Measurer(self).measure(note, width: 320)
    return measured?[name] != nil
  }
}

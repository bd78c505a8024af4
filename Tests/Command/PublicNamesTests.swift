import Foundation
import SelfSizing
import SelfSizingCommand
import Testing

/// Names every public type of the command next to Foundation and Testing.
@Suite("Public names of the command")
struct CommandPublicNamesTests {
  private static let types: [Any.Type] = [
    ContentDocument<Int>.self, ContentError.self, ContentFinding.self, ContentPlace.self,
    ContentReader.self, ExitStatus.self, MeasurementCommand.self, SceneDrawing.self,
    SceneEntry.self, SceneSettings.self, TemplateEntry.self,
  ]

  @Test("stand beside those of Foundation and Testing")
  func areUnambiguous() {
    let names = Self.types.map { String(describing: $0) }
    #expect(Set(names).count == names.count)
  }
}

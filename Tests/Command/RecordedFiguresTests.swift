import CommandTestSupport
import TestSupport
import Testing

@Suite("Files with figures")
struct RecordedFiguresTests {
  @Test("are taken as they were written", arguments: RecordedFigures.Kind.allCases)
  func originals(kind: RecordedFigures.Kind) async throws {
    try await RecordedFigures.read(await RecordedFigures.original(kind), as: kind)
  }

  @Test(
    "of which a byte is changed, missing or twice are refused, or have the figures as written",
    arguments: RecordedFigures.Kind.allCases)
  func changes(kind: RecordedFigures.Kind) async {
    let original = await RecordedFigures.original(kind)
    var random = SeededGenerator(seed: 39)
    var mismatches = Mismatches()
    for number in 0..<Trials.count(600, quick: 100) {
      var bytes = original
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch number % 4 {
      case 0: bytes[place] = "0123456789 .\n\"".utf8.randomElement(using: &random) ?? 0
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(bytes[place], at: place)
      default: bytes.removeLast(bytes.count - place)
      }
      do throws(RecordedFigures.Problem) {
        try await RecordedFigures.read(bytes, as: kind)
      } catch {
        let isRefused = if case .refused = error { true } else { false }
        mismatches.note(unless: isRefused, "\(error) after change \(number) at \(place)")
      }
    }
    #expect(mismatches.isEmpty, "\(mismatches)")
  }
}

import SelfSizingUIKit
import Testing

@Suite(.serialized) @MainActor struct StubValueTests {
  private enum Style: CaseIterable { case plain, round }

  /// The stubs of `Card` that are read in the course of some work.
  ///
  /// All tests of the process have one record, and what others left in it is not theirs.
  private func reads(during work: () -> Void) -> [String] {
    _ = HeadlessStubs.takeReads()
    work()
    return HeadlessStubs.takeReads().map(\.className).filter { $0.hasPrefix("Card.") }
  }

  @Test("stands in for UIKit's own views with views of their classes, and notes each read")
  func views() {
    let names = reads {
      let image: UIImageView = HeadlessStubs.value("Card.image")
      let label: UILabel = HeadlessStubs.value("Card.label")
      let button: UIButton = HeadlessStubs.value("Card.button")
      let text: UITextView = HeadlessStubs.value("Card.text")
      let cell: UITableViewCell = HeadlessStubs.value("Card.cell")
      let views: [UIView] = [image, label, button, text, cell]
      #expect(Set(views.map(ObjectIdentifier.init)).count == 5)
    }
    #expect(names == ["Card.image", "Card.label", "Card.button", "Card.text", "Card.cell"])
  }

  @Test("stands in for what a view has besides other views")
  func objects() {
    let names = reads {
      let tap: UITapGestureRecognizer = HeadlessStubs.value("Card.tap")
      let hold: UIGestureRecognizer = HeadlessStubs.value("Card.hold")
      let screen: UIViewController = HeadlessStubs.value("Card.screen")
      let style: NSParagraphStyle = HeadlessStubs.value("Card.style")
      let locale: Locale = HeadlessStubs.value("Card.locale")
      let action: () -> Void = HeadlessStubs.value("Card.action")
      action()
      #expect(tap !== hold && tap.view == nil && screen.parent == nil)
      #expect(style.lineSpacing == 0 && locale.identifier == "en_US_POSIX")
    }
    #expect(
      names == [
        "Card.tap", "Card.hold", "Card.screen", "Card.style", "Card.locale", "Card.action",
      ])
  }

  @Test("names the stub of which there is no value, and its type")
  func noValue() async throws {
    struct Price {}
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = HeadlessStubs.value("Card.price") as Price
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("the stub of Card.price has no value of Price: complete it"))
  }

  @Test("stands in for an enumeration with its first case")
  func cases() {
    let names = reads { #expect(HeadlessStubs.value("Card.style") == Style.plain) }
    #expect(names == ["Card.style"])
  }
}

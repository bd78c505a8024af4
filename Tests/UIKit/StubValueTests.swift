import SelfSizingUIKit
import Testing

@Suite(.serialized) @MainActor struct StubValueTests {
  private enum Style: CaseIterable { case plain, round }

  @Test("stands in for UIKit's own views with views of their classes, and notes each read")
  func views() {
    _ = HeadlessStubs.takeReads()
    let image: UIImageView = HeadlessStubs.value("Card.image")
    let label: UILabel = HeadlessStubs.value("Card.label")
    let button: UIButton = HeadlessStubs.value("Card.button")
    let text: UITextView = HeadlessStubs.value("Card.text")
    let cell: UITableViewCell = HeadlessStubs.value("Card.cell")
    let views: [UIView] = [image, label, button, text, cell]
    #expect(Set(views.map(ObjectIdentifier.init)).count == 5)
    #expect(
      HeadlessStubs.takeReads().map(\.className)
        == ["Card.image", "Card.label", "Card.button", "Card.text", "Card.cell"])
  }

  @Test("stands in for what a view has besides other views")
  func objects() {
    let tap: UITapGestureRecognizer = HeadlessStubs.value("Card.tap")
    let hold: UIGestureRecognizer = HeadlessStubs.value("Card.hold")
    let screen: UIViewController = HeadlessStubs.value("Card.screen")
    let style: NSParagraphStyle = HeadlessStubs.value("Card.style")
    let locale: Locale = HeadlessStubs.value("Card.locale")
    let action: () -> Void = HeadlessStubs.value("Card.action")
    action()
    #expect(tap !== hold && tap.view == nil && screen.parent == nil)
    #expect(style.lineSpacing == 0 && locale.identifier == "en_US_POSIX")
    #expect(HeadlessStubs.takeReads().count == 6)
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
    let style: Style = HeadlessStubs.value("Card.style")
    #expect(style == .plain)
    _ = HeadlessStubs.takeReads()
  }
}

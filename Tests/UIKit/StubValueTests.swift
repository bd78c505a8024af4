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

  @Test("stands in for an enumeration with its first case")
  func cases() {
    let style: Style = HeadlessStubs.value("Card.style")
    #expect(style == .plain)
    _ = HeadlessStubs.takeReads()
  }
}

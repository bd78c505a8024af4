import Testing

@testable import SelfSizingCommand

@Suite struct TrapMessageTests {
  private func text(_ lines: String...) -> String? {
    var message = TrapMessage()
    for line in lines { message.read(line) }
    return message.text
  }

  @Test("takes Swift's message with the app's line, and no addresses")
  func message() {
    #expect(
      text(
        "app: loading", "app: Shop/PriceCell.swift:12: Fatal error: Unexpectedly found nil",
        "app: 0 0x00007f3276b01760 in closure", "app: Registers:")
        == "Shop/PriceCell.swift:12: Fatal error: Unexpectedly found nil")
  }

  @Test("leaves out a place in Swift's own library, and says nothing where nothing is said")
  func own() {
    #expect(
      text("app: Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range")
        == "Fatal error: Index out of range")
    #expect(text("app: Fatal error") == "Fatal error")
    #expect(text("app: no error") == nil)
  }
}

import SelfSizingUIKit
import Testing

@Suite("Values that count")
struct CountingTests {
  @Test("priorities, weights and levels are moved and compared by their numbers")
  func arithmetic() {
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(.defaultLow + 1.5 == UILayoutPriority(251.5))
    #expect(UILayoutPriority.defaultLow < .defaultHigh)
    var priority = UILayoutPriority.defaultHigh
    priority -= 50
    #expect(priority.rawValue == 700)
    priority += 1
    #expect(priority.rawValue == 701)
    #expect(UIWindow.Level.normal + 1 > .normal)
    #expect(UIFont.Weight.light < .bold)
  }
}

import Testing

@testable import SelfSizingUIKit

@MainActor @Suite("Properties that few views set")
struct RarelySetTests {
  private final class Named: UIView {
    override var accessibilityLabel: String? {
      get { "own " + (super.accessibilityLabel ?? "none") }
      set { super.accessibilityLabel = newValue }
    }
  }

  @Test("keep their values view by view, take no memory before, and can be overridden")
  func values() {
    let (first, second, named) = (UILabel(), UILabel(), Named())
    #expect(first.rareValues.isEmpty && first.accessibilityLabel == nil)
    first.accessibilityLabel = "label"
    first.accessibilityHint = "hint"
    first.mask = second
    #expect(first.accessibilityLabel == "label" && first.accessibilityHint == "hint")
    #expect(first.mask === second && second.rareValues.isEmpty)
    first.accessibilityLabel = nil
    #expect(first.accessibilityLabel == nil && first.rareValues.count == 2)
    #expect(named.accessibilityLabel == "own none")
    named.accessibilityLabel = "name"
    #expect(named.accessibilityLabel == "own name")
    #expect(first.accessibilityFrame == .zero && first.shadowOffset.height == -1)
    first.accessibilityUserInputLabels = nil
    #expect(first.accessibilityUserInputLabels == [])
  }
}

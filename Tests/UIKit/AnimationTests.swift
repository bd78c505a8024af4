import SelfSizingUIKit
import Testing

@Suite @MainActor struct AnimationTests {
  @Test("ends at once with its completion, and an animation without an end does not go on")
  func endless() {
    var count = 0
    func pulse() {
      UIView.animate(withDuration: 0.5) {
        count += 1
      } completion: { _ in
        pulse()
      }
    }
    pulse()
    #expect((2...100).contains(count))
    var isOver = false
    UIView.animate(withDuration: 0.5) {
    } completion: {
      isOver = $0
    }
    #expect(isOver)
  }
}

import SelfSizingUIKit
import Testing
import UIKitTestSupport

/// Stack views, by what Apple documents of their properties. Boxes have no size but their intrinsic
/// one.
@Suite(.serialized) @MainActor struct StackArrangementTests {
  private func stack(
    _ sizes: [(CGFloat, CGFloat)], axis: NSLayoutConstraint.Axis = .horizontal,
    spacing: CGFloat = 0
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: sizes.map { SizedBox($0.0, $0.1) })
    stack.axis = axis
    stack.spacing = spacing
    return stack
  }

  private func layOut(_ stack: UIStackView, _ width: CGFloat, _ height: CGFloat) -> [CGRect] {
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  private func fitted(_ stack: UIStackView) -> CGSize {
    stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  @Test("are as large as what they arrange and the spacing between, along and across")
  func fittingSize() {
    let stack = stack([(30, 10), (50, 40), (20, 25)], spacing: 8)
    #expect(fitted(stack) == CGSize(width: 116, height: 40))
    stack.axis = .vertical
    #expect(fitted(stack) == CGSize(width: 50, height: 91))
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(fitted(stack) == CGSize(width: 56, height: 95))
  }

  @Test("leave out hidden views with their spacing, and arrange them again")
  func hidden() {
    let stack = stack([(30, 10), (50, 10), (20, 10)], spacing: 8)
    stack.arrangedSubviews[1].isHidden = true
    #expect(fitted(stack).width == 58)
    stack.arrangedSubviews[0].isHidden = true
    #expect(fitted(stack).width == 20)
    for view in stack.arrangedSubviews { view.isHidden = false }
    #expect(fitted(stack).width == 116)
  }

  @Test("custom spacing replaces the spacing after one view, until the default is set")
  func customSpacing() {
    let stack = stack([(30, 10), (50, 10), (20, 10)], spacing: 8)
    let first = stack.arrangedSubviews[0]
    #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(20, after: first)
    #expect(stack.customSpacing(after: first) == 20)
    #expect(fitted(stack).width == 128)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: first)
    #expect(fitted(stack).width == 116)
    // After the last view there is nothing to be spaced from.
    stack.setCustomSpacing(20, after: stack.arrangedSubviews[2])
    #expect(fitted(stack).width == 116)
  }

  @Test("fill stretches the view that hugs least, and compresses the one that resists least")
  func fill() {
    let stack = stack([(30, 10), (50, 10), (20, 10)], spacing: 5)
    let views = stack.arrangedSubviews
    views[1].setContentHuggingPriority(.init(100), for: .horizontal)
    #expect(layOut(stack, 200, 10).map(\.width) == [30, 140, 20])
    #expect(layOut(stack, 200, 10).map(\.minX) == [0, 35, 180])
    views[0].setContentCompressionResistancePriority(.init(400), for: .horizontal)
    #expect(layOut(stack, 100, 10).map(\.width) == [20, 50, 20])
  }

  @Test("fillEqually makes all views equally long")
  func fillEqually() {
    let stack = stack([(30, 10), (50, 10), (20, 10)], spacing: 10)
    stack.distribution = .fillEqually
    #expect(layOut(stack, 320, 10).map(\.width) == [100, 100, 100])
    #expect(fitted(stack).width == 170)
  }

  @Test("fillProportionally keeps the proportions of intrinsic sizes")
  func fillProportionally() {
    let stack = stack([(30, 10), (60, 10), (10, 10)])
    stack.distribution = .fillProportionally
    #expect(layOut(stack, 300, 10).map(\.width) == [90, 180, 30])
    #expect(layOut(stack, 50, 10).map(\.width) == [15, 30, 5])
  }

  @Test("equalSpacing leaves views their sizes and equal gaps of at least the spacing")
  func equalSpacing() {
    let stack = stack([(30, 10), (50, 10), (20, 10)], spacing: 5)
    stack.distribution = .equalSpacing
    let frames = layOut(stack, 200, 10)
    #expect(frames.map(\.width) == [30, 50, 20])
    #expect(frames.map(\.minX) == [0, 80, 180])
    #expect(fitted(stack).width == 110)
  }

  @Test("equalCentering leaves equal distances between centers")
  func equalCentering() {
    let stack = stack([(20, 10), (60, 10), (40, 10)], spacing: 0)
    stack.distribution = .equalCentering
    let frames = layOut(stack, 300, 10)
    #expect(frames.map(\.width) == [20, 60, 40])
    // The outer centers are at 10 and 280.
    #expect(frames.map(\.midX) == [10, 145, 280])
  }

  @Test("align views across at an edge, in the middle, or stretch them")
  func alignments() {
    let stack = stack([(30, 10), (50, 20)], axis: .vertical)
    for (alignment, places) in [
      (.fill, [0, 0]), (.leading, [0, 0]), (.trailing, [70, 50]), (.center, [35, 25]),
    ] as [(UIStackView.Alignment, [CGFloat])] {
      stack.alignment = alignment
      let frames = layOut(stack, 100, 30)
      #expect(frames.map(\.minX) == places, "\(alignment)")
      #expect(frames.map(\.width) == (alignment == .fill ? [100, 100] : [30, 50]))
    }
    #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
  }

  @Test("align labels of several sizes by their first baselines")
  func baselines() {
    let (small, large) = (UILabel(), UILabel())
    (small.font, large.font) = (.systemFont(ofSize: 12), .systemFont(ofSize: 30))
    (small.text, large.text) = ("Small", "Large")
    let stack = UIStackView(arrangedSubviews: [small, large])
    stack.alignment = .firstBaseline
    _ = layOut(stack, 300, fitted(stack).height)
    let baselines = [small, large].map { $0.frame.minY + $0.font.ascender }
    #expect(abs(baselines[0] - baselines[1]) < 0.5)
    #expect(small.frame.minY > large.frame.minY)
  }

  @Test("arrange only their subviews, and in an order of their own")
  func arrangedSubviews() {
    let stack = stack([(30, 10), (50, 10)])
    let (first, second) = (stack.arrangedSubviews[0], stack.arrangedSubviews[1])
    let third = SizedBox(20, 10)
    #expect(third.translatesAutoresizingMaskIntoConstraints)
    stack.insertArrangedSubview(third, at: 0)
    #expect(!third.translatesAutoresizingMaskIntoConstraints)
    #expect(stack.arrangedSubviews == [third, first, second])
    // The order of subviews is that in which they were added.
    #expect(stack.subviews == [first, second, third])
    stack.removeArrangedSubview(first)
    #expect(stack.arrangedSubviews == [third, second])
    #expect(first.superview === stack)
    second.removeFromSuperview()
    #expect(stack.arrangedSubviews == [third])
    stack.addArrangedSubview(third)
    #expect(stack.arrangedSubviews == [third] && stack.subviews == [first, third])
  }

  @Test("can be nested")
  func nested() {
    let inner = stack([(30, 10), (50, 40)], spacing: 2)
    let outer = UIStackView(arrangedSubviews: [SizedBox(10, 5), inner])
    outer.axis = .vertical
    outer.spacing = 3
    #expect(fitted(outer) == CGSize(width: 82, height: 48))
    inner.arrangedSubviews[1].isHidden = true
    #expect(fitted(outer) == CGSize(width: 30, height: 18))
    for view in inner.arrangedSubviews { view.isHidden = true }
    inner.isHidden = true
    #expect(fitted(outer) == CGSize(width: 10, height: 5))
  }
}

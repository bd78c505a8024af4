import SelfSizingUIKit
import Testing
import UIKitTestSupport

/// Priorities and constraints, by what Apple documents of them.
@Suite(.serialized) @MainActor struct PriorityTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func add(_ view: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    view.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
    return view
  }

  /// Two boxes in a row from edge to edge, 10 points apart.
  private func row(_ first: CGFloat, _ second: CGFloat) -> (UIView, UIView) {
    let (left, right) = (add(SizedBox(first, 10)), add(SizedBox(second, 10)))
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 10),
      right.trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
    return (left, right)
  }

  @Test("have UIKit's levels, and views its default ones")
  func levels() {
    let levels: [UILayoutPriority] = [.required, .defaultHigh, .defaultLow, .fittingSizeLevel]
    #expect(levels.map(\.rawValue) == [1000, 750, 250, 50])
    for view in [UIView(), UILabel(), UIImageView(), UIButton()] {
      #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
      #expect(view.contentHuggingPriority(for: .horizontal).rawValue >= 250)
    }
    #expect(UIView().contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  @Test("the lower hugging priority stretches, and the lower resistance is compressed")
  func content() {
    let (left, right) = row(40, 50)
    left.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    container.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 0, y: 0, width: 40, height: 10))
    #expect(right.frame == CGRect(x: 50, y: 0, width: 150, height: 10))
    left.setContentHuggingPriority(.init(1), for: .horizontal)
    container.layoutIfNeeded()
    #expect([left.frame.width, right.frame.width] == [140, 50])
    container.frame.size.width = 80
    right.setContentCompressionResistancePriority(.required, for: .horizontal)
    container.layoutIfNeeded()
    #expect([left.frame.width, right.frame.width] == [20, 50])
  }

  @Test("an optional constraint holds as nearly as the higher ones allow")
  func optional() {
    let view = add(UIView())
    let wish = view.widthAnchor.constraint(equalToConstant: 150)
    wish.priority = .defaultLow
    let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 120)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor), wish, limit,
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 120, height: 60))
    limit.constant = 200
    container.layoutIfNeeded()
    #expect(view.frame.width == 150)
    limit.isActive = false
    wish.constant = 170
    container.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 170, height: 85))
  }

  @Test("a priority decides between two wishes, also when it changes")
  func wishes() {
    let view = add(UIView())
    let (small, large) = (
      view.widthAnchor.constraint(equalToConstant: 40),
      view.widthAnchor.constraint(equalToConstant: 90)
    )
    (small.priority, large.priority) = (.init(500), .init(501))
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor), small, large,
    ])
    container.layoutIfNeeded()
    #expect(view.frame.width == 90)
    small.priority = .init(502)
    container.layoutIfNeeded()
    #expect(view.frame.width == 40)
  }

  @Test("leading and trailing follow the direction, left and right do not")
  func directions() {
    container.semanticContentAttribute = .forceRightToLeft
    let (leading, left) = (add(SizedBox(30, 10)), add(SizedBox(30, 10)))
    NSLayoutConstraint.activate([
      leading.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 5),
      left.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 5),
    ])
    container.layoutIfNeeded()
    #expect(leading.frame.minX == 165)
    #expect(left.frame.minX == 5)
  }

  @Test("a constraint says what it was made of, and where it is kept")
  func properties() throws {
    let view = add(UIView())
    let inner = UIView()
    view.addSubview(inner)
    let own = inner.widthAnchor.constraint(equalToConstant: 20)
    let shared = NSLayoutConstraint(
      item: inner, attribute: .bottom, relatedBy: .lessThanOrEqual, toItem: container,
      attribute: .bottom, multiplier: 0.5, constant: -3)
    shared.identifier = "below"
    #expect(!own.isActive && own.priority == .required)
    NSLayoutConstraint.activate([own, shared])
    #expect(inner.constraints == [own])
    #expect(container.constraints.contains(shared))
    #expect(shared.firstItem === inner && shared.secondItem === container)
    #expect(shared.firstAttribute == .bottom && shared.secondAttribute == .bottom)
    #expect(shared.relation == .lessThanOrEqual)
    #expect(shared.multiplier == 0.5 && shared.constant == -3 && shared.identifier == "below")
    #expect(own.secondItem == nil && own.secondAttribute == .notAnAttribute)
    NSLayoutConstraint.deactivate([own, shared])
    #expect(inner.constraints.isEmpty && !container.constraints.contains(shared))
  }

  @Test("a format arranges views from edge to edge, with metrics, relations and priorities")
  func formats() {
    let (first, second) = (add(SizedBox(30, 10)), add(SizedBox(50, 10)))
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-gap-[first(40@750)]-[second(>=60)]-(>=4)-|",
      metrics: ["gap": 12], views: ["first": first, "second": second])
    NSLayoutConstraint.activate(made)
    container.layoutIfNeeded()
    #expect(first.frame.minX == 12 && first.frame.width == 40)
    // The standard distance between two views.
    #expect(second.frame.minX == 60)
    #expect(second.frame.width >= 60 && second.frame.maxX <= 196)
  }

  @Test("a view is fitted to the smallest size that holds what is in it")
  func fitting() {
    let view = UIView()
    let box = SizedBox(70, 30)
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 6),
      view.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 7),
      view.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8),
    ])
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 84, height: 42))
    #expect(
      view.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 200, height: 42))
  }
}

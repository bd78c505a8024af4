@testable import SelfSizingUIKit
import Testing

/// The effect of `UIAppearance` proxies on the sizes of views.
@Suite(.serialized) @MainActor struct AppearanceTests {
  private final class Badge: UILabel {
    override class func makeInstance(frame: CGRect) -> UIView? { Badge(frame: frame) }
  }
  private final class Card: UIView {}

  private func height(of view: UIView) -> CGFloat {
    view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
  }

  private func holder(_ label: UILabel, in container: UIView = UIView()) -> UIView {
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: container.topAnchor),
      label.bottomAnchor.constraint(equalTo: container.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
    return container
  }

  @Test("a font of the class decides the height of a label that states none")
  func classProxy() {
    defer { Appearances.removeAll() }
    let plain = height(of: holder(UILabel()))
    UILabel.appearance().font = .systemFont(ofSize: 40)
    let styled = UILabel()
    #expect(height(of: holder(styled)) > plain)
    #expect(styled.font.pointSize == 40)
    let own = UILabel()
    own.font = .systemFont(ofSize: 17)
    #expect(height(of: holder(own)) == plain)
  }

  @Test("a subclass's proxy counts more than its base's, and the outermost container most")
  func precedence() {
    defer { Appearances.removeAll() }
    Badge.appearance().font = .systemFont(ofSize: 30)
    UILabel.appearance().font = .systemFont(ofSize: 20)
    UILabel.appearance(whenContainedInInstancesOf: [Card.self]).font = .systemFont(ofSize: 25)
    let (badge, label, inner) = (Badge(), UILabel(), UILabel())
    _ = height(of: holder(badge))
    _ = height(of: holder(label))
    _ = height(of: holder(inner, in: Card()))
    #expect(badge.font.pointSize == 30)
    #expect(label.font.pointSize == 20)
    #expect(inner.font.pointSize == 25)
  }

  @Test("an appearance is taken when a view enters a window, and again in another place")
  func windows() {
    defer { Appearances.removeAll() }
    UILabel.appearance(whenContainedInInstancesOf: [Card.self]).font = .systemFont(ofSize: 25)
    let (window, card, label) = (UIWindow(frame: .zero), Card(), UILabel())
    window.addSubview(label)
    #expect(label.font.pointSize == 17)
    window.addSubview(card)
    card.addSubview(label)
    #expect(label.font.pointSize == 25)
  }

  @Test("buttons take insets, and the labels of their titles a font")
  func buttons() {
    defer { Appearances.removeAll() }
    let plain = UIButton(type: .system)
    plain.setTitle("OK", for: .normal)
    let size = plain.intrinsicContentSize
    UIButton.appearance().contentEdgeInsets = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
    UILabel.appearance(whenContainedInInstancesOf: [UIButton.self]).font = .systemFont(ofSize: 30)
    let button = UIButton(type: .system)
    button.setTitle("OK", for: .normal)
    UIWindow(frame: .zero).addSubview(button)
    #expect(button.contentEdgeInsets.left == 9)
    #expect(button.titleLabel?.font.pointSize == 30)
    #expect(button.intrinsicContentSize.height > size.height)
  }

  @Test("traits select an appearance")
  func traits() {
    defer { Appearances.removeAll() }
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    UILabel.appearance(for: UITraitCollection(horizontalSizeClass: .regular)).font =
      .systemFont(ofSize: 50)
    UILabel.appearance(for: compact).font = .systemFont(ofSize: 21)
    let label = UILabel()
    _ = height(of: holder(label))
    #expect(label.font.pointSize == 21)
  }
}

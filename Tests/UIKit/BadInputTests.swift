import SelfSizingUIKit
import Testing

/// Input at which UIKit logs, raises or hangs is a finding here, with the class and, if known, the
/// line.
@Suite(.serialized) @MainActor struct BadInputTests {
  @Test("a constraint between strangers is a finding with its line, and stays inactive")
  func strangers() {
    _ = HeadlessFindings.take()
    let constraint = UIView().topAnchor.constraint(equalTo: UILabel().topAnchor)
    let (one, other) = (UIView(), UILabel())
    let second = one.topAnchor.constraint(equalTo: other.topAnchor)
    second.isActive = true
    _ = constraint
    let findings = HeadlessFindings.take()
    #expect(findings.map(\.kind) == [.invalidConstraint])
    #expect(findings.first?.site?.fileName == "BadInputTests.swift")
    #expect(findings.first?.message.contains("one is in UIView, the other in UILabel") == true)
    #expect(!second.isActive)
  }

  @Test("a frame that is no number is a finding that names the class")
  func invalidFrame() {
    _ = HeadlessFindings.take()
    let label = UILabel()
    label.frame = CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: 3)
    #expect(label.frame.height == 3)
    #expect(label.frame.isEmpty || label.frame.width.isFinite)
    #expect(HeadlessFindings.take().map(\.className) == ["UILabel"])
  }

  private final class Restless: UIView {
    var count = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
      setNeedsLayout()
    }
  }

  @Test("a layout that asks for itself without end is stopped, and named")
  func endless() {
    _ = HeadlessFindings.take()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let restless = Restless(frame: outer.bounds)
    outer.addSubview(restless)
    outer.layoutIfNeeded()
    #expect(restless.count < 1000)
    let findings = HeadlessFindings.take()
    #expect(findings.map(\.kind) == [.endlessLayout])
    #expect(findings.first?.className == "Restless")
  }

  @Test("a conflict is logged as UIKit does, and the other constraints hold")
  func conflict() {
    _ = HeadlessFindings.take()
    let view = UIView()
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.heightAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(equalToConstant: 20),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect([10, 20].contains(size.height))
    let findings = HeadlessFindings.take()
    #expect(findings.map(\.kind) == [.conflict])
    #expect(
      findings.first?.message.hasPrefix("Unable to simultaneously satisfy constraints.") == true)
    #expect(findings.first?.site?.fileName == "BadInputTests.swift")
  }

  @Test("a visual format with a mistake is a finding with a caret")
  func visualFormat() {
    _ = HeadlessFindings.take()
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[label", views: ["label": UILabel()])
    #expect(constraints.isEmpty)
    #expect(HeadlessFindings.take().first?.message.contains("^") == true)
  }
}

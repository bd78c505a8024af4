import SelfSizingUIKit
import Testing

/// The tree, frames and constraints, as UIKit documents them.
@Suite(.serialized) @MainActor struct ViewTreeTests {
  @Test("removing a view deactivates what leads out of it and keeps what lies within")
  func removal() {
    let (outer, inner, label) = (UIView(), UIView(), UILabel())
    outer.addSubview(inner)
    inner.addSubview(label)
    let out = label.topAnchor.constraint(equalTo: outer.topAnchor)
    let within = label.leadingAnchor.constraint(equalTo: inner.leadingAnchor)
    NSLayoutConstraint.activate([out, within])
    #expect(outer.constraints == [out])
    #expect(inner.constraints == [within])
    inner.removeFromSuperview()
    #expect(!out.isActive)
    #expect(within.isActive)
    #expect(outer.constraints.isEmpty)
    #expect(inner.superview == nil)
  }

  @Test("what an app's constraint and view do as they go finds the tree whole")
  func departures() {
    let (outer, inner) = (UIView(), UIView())
    let label = UILabel()
    outer.addSubview(label)
    outer.addSubview(inner)
    let stays = label.topAnchor.constraint(equalTo: outer.topAnchor)
    stays.isActive = true
    for _ in 0..<3 {
      let goes = PartingConstraint(
        item: inner, attribute: .top, relatedBy: .equal, toItem: outer, attribute: .top,
        multiplier: 1, constant: 0)
      goes.onDeparture = { PartingConstraint.found.append(outer.constraints == [stays]) }
      goes.isActive = true
    }
    #expect(outer.constraints.count == 4)
    PartingConstraint.found = []
    _ = HeadlessFindings.take()
    inner.removeFromSuperview()
    #expect(PartingConstraint.found == [true, true, true])
    outer.layoutIfNeeded()
    var parting: PartingView? = PartingView()
    outer.addSubview(parting!)
    parting?.onDeparture = { label.text = "Changed" }
    parting?.removeFromSuperview()
    parting = nil
    outer.layoutIfNeeded()
    #expect(label.text == "Changed" && HeadlessFindings.take() == [])
  }

  @Test("flexible masks share a change of the superview's size")
  func autoresizing() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 150, height: 130)
    #expect(inner.frame == CGRect(x: 10, y: 40, width: 130, height: 20))
  }

  @Test("an active constraint is kept alive by the view, and a tree goes when nothing holds it")
  func lifetimes() {
    weak var view: UIView?
    weak var constraint: NSLayoutConstraint?
    do {
      let outer = UIView()
      let inner = UIView()
      outer.addSubview(inner)
      inner.translatesAutoresizingMaskIntoConstraints = false
      inner.widthAnchor.constraint(equalToConstant: 10).isActive = true
      constraint = inner.constraints.first
      view = inner
      #expect(constraint?.constant == 10)
      _ = outer.systemLayoutSizeFitting(.zero)
    }
    #expect(view == nil)
    #expect(constraint == nil)
  }

  @Test("an override of a trait reaches what the view contains")
  func traits() {
    let (outer, inner) = (UIView(), UILabel())
    outer.addSubview(inner)
    outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    var changes = 0
    inner.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (label: UILabel, old: UITraitCollection) in
      changes += 1
      #expect(old.preferredContentSizeCategory == .accessibilityLarge)
    }
    outer.traitOverrides.preferredContentSizeCategory = .small
    #expect(changes == 1)
  }

  @Test("a part of a tree is fitted for itself, and the whole goes on")
  func subtree() {
    let (outer, inner, label) = (UIView(), UIView(), UILabel())
    label.text = "Hello"
    for view in [inner, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    outer.addSubview(inner)
    inner.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: inner.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 7),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
    ])
    let whole = outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let part = inner.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(abs(whole.height - part.height - 7) < 1e-9)
    #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == whole)
    #expect(part.height == label.intrinsicContentSize.height + 5)
  }

  @Test("anchors, initializers and visual formats make the same constraint")
  func sameConstraints() {
    let (outer, inner) = (UIView(), UIView())
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    let one = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 20)
    let two = NSLayoutConstraint(
      item: inner, attribute: .leading, relatedBy: .equal, toItem: outer, attribute: .leading,
      multiplier: 1, constant: 20)
    let three = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-20-[inner]", views: ["inner": inner])[0]
    for constraint in [one, two, three] {
      #expect(constraint.firstItem === inner)
      #expect(constraint.secondItem === outer)
      #expect(constraint.constant == 20)
      #expect(constraint.firstAttribute == .leading)
    }
  }
}

/// A constraint of an app that runs code as it goes.
final class PartingConstraint: NSLayoutConstraint {
  nonisolated(unsafe) static var found: [Bool] = []
  nonisolated(unsafe) var onDeparture: @MainActor () -> Void = {}
  deinit {
    let work = onDeparture
    MainActor.assumeIsolated { work() }
  }
}

/// A view of an app that runs code as it goes.
final class PartingView: UIView {
  nonisolated(unsafe) var onDeparture: @MainActor () -> Void = {}
  deinit {
    let work = onDeparture
    MainActor.assumeIsolated { work() }
  }
}

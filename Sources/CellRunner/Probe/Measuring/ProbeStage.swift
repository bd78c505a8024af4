import Foundation

#if canImport(SelfSizingUIKit)
  import SelfSizingGeometry
  import SelfSizingTypography
  import SelfSizingUIKit
#else
  import UIKit
#endif

/// A window in which views are shown under traits before they are asked for anything.
@MainActor final class ProbeStage {
  static let sizes: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
  static let someSizes: [UIContentSizeCategory] = [.extraSmall, .large, .accessibilityExtraLarge]
  static let texts: [(name: String, text: String)] = [
    ("one line", "Height"), ("two lines", "Height\nTypography"),
    ("three lines", "Height\nTypography\nagain"),
    (
      "many lines",
      "Every cell of a list is as high as what it shows, at every text size that a reader may choose."
    ),
  ]
  static let wrappingWidth: CGFloat = 320

  private let window: UIWindow
  private let parent = UIViewController()
  private let child = UIViewController()

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1366, height: 4096))
    #if !canImport(SelfSizingUIKit)
      // Tests without an app have no scene, and nothing that could be asked for one.
      if Bundle.main.bundlePath.hasSuffix(".app") {
        window.windowScene =
          UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
      }
    #endif
    window.rootViewController = parent
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  func close() {
    clear()
    window.isHidden = true
    window.rootViewController = nil
  }

  var traits: UITraitCollection { child.view.traitCollection }
  var host: UIView { child.view }

  func begin(_ size: UIContentSizeCategory) {
    clear()
    #if canImport(SelfSizingUIKit)
      // Lists measure cells before they have traits: the size is set for the process.
      let category = DynamicTypeCategory(sizeName: size.rawValue) ?? .large
      HeadlessEnvironment.set(
        HeadlessEnvironment.traits.modifyingTraits { $0.contentSizeCategory = category })
    #else
      parent.setOverrideTraitCollection(
        UITraitCollection(preferredContentSizeCategory: size), forChild: child)
    #endif
    window.layoutIfNeeded()
  }

  func clear() { child.view.subviews.forEach { $0.removeFromSuperview() } }

  func show(_ view: UIView, width: CGFloat? = nil) {
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    var constraints = [
      view.topAnchor.constraint(equalTo: host.topAnchor),
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
    ]
    if let width { constraints.append(view.widthAnchor.constraint(equalToConstant: width)) }
    NSLayoutConstraint.activate(constraints)
  }

  func show(_ view: UIView, frame: CGRect) {
    view.frame = frame
    host.addSubview(view)
  }

  typealias Shown<View: UIView> = (name: String, width: CGFloat?, view: View)

  func record<View: UIView>(
    _ family: String, at sizes: [UIContentSizeCategory], _ makeViews: () -> [Shown<View>],
    values: (View) -> [String: CGFloat]
  ) -> ProbedTruth.Family {
    let recorder = ProbeRecorder(family)
    for size in sizes {
      begin(size)
      let shown = makeViews()
      for (_, width, view) in shown { show(view, width: width) }
      layOut()
      for (name, width, view) in shown {
        recorder.add(name, size, width: width, values: values(view))
      }
    }
    clear()
    return recorder.family
  }
  func layOut() {
    host.setNeedsLayout()
    window.layoutIfNeeded()
    host.layoutIfNeeded()
  }

  func label(_ text: String, _ style: UIFont.TextStyle = .body, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    label.numberOfLines = lines
    label.text = text
    return label
  }
}

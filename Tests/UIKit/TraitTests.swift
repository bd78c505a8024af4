import SelfSizingUIKit
import Testing

/// Traits and their changes, by what Apple documents of them.
@Suite(.serialized) @MainActor struct TraitTests {
  @Test("merge collections: the last specified value counts")
  func merging() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(),
    ])
    #expect(merged.userInterfaceStyle == .light && merged.displayScale == 2)
    #expect(merged.horizontalSizeClass == .unspecified)
    #expect(merged.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!merged.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(
      merged
        == UITraitCollection {
          $0.userInterfaceStyle = .light; $0.displayScale = 2
        })
    let changed = merged.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(changed.userInterfaceStyle == .dark && changed.displayScale == 2)
    #expect(changed.hasDifferentColorAppearance(comparedTo: merged))
  }

  @Test("categories compare by size, and those for accessibility say so")
  func categories() {
    #expect(UIContentSizeCategory.small < .large && UIContentSizeCategory.large <= .large)
    #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test("overrides hold for a view and all that it contains, the innermost first")
  func overrides() {
    let (outer, middle, inner) = (UIView(), UIView(), UIView())
    outer.addSubview(middle)
    middle.addSubview(inner)
    outer.traitOverrides.preferredContentSizeCategory = .small
    #expect(inner.traitCollection.preferredContentSizeCategory == .small)
    middle.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(
      [outer, middle, inner].map(\.traitCollection.preferredContentSizeCategory)
        == [.small, .extraLarge, .extraLarge])
    middle.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    #expect(inner.traitCollection.preferredContentSizeCategory == .small)
    inner.removeFromSuperview()
    #expect(inner.traitCollection.preferredContentSizeCategory == .large)
    outer.overrideUserInterfaceStyle = .dark
    #expect(middle.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("the least and the largest category limit that of the environment")
  func limits() {
    let view = UIView()
    view.maximumContentSizeCategory = .medium
    #expect(view.traitCollection.preferredContentSizeCategory == .medium)
    view.maximumContentSizeCategory = nil
    view.minimumContentSizeCategory = .accessibilityLarge
    #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
  }

  @Test("a view is called for changes of the traits for which it registered, and for no others")
  func registrations() {
    let view = UIView()
    var calls: [String] = []
    let styles = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, former: UITraitCollection) in
      calls.append(
        "style \(former.userInterfaceStyle) → \(view.traitCollection.userInterfaceStyle)")
    }
    view.registerForTraitChanges(
      [UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self]
    ) { (view: UIView, former: UITraitCollection) in
      calls.append("size")
    }
    view.traitOverrides.userInterfaceStyle = .dark
    #expect(calls == ["style light → dark"])
    view.traitOverrides.preferredContentSizeCategory = .small
    #expect(calls.dropFirst() == ["size"])
    // Nothing has changed.
    view.traitOverrides.preferredContentSizeCategory = .small
    #expect(calls.count == 2)
    view.unregisterForTraitChanges(styles)
    view.traitOverrides.userInterfaceStyle = .light
    #expect(calls.count == 2)
  }

  @Test("labels follow the category where they are asked to, and keep their font elsewhere")
  func fonts() {
    let (outer, following, fixed) = (UIView(), UILabel(), UILabel())
    for label in [following, fixed] {
      label.font = .preferredFont(forTextStyle: .body)
      outer.addSubview(label)
    }
    following.adjustsFontForContentSizeCategory = true
    #expect(following.font.pointSize == 17)
    outer.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(following.font.pointSize == 53)
    #expect(fixed.font.pointSize == 17)
  }
}

extension UIView {
  /// How many views state their own traits: while none does, all have the environment's.
  static var overrideCount = 0

  final var resolvedTraits: UITraitCollection {
    guard UIView.overrideCount > 0 else { return HeadlessEnvironment.collection }
    var values = HeadlessEnvironment.collection.values
    for view in superviewsAndSelf.reversed() {
      guard let extras = view.extras else { continue }
      if let controller = extras.controller { values.adopt(controller.ownTraits) }
      values.adopt(extras.overrides)
      if let least = extras.minimumCategory?.dynamicTypeCategory, let category = values.category {
        values.category = max(least, category)
      }
      if let most = extras.maximumCategory?.dynamicTypeCategory, let category = values.category {
        values.category = min(most, category)
      }
    }
    return values == HeadlessEnvironment.collection.values
      ? HeadlessEnvironment.collection : UITraitCollection(values)
  }
  public var traitOverrides: UITraitOverrides {
    get { extras?.overrides ?? StatedTraits() }
    set {
      guard let overrides = newValue as? StatedTraits, overrides != rare.overrides else { return }
      changeTraits { $0.overrides = overrides }
    }
  }
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { extras?.minimumCategory }
    set { changeTraits { $0.minimumCategory = newValue } }
  }
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { extras?.maximumCategory }
    set { changeTraits { $0.maximumCategory = newValue } }
  }
  public var appliedContentSizeCategoryLimitsDescription: String { "" }

  final func changeTraits(_ change: (ViewExtras) -> Void) {
    var former: [ObjectIdentifier: UITraitCollection] = [:]
    forEachView { former[ObjectIdentifier($0)] = $0.traitCollection }
    UIView.overrideCount += 1
    change(rare)
    forEachView { view in
      guard let old = former[ObjectIdentifier(view)], old != view.traitCollection else { return }
      view.tellOfTraits(changedFrom: old)
    }
  }

  private func tellOfTraits(changedFrom old: UITraitCollection) {
    adopt(traitCollection)
    traitCollectionDidChange(old)
    for handler in extras?.traitHandlers ?? [] where handler.follows(old, traitCollection) {
      handler.call(self, old)
    }
    if let controller = extras?.controller { controller.traitCollectionDidChange(old) }
    contentChanged()
  }

  /// Brings a tree that was made in another environment up to the present one: fonts that follow
  /// the text size are adjusted, and what waits for changes of traits is called, in every view.
  public func environmentDidChange(from former: UITraitCollection) {
    forEachView { $0.tellOfTraits(changedFrom: former) }
  }
  @discardableResult public func registerForTraitChanges<T: UITraitEnvironment>(
    _ traits: [UITrait.Type], handler: @escaping (T, UITraitCollection) -> Void
  ) -> UITraitChangeRegistration {
    let registration = TraitHandler(traits) { environment, old in
      if let environment = environment as? T { handler(environment, old) }
    }
    rare.traitHandlers.append(registration)
    return registration
  }

  /// Methods cannot be called by name here, which is a finding.
  @discardableResult public func registerForTraitChanges(_ traits: [UITrait.Type], action: Selector)
    -> UITraitChangeRegistration
  {
    HeadlessFindings.record(
      .notCalled, of: self, "\(action) is registered for changes of traits by its name")
    return TraitHandler([]) { _, _ in }
  }
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait.Type], target: Any, action: Selector
  ) -> UITraitChangeRegistration { registerForTraitChanges(traits, action: action) }
  public func unregisterForTraitChanges(_ registration: UITraitChangeRegistration) {
    extras?.traitHandlers.removeAll { $0 === registration }
  }
  public func updateTraitsIfNeeded() {}
}

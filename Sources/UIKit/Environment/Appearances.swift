/// The proxies of `UIAppearance`. A setter of a covered property asks its view whether it is a
/// proxy; then it leaves a closure here that sets the same value on another view.
///
/// - Source: Apple documents that views take an appearance when they enter a window, that what is
///   set on a view itself stays, that the proxy with the outermost container wins, and that the
///   longer chain of containers does among those. A class's own proxies count more than those of
///   the classes it descends from.
@MainActor enum Appearances {
  private final class Proxy {
    let view: UIView
    let scope: AppearanceScope
    let isKind: (UIView) -> Bool
    /// In the order of the last call for each property, or state of a control.
    var setters: [(key: String, property: AppearanceProperties, set: (UIView) -> Void)] = []

    init<View: UIView>(_ view: View, _ scope: AppearanceScope) {
      self.view = view
      self.scope = scope
      isKind = { $0 is View }
    }
  }

  private static var proxies: [Proxy] = []
  static private(set) var isUsed = false
  /// Whether a value that is being set is not a view's own.
  private static var isDefault = false

  static func proxy<View: UIView>(for type: View.Type, _ scope: AppearanceScope) -> View {
    for proxy in proxies where proxy.scope == scope {
      if let known = proxy.view as? View, Swift.type(of: known) == type { return known }
    }
    let made = type.headlessInstance()
    made.isAppearanceProxy = true
    proxies.append(Proxy(made, scope))
    return made
  }

  static func removeAll() {
    proxies = []
    isUsed = false
  }

  /// Notes that a property was set: on a proxy, for the views that it stands for; on any other
  /// view, as its own. The detail distinguishes values of one property, such as those of states.
  /// The setter captures nothing: a capture would be made for each property of any view.
  @inline(__always) static func note<View: UIView, Value>(
    _ property: AppearanceProperties, of view: View, _ value: Value, detail: UInt = 0,
    _ set: @escaping (View, Value) -> Void
  ) {
    if view.isAppearanceProxy {
      record(property, of: view, detail) { other in
        if let other = other as? View { set(other, value) }
      }
    } else if !isDefault {
      view.ownAppearance.insert(property)
    }
  }

  private static func record(
    _ property: AppearanceProperties, of view: UIView, _ detail: UInt,
    _ set: @escaping (UIView) -> Void
  ) {
    guard !isDefault, let proxy = proxies.first(where: { $0.view === view }) else { return }
    let key = "\(property.rawValue) \(detail)"
    proxy.setters.removeAll { $0.key == key }
    proxy.setters.append((key, property, set))
    isUsed = true
  }

  /// Sets values that are not a view's own, as the system sets up its controls.
  static func withDefaults(_ body: () -> Void) {
    let former = isDefault
    isDefault = true
    body()
    isDefault = former
  }

  /// Styles the views of a tree that have come to their place since they were styled last.
  static func apply(in tree: UIView) {
    guard isUsed else { return }
    tree.forEachView { view in
      guard !view.isStyled else { return }
      view.isStyled = true
      view.prepareForAppearance()
      style(view)
    }
  }

  private static func style(_ view: UIView) {
    var matching: [(depth: Int, reach: Int, count: Int, place: Int, proxy: Proxy)] = []
    for (place, proxy) in proxies.enumerated() where !proxy.setters.isEmpty && proxy.isKind(view) {
      guard let reach = proxy.scope.reach(around: view) else { continue }
      // A class that descends from another one is also of its kind.
      let depth = proxies.reduce(0) { $0 + ($1.isKind(proxy.view) ? 1 : 0) }
      matching.append((depth, reach, proxy.scope.containers.count, place, proxy))
    }
    // The last one wins.
    matching.sort {
      ($0.depth, $0.reach, $0.count, $0.place) < ($1.depth, $1.reach, $1.count, $1.place)
    }
    withDefaults {
      for match in matching {
        for setter in match.proxy.setters where !view.ownAppearance.contains(setter.property) {
          setter.set(view)
        }
      }
    }
  }
}

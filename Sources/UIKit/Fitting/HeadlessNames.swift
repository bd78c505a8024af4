/// The names of views in logs: the property of a view around them that holds them, or their class.
@MainActor struct HeadlessNames {
  /// By the owners and the views that their properties hold.
  private var properties: [ObjectIdentifier: [ObjectIdentifier: String]] = [:]

  static func name(of view: UIView) -> String {
    var names = HeadlessNames()
    return names.name(of: view)
  }

  /// Returns the name of a view, whose superviews change no properties meanwhile.
  mutating func name(of view: UIView) -> String {
    if view.superview?.ownContentView === view { return "contentView" }
    var owner = view.superview
    while let current = owner {
      if let name = properties(of: current)[ObjectIdentifier(view)] { return name }
      owner = current.superview
    }
    return String(describing: type(of: view))
  }

  private mutating func properties(of owner: UIView) -> [ObjectIdentifier: String] {
    if let known = properties[ObjectIdentifier(owner)] { return known }
    let read = Self.readProperties(of: owner)
    properties[ObjectIdentifier(owner)] = read
    return read
  }

  /// Of two properties that hold the same view the first names it, a view's own class first.
  private static func readProperties(of owner: UIView) -> [ObjectIdentifier: String] {
    var names: [ObjectIdentifier: String] = [:]
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror, current.subjectType != UIView.self {
      for child in current.children {
        guard let label = child.label, let view = child.value as? UIView,
          names[ObjectIdentifier(view)] == nil
        else { continue }
        names[ObjectIdentifier(view)] =
          label.hasPrefix("$__lazy_storage_$_") ? String(label.dropFirst(18)) : label
      }
      mirror = current.superclassMirror
    }
    return names
  }
}

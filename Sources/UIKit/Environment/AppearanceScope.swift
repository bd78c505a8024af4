/// The conditions, other than the class, under which a proxy of `UIAppearance` styles views.
struct AppearanceScope: Equatable {
  /// The classes of what is around them, the innermost first.
  var containers: [UIAppearanceContainer.Type] = []
  /// The traits that they are shown under; nil for any.
  var traits: UITraitCollection?

  static func == (first: Self, second: Self) -> Bool {
    first.containers.map { ObjectIdentifier($0) } == second.containers.map { ObjectIdentifier($0) }
      && first.traits == second.traits
  }

  /// How far out the outermost of the containers is around a view, counted in views; 0 without
  /// containers, and nil where they are not all around it.
  @MainActor func reach(around view: UIView) -> Int? {
    if let traits, !view.traitCollection.containsTraits(in: traits) { return nil }
    var (found, distance, reach) = (0, 0, 0)
    var container = view.parent
    while let current = container, found < containers.count {
      distance += 1
      let objects: [AnyObject?] = [current, current.extras?.controller]
      for object in objects where found < containers.count {
        guard let object, Self.isInstance(object, of: containers[found]) else { continue }
        (found, reach) = (found + 1, distance)
      }
      container = current.parent
    }
    return found == containers.count ? reach : nil
  }

  private static func isInstance(_ object: AnyObject, of type: UIAppearanceContainer.Type) -> Bool {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if ObjectIdentifier(current.subjectType) == ObjectIdentifier(type) { return true }
      mirror = current.superclassMirror
    }
    return false
  }
}

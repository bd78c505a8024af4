/// The conditions, other than the class, under which a proxy of `UIAppearance` styles views.
struct AppearanceScope: Equatable {
  /// Of what is around them, the innermost first.
  var containers: [UIAppearanceContainer.Type] = []
  var traits: UITraitCollection?

  static func == (first: Self, second: Self) -> Bool {
    first.containers.map { ObjectIdentifier($0) } == second.containers.map { ObjectIdentifier($0) }
      && first.traits == second.traits
  }

  /// How many views out the outermost of the containers is around a view; 0 without containers, and
  /// nil where they are not all around it.
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
    sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
      .contains { ObjectIdentifier($0.subjectType) == ObjectIdentifier(type) }
  }
}

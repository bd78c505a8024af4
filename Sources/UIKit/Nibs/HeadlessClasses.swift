/// The app's views and controllers by the names that documents of Interface Builder have for them.
///
/// No runtime finds a class by its name on Linux: the overlay writes a function that registers all
/// of an app's (`SourceOverlay.classTable`).
@MainActor public enum HeadlessClasses {
  private static var classes: [String: [UIResponder.Type]] = [:]

  /// Makes a class known under the name that documents have for it, without the module's.
  /// Registering it again changes nothing.
  public static func register(_ responderClass: UIResponder.Type, named name: String) {
    guard !(classes[name] ?? []).contains(where: { $0 == responderClass }) else { return }
    classes[name, default: []].append(responderClass)
  }

  /// Of several modules' classes that of the given module, or the one that was registered first.
  static func responderClass(named name: String, module: String?) -> UIResponder.Type? {
    let known = classes[name] ?? []
    guard known.count > 1, let module else { return known.first }
    return known.first { String(reflecting: $0).hasPrefix(module + ".") } ?? known.first
  }
}

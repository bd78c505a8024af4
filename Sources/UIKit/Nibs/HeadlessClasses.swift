/// The app's views and controllers by the names that documents of Interface Builder have for them.
///
/// No runtime finds a class by its name on Linux; the overlay writes a function that registers all
/// of an app's (`SourceOverlay.classTable`).
@MainActor public enum HeadlessClasses {
  private static var classes: [String: [UIResponder.Type]] = [:]

  /// Makes a class known.
  ///
  /// - Parameters:
  ///   - responderClass: The class. Registering it again changes nothing.
  ///   - name: The name in documents, without the module's.
  public static func register(_ responderClass: UIResponder.Type, named name: String) {
    guard !(classes[name] ?? []).contains(where: { $0 == responderClass }) else { return }
    classes[name, default: []].append(responderClass)
  }

  /// The class of a name; of several modules' classes, that of the given module, or the one that
  /// was registered first.
  static func responderClass(named name: String, module: String?) -> UIResponder.Type? {
    let known = classes[name] ?? []
    guard known.count > 1, let module else { return known.first }
    return known.first { String(reflecting: $0).hasPrefix(module + ".") } ?? known.first
  }
}

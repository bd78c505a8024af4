import SelfSizingTypography

/// The font files of an app, by the names under which its code asks for them.
public enum HeadlessFonts {
  // Guarded by `lock`.
  nonisolated(unsafe) private static var faces: [String: FontFace] = [:]
  nonisolated(unsafe) private static var missing: Set<String> = []
  private static let lock = NSLock()

  /// Makes a face known under its PostScript name, its family's name and another one, if given.
  public static func register(_ face: FontFace, named name: String? = nil) {
    lock.withLock {
      for name in [name, face.postScriptName, face.familyName].compactMap({ $0 }) {
        faces[name] = faces[name] ?? face
      }
    }
  }

  /// The names that were asked for and not known, sorted; the system font stood in for them.
  public static var missingNames: [String] { lock.withLock { missing.sorted() } }

  static func face(named name: String) -> FontFace? { lock.withLock { faces[name] } }

  static func standIn(for name: String, size: Double, weight: FontWeight? = nil) -> TextFont {
    lock.withLock { _ = missing.insert(name) }
    let isBold = name.localizedCaseInsensitiveContains("bold")
    return .systemFont(ofSize: size, weight: weight ?? (isBold ? .bold : .regular))
  }

  static var familyNames: [String] {
    lock.withLock { Set(faces.values.compactMap(\.familyName)).sorted() }
  }

  static func names(inFamily family: String) -> [String] {
    lock.withLock {
      Set(faces.values.filter { $0.familyName == family }.compactMap(\.postScriptName)).sorted()
    }
  }
}

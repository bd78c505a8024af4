import SelfSizingTypography
import Synchronization

/// The font files of an app, by the names under which its code asks for them.
public enum HeadlessFonts {
  private static let faces = Mutex([String: FontFace]())
  private static let missing = Mutex(Set<String>())

  /// Makes a face known under its PostScript name, its family's name and another one, if given.
  public static func register(_ face: FontFace, named name: String? = nil) {
    faces.withLock {
      for name in [name, face.postScriptName, face.familyName].compactMap(\.self) {
        $0[name] = $0[name] ?? face
      }
    }
  }

  /// The names that were asked for and not known, sorted; the system font stood in for them.
  public static var missingNames: [String] { missing.withLock { $0.sorted() } }

  static func face(named name: String) -> FontFace? { faces.withLock { $0[name] } }

  static func standIn(for name: String, size: Double, weight: FontWeight? = nil) -> TextFont {
    missing.withLock { _ = $0.insert(name) }
    let isBold = name.localizedCaseInsensitiveContains("bold")
    return .systemFont(ofSize: size, weight: weight ?? (isBold ? .bold : .regular))
  }

  static var familyNames: [String] {
    faces.withLock { Set($0.values.compactMap(\.familyName)).sorted() }
  }

  static func names(inFamily family: String) -> [String] {
    faces.withLock {
      Set($0.values.filter { $0.familyName == family }.compactMap(\.postScriptName)).sorted()
    }
  }
}

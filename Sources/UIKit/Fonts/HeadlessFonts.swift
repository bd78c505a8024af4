import SelfSizingTypography
import Synchronization

/// The font files of an app, by the names under which its code asks for them.
public enum HeadlessFonts {
  private static let faces = Mutex([String: FontFace]())

  /// Makes a face known under its PostScript name, its family's name and another one, if given.
  public static func register(_ face: FontFace, named name: String? = nil) {
    faces.withLock {
      for name in [name, face.postScriptName, face.familyName].compactMap(\.self) {
        $0[name] = $0[name] ?? face
      }
    }
  }

  static func face(named name: String) -> FontFace? { faces.withLock { $0[name] } }

  static func standIn(for name: String, size: Double, weight: FontWeight? = nil) -> TextFont {
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

/// Faces that stand in for characters a font does not have. Chinese, Japanese and Korean share
/// characters that each writes in its own way: faces for the content's language come first.
///
/// - Source: `CTFontCopyDefaultCascadeListForLanguages` orders the system's fallbacks by the
///   reader's languages.
public struct FallbackFonts: Hashable, Sendable {
  /// The faces in the order in which they were given.
  public let faces: [FontFace]

  enum Writing: Int, CaseIterable {
    // In the order that the system has for languages that write none of them.
    case simplifiedChinese, traditionalChinese, korean, hongKong, japanese
  }

  let writings: [Writing?]

  /// Creates fallbacks of faces, of which the first is asked first.
  public init(_ faces: [FontFace]) {
    self.faces = faces
    writings = faces.map { Self.writing(of: $0) }
  }

  /// The writing that a face is for: as its names say, else the only one among its code pages.
  private static func writing(of face: FontFace) -> Writing? {
    let name = face.familyName ?? ""
    let words = name.split { $0 == " " || $0 == "-" }.map { $0.lowercased() }
    for (writing, marks) in marks where words.contains(where: marks.contains) { return writing }
    let pages: [(Int, Writing)] = [
      (17, .japanese), (18, .simplifiedChinese), (19, .korean), (20, .traditionalChinese),
    ]
    let known = pages.filter { face.storage.codePages >> $0.0 & 1 == 1 }
    return known.count == 1 ? known[0].1 : nil
  }

  private static let marks: [(Writing, Set<String>)] = [
    (.hongKong, ["hk"]), (.simplifiedChinese, ["sc", "gb", "cn", "songti"]),
    (.traditionalChinese, ["tc", "tw"]), (.japanese, ["jp", "hiragino", "yugothic"]),
    (.korean, ["kr", "sd"]),
  ]
}

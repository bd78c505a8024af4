/// Faces that stand in for characters a font does not have, in the order that the content's
/// language asks for.
///
/// Chinese, Japanese and Korean share characters that each writes in its own way: of faces for them
/// those of the content's language come first. Otherwise the faces keep their order.
/// - Source: `CTFontCopyDefaultCascadeListForLanguages` orders the system's fallbacks by the
///   reader's languages.
public struct FallbackFonts: Hashable, Sendable {
  /// The faces in the order in which they were given.
  public let faces: [FontFace]

  /// A way of writing Han characters.
  enum Writing: Int, CaseIterable {
    // In the order that the system has for languages that write none of them.
    case simplifiedChinese, traditionalChinese, korean, hongKong, japanese
  }

  /// The writings of the faces, nil for those that are of none.
  let writings: [Writing?]

  /// Creates fallbacks of faces, of which the first is asked first.
  public init(_ faces: [FontFace]) {
    self.faces = faces
    writings = faces.map { Self.writing(of: $0) }
  }

  /// The writing that a face is for: as its names say, else as its code pages do.
  private static func writing(of face: FontFace) -> Writing? {
    let name = face.familyName ?? ""
    let words = name.split { $0 == " " || $0 == "-" }.map { $0.lowercased() }
    for (writing, marks) in marks where words.contains(where: marks.contains) { return writing }
    return face.storage.codePageWriting
  }

  private static let marks: [(Writing, Set<String>)] = [
    (.hongKong, ["hk"]), (.simplifiedChinese, ["sc", "gb", "cn", "songti"]),
    (.traditionalChinese, ["tc", "tw"]), (.japanese, ["jp", "hiragino", "yugothic"]),
    (.korean, ["kr", "sd"]),
  ]
}

extension FontFace.Storage {
  /// The writing of the only code page of Han characters that the face names; nil if there are none
  /// or several.
  fileprivate var codePageWriting: FallbackFonts.Writing? {
    let pages: [(Int, FallbackFonts.Writing)] = [
      (17, .japanese), (18, .simplifiedChinese), (19, .korean), (20, .traditionalChinese),
    ]
    let known = pages.filter { codePages >> $0.0 & 1 == 1 }
    return known.count == 1 ? known[0].1 : nil
  }
}

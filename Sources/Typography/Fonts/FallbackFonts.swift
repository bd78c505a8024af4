/// Faces that stand in for characters a font does not have, in the order that the content's language asks for.
///
/// Chinese, Japanese and Korean share characters that each writes in its own way: of faces for them those of the
/// content's language come first. Otherwise the faces keep their order.
/// - Source: `CTFontCopyDefaultCascadeListForLanguages` orders the system's fallbacks by the reader's languages.
public struct FallbackFonts: Hashable, Sendable {
  /// The faces in the order in which they were given.
  public let faces: [FontFace]

  /// A way of writing Han characters.
  enum Writing: Int, CaseIterable {
    // In the order that the system has for languages that write none of them.
    case simplifiedChinese, traditionalChinese, korean, hongKong, japanese
  }

  /// The writings of the faces, nil for those that are of none.
  private let writings: [Writing?]

  /// Creates fallbacks of faces, of which the first is asked first.
  public init(_ faces: [FontFace]) {
    self.faces = faces
    writings = faces.map { Self.writing(of: $0) }
  }

  /// Returns the faces in the order for contents of a language.
  public func faces(for locale: LocaleIdentifier) -> [FontFace] {
    let order = Self.order(for: locale)
    func rank(_ index: Int) -> Int {
      guard let writing = writings[index] else { return -1 }
      return order.firstIndex(of: writing) ?? order.count
    }
    return faces.indices.sorted { (rank($0), $0) < (rank($1), $1) }.map { faces[$0] }
  }

  private static func order(for locale: LocaleIdentifier) -> [Writing] {
    let parts = locale.identifier.split { $0 == "_" || $0 == "-" }.map { $0.lowercased() }
    let first: [Writing] =
      switch locale.languageCode {
      case "ja": [.japanese]
      case "ko": [.korean]
      case "yue": [.hongKong, .traditionalChinese]
      case "zh" where parts.contains("hk") || parts.contains("mo"):
        [.hongKong, .traditionalChinese]
      case "zh" where parts.contains("hant") || parts.contains("tw"):
        [.traditionalChinese, .hongKong]
      case "zh": [.simplifiedChinese]
      default: []
      }
    return first + Writing.allCases.filter { !first.contains($0) }
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
    (.korean, ["kr", "gothic", "sd", "neo"]),
  ]
}

extension FontFace.Storage {
  /// The writing of the only code page of Han characters that the face names; nil if there are none or several.
  fileprivate var codePageWriting: FallbackFonts.Writing? {
    let pages: [(Int, FallbackFonts.Writing)] = [
      (17, .japanese), (18, .simplifiedChinese), (19, .korean), (20, .traditionalChinese),
    ]
    let known = pages.filter { codePages >> $0.0 & 1 == 1 }
    return known.count == 1 ? known[0].1 : nil
  }
}

/// Characters of a text that a fallback sets.
public struct FallbackUse: Hashable, Sendable {
  /// The face.
  public let face: FontFace
  /// The first different characters, at most `PreparedText.maximumMissingGlyphs`.
  public let characters: [Unicode.Scalar]
  /// How many characters of the text it sets.
  public let count: Int
}

extension PreparedText {
  /// Which fallbacks set which characters, in the order of the fallbacks; empty if the fonts set all that has a
  /// glyph.
  ///
  /// - Complexity: O(n × f) in the text's length and the number of fallbacks.
  public var fallbackUses: [FallbackUse] {
    var uses: [FontFace: (order: Int, characters: [Unicode.Scalar], count: Int)] = [:]
    var offset = 0
    for scalar in text.unicodeScalars {
      let font = attributes(at: offset).font
      offset += UTF8.width(scalar)
      guard !font.fallbackFaces.isEmpty, !CharacterProperties.shared[scalar.value].hangs,
        !font.face.isOwn(scalar.value), scalar.value >= 0x20,
        let order = font.fallbackFaces.firstIndex(where: { $0.glyph(of: scalar) != nil })
      else { continue }
      var use = uses[font.fallbackFaces[order]] ?? (order, [], 0)
      use.count += 1
      if use.characters.count < Self.maximumMissingGlyphs, !use.characters.contains(scalar) {
        use.characters.append(scalar)
      }
      uses[font.fallbackFaces[order]] = use
    }
    return uses.map { ($0.key, $0.value) }
      .sorted { ($0.1.order, $0.1.count) < ($1.1.order, $1.1.count) }
      .map { FallbackUse(face: $0, characters: $1.characters, count: $1.count) }
  }
}

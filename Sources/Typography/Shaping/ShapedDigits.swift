#if HarfBuzz
  /// How the digits of a face line up where HarfBuzz shapes them: by the face's own feature, or
  /// else as wide as its zero and without kerning, as they are measured without shaping.
  struct ShapedDigits {
    let features: [String]
    /// The digits that stand in for those that line up; empty if there is nothing to do.
    private let glyphs: Set<Int>
    private let advance: Double

    init(_ sized: SizedFace, areMonospaced: Bool) {
      let digits = areMonospaced && sized.tabularDigits == nil ? sized.digitGlyphs ?? [] : []
      features = areMonospaced && digits.isEmpty ? ["tnum"] : []
      glyphs = Set(digits)
      advance = digits.first.map { sized.advance(ofGlyph: $0) } ?? 0
    }

    /// Gives digits one advance, and takes their kerning away: from the advances of clusters
    /// without and with kerning in font units. Glyphs are from left to right.
    func lineUp(
      _ plain: inout [Double], _ kerned: inout [Double], _ shaped: [(glyph: Int, cluster: Int)]
    ) {
      guard !glyphs.isEmpty else { return }
      var previous: Int?
      for (glyph, cluster) in shaped {
        if glyphs.contains(glyph) {
          plain[cluster] = advance
          kerned[cluster] = advance
          if let previous { kerned[previous] = plain[previous] }
        }
        previous = cluster
      }
    }
  }
#endif

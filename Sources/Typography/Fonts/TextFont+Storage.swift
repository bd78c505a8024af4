import SelfSizingGeometry

extension TextFont {
  /// Where a font's figures come from.
  enum Source: Hashable, Sendable {
    /// The system font, from a file if there is one.
    case system(SystemFont?)
    /// A face of a font file, with the values of axes that were asked for.
    case face(FontFace, axes: [String: Double])
  }

  /// The properties that a font is made of; all of its figures follow from them.
  struct Description: Sendable {
    var source: Source
    /// The size that was asked for, before it is moved into the range.
    var size: Double
    /// That of a system font; a face has its own.
    var weight = FontWeight.regular
    var leading = Leading.none
    var hasMonospacedDigits = false
    /// Which systems draw the built-in font so.
    var edition = SystemFontEdition.iOS16
    /// Whether it is set as a text view sets it, not as a label does.
    var isInTextView = false
    /// The faces that are tried in order for characters the font does not have.
    var fallbacks: [FontFace] = []
  }

  /// The vertical metrics in points.
  struct Metrics {
    let ascender: Double
    let descender: Double
    var lineHeight: Double
    let capHeight: Double

    init(systemFontOfSize size: Double) {
      ascender = size * SanFranciscoFigures.ascender
      descender = size * SanFranciscoFigures.descender
      lineHeight = size * SanFranciscoFigures.lineHeight
      capHeight = size * SanFranciscoFigures.capHeight
    }

    init(_ metrics: FaceMetrics, pointsPerUnit: Double) {
      ascender = metrics.ascender * pointsPerUnit
      descender = metrics.descender * pointsPerUnit
      lineHeight = (metrics.ascender - metrics.descender + metrics.lineGap) * pointsPerUnit
      capHeight = metrics.capHeight * pointsPerUnit
    }
  }

  /// A font's storage, so that a copy of it is one reference.
  final class Storage: Sendable {
    let description: Description
    let pointSize: Double
    let weight: FontWeight
    let fidelity: Fidelity
    let metrics: Metrics
    /// The face as the size sets it; nil for the system font that is built in.
    let sized: SizedFace?
    let pointsPerUnit: Double
    /// The advances of digits that line up, in font units; nil if they are the face's own, empty if
    /// it has none.
    private let digits: [Double]?
    /// The figures in font units, which fonts of other sizes may share; nil where none hold at
    /// several sizes.
    let unitFigures: UnitFigures?
    private let scaledFace = LazyReference<ScaledFace>()

    /// The figures in font units of all fonts that grow in proportion.
    final class UnitFigures: Sendable { fileprivate let face = LazyReference<ScaledFace>() }

    /// Creates a font.
    ///
    /// - Parameter other: A font of the same source and fallbacks, whose figures in font units may
    ///   hold for this one, too.
    init(_ description: Description, sharing other: Storage? = nil) {
      self.description = description
      let (source, weight) = (description.source, description.weight)
      let pointSize = TextFont.nearestPointSize(to: description.size)
      self.pointSize = pointSize
      let lineLeading = description.isInTextView ? description.leading.value : 0
      let sized = Self.sized(source, size: pointSize, weight: weight)
      self.sized = sized
      let isMoved = pointSize != description.size
      guard let sized else {
        // That the zero keeps its width is ours: it is the width of the signs that line up with
        // digits.
        let figures = Swift.max(
          weight.fidelity, SanFranciscoTables.shared.tracking(at: pointSize).fidelity)
        fidelity =
          isMoved
          ? .assumed : description.hasMonospacedDigits ? Swift.max(figures, .modelled) : figures
        self.weight = weight
        var metrics = Metrics(systemFontOfSize: pointSize)
        metrics.lineHeight += lineLeading
        self.metrics = metrics
        unitFigures = nil
        digits = nil
        pointsPerUnit = 1
        return
      }
      pointsPerUnit = pointSize / Double(sized.face.unitsPerEm)
      var metrics = Metrics(sized.instance.metrics, pointsPerUnit: pointsPerUnit)
      metrics.lineHeight += lineLeading
      self.metrics = metrics
      self.weight = Self.weight(source, weight, sized)
      let ownDigits = description.hasMonospacedDigits ? sized.tabularDigits : nil
      digits = description.hasMonospacedDigits ? ownDigits ?? Self.zeros(sized) : nil
      unitFigures =
        digits == nil && Self.holdsInUnits(description.fallbacks)
        ? Self.unitFigures(of: other, sized, fallbacks: description.fallbacks) ?? UnitFigures()
        : nil
      var fidelity = Self.fidelity(source, weight, sized, size: pointSize)
      if isMoved { fidelity = .assumed }
      if description.hasMonospacedDigits, ownDigits == nil {
        fidelity = Swift.max(fidelity, .modelled)
      }
      self.fidelity = fidelity
    }

    /// The advances in points.
    var face: ScaledFace {
      scaledFace.object {
        guard let sized else {
          return ScaledFace(
            pointSize: pointSize, weight: weight,
            hasMonospacedDigits: description.hasMonospacedDigits, fallbacks: sizedFallbacks,
            edition: description.edition)
        }
        return ScaledFace(sized, pointSize: pointSize, digits: digits, fallbacks: sizedFallbacks)
      }
    }

    /// The advances in font units; nil where they do not hold at several sizes.
    var unitFace: ScaledFace? {
      guard let unitFigures, let sized else { return nil }
      return unitFigures.face.object {
        ScaledFace(sized, pointSize: Double(sized.face.unitsPerEm), fallbacks: sizedFallbacks)
      }
    }

    private var sizedFallbacks: [SizedFace] {
      description.fallbacks.map { SizedFace($0, size: pointSize) }
    }

    private static func sized(_ source: Source, size: Double, weight: FontWeight) -> SizedFace? {
      switch source {
      case .system(nil): nil
      case .system(let system?):
        SizedFace(
          system.face, size: size, axes: system.axes(for: weight),
          tracking: system.standInTracking(at: size))
      case .face(let face, let axes): SizedFace(face, size: size, axes: axes)
      }
    }

    private static func weight(
      _ source: Source, _ weight: FontWeight, _ sized: SizedFace
    ) -> FontWeight {
      if case .system = source { return weight }
      let axis = sized.face.storage.space.axes.weight
      let value = axis.map { sized.instance.values[$0] }
      return FontWeight.nearest(toClass: value.map { Int($0) } ?? sized.face.weightClass)
    }

    private static func zeros(_ sized: SizedFace) -> [Double] {
      let zero = sized.tables.slotAdvances[0x30]
      return zero > FontInstance.absent ? Array(repeating: zero + sized.tracking, count: 10) : []
    }

    private static func fidelity(
      _ source: Source, _ weight: FontWeight, _ sized: SizedFace, size: Double
    ) -> Fidelity {
      if !sized.face.findings.isEmpty { return .assumed }
      // Whether Core Text varies the metrics of lines as other engines do is not known.
      let varied: Fidelity = sized.instance.changesLines ? .modelled : .exact
      switch source {
      case .system(let system):
        guard let system, system.has(weight) else { return .assumed }
        return system.standInTracking(at: size) == nil ? varied : .modelled
      case .face(let face, let axes):
        func isKnown(_ axis: (tag: String, value: Double)) -> Bool {
          axis.value.isFinite && face.axes.contains { $0.tag == axis.tag }
        }
        let areKnown =
          face.position.allSatisfy { isKnown(($0.key, $0.value)) }
          && axes.allSatisfy { isKnown(($0.key, $0.value)) }
        return areKnown ? varied : .assumed
      }
    }

    /// Whether figures in font units hold at several sizes: where shaping leaves none in points,
    /// and no fallback changes with the size.
    private static func holdsInUnits(_ fallbacks: [FontFace]) -> Bool {
      #if HarfBuzz
        // What was shaped is in points.
        return false
      #else
        return fallbacks.allSatisfy { face in
          !face.hasTracking && !face.axes.contains { $0.tag == FontAxis.opticalSize }
        }
      #endif
    }

    /// The figures in font units of another font, if they hold for this one, too.
    private static func unitFigures(
      of other: Storage?, _ sized: SizedFace, fallbacks: [FontFace]
    ) -> UnitFigures? {
      guard let other, let known = other.sized, sized.measures(like: known),
        other.description.fallbacks == fallbacks
      else { return nil }
      return other.unitFigures
    }
  }

  fileprivate static func nearestPointSize(to size: Double) -> Double {
    // A comparison with NaN is false: NaN becomes the lower bound.
    size > pointSizes.lowerBound ? Swift.min(size, pointSizes.upperBound) : pointSizes.lowerBound
  }
}

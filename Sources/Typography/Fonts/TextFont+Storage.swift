import SelfSizingGeometry

extension TextFont {
  /// Where a font's figures come from.
  enum Source: Hashable, Sendable {
    /// The system font, from a file if there is one.
    case system(SystemFont?)
    /// A face of a font file, with the values of axes that were asked for.
    case face(FontFace, axes: [String: Double])
  }

  /// How the system and its views set a font, beyond its source and size.
  struct Setting: Hashable, Sendable {
    /// Which systems draw the built-in font so.
    var edition = SystemFontEdition.iOS16
    /// Whether it is set as a text view sets it, not as a label does.
    var isInTextView = false
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

    init(_ metrics: FontInstance.Metrics, pointsPerUnit: Double) {
      ascender = metrics.ascender * pointsPerUnit
      descender = metrics.descender * pointsPerUnit
      lineHeight = (metrics.ascender - metrics.descender + metrics.lineGap) * pointsPerUnit
      capHeight = metrics.capHeight * pointsPerUnit
    }
  }

  /// A font's storage, so that a copy of it is one reference.
  final class Storage: Sendable {
    let source: Source
    /// The size that was asked for, before it was moved into the range.
    let askedSize: Double
    let pointSize: Double
    let weight: FontWeight
    let leading: Leading
    let fidelity: Fidelity
    let hasMonospacedDigits: Bool
    let setting: Setting
    let fallbacks: [FontFace]
    let metrics: Metrics
    /// The face as the size sets it; nil for the system font that is built in.
    let sized: SizedFace?
    let pointsPerUnit: Double
    /// The advances of digits that line up, in font units; nil if they are the face's own, empty if
    /// it has none.
    private let digits: [Double]?
    /// Whether there are figures in font units that hold at several sizes.
    private let hasUnitFigures: Bool
    /// The figures of another font, if they hold for this one, too.
    private let otherFigures: UnitFigures?
    private let ownFigures = LazyReference<UnitFigures>()
    /// The advances of ASCII in the face's instance; nil if they are not known without a text, or
    /// if digits have others.
    private let asciiAdvances: AdvancesOfASCII?
    private let tracking: Double
    private let scaledFace = LazyReference<ScaledFace>()

    /// The figures in font units of all fonts that grow in proportion.
    final class UnitFigures: Sendable {
      fileprivate let face = LazyReference<ScaledFace>()
    }

    /// Creates a font.
    ///
    /// - Parameters:
    ///   - weight: That of a system font; a face has its own.
    ///   - other: A font of the same source and fallbacks, whose figures in font units may hold for
    ///     this one, too.
    init(
      _ source: Source, size: Double, weight: FontWeight = .regular, leading: Leading = .none,
      hasMonospacedDigits: Bool = false, setting: Setting = Setting(), fallbacks: [FontFace] = [],
      sharing other: Storage? = nil
    ) {
      let pointSize = TextFont.nearestPointSize(to: size)
      self.source = source
      askedSize = size
      self.pointSize = pointSize
      self.leading = leading
      self.hasMonospacedDigits = hasMonospacedDigits
      self.setting = setting
      let lineLeading = setting.isInTextView ? leading.value : 0
      self.fallbacks = fallbacks
      let sized = Self.sized(source, size: pointSize, weight: weight)
      self.sized = sized
      let isMoved = pointSize != size
      guard let sized else {
        // That the zero keeps its width is ours: it is the width of the signs that line up with
        // digits.
        let figures = Swift.max(
          weight.fidelity, SanFranciscoTables.shared.tracking(at: pointSize).fidelity)
        fidelity =
          isMoved ? .assumed : hasMonospacedDigits ? Swift.max(figures, .modelled) : figures
        self.weight = weight
        var metrics = Metrics(systemFontOfSize: pointSize)
        metrics.lineHeight += lineLeading
        self.metrics = metrics
        hasUnitFigures = false
        otherFigures = nil
        digits = nil
        asciiAdvances = nil
        tracking = 0
        pointsPerUnit = 1
        return
      }
      pointsPerUnit = pointSize / Double(sized.face.unitsPerEm)
      var metrics = Metrics(sized.instance.metrics, pointsPerUnit: pointsPerUnit)
      metrics.lineHeight += lineLeading
      self.metrics = metrics
      self.weight = Self.weight(source, weight, sized)
      let ownDigits = hasMonospacedDigits ? sized.tabularDigits : nil
      digits = hasMonospacedDigits ? ownDigits ?? Self.zeros(sized) : nil
      asciiAdvances = digits == nil ? sized.instance.asciiAdvances : nil
      tracking = sized.tracking
      hasUnitFigures = digits == nil && Self.holdsInUnits(fallbacks)
      otherFigures =
        hasUnitFigures ? Self.unitFigures(of: other, sized, fallbacks: fallbacks) : nil
      var fidelity = Self.fidelity(source, weight, sized, size: pointSize)
      if isMoved { fidelity = .assumed }
      if hasMonospacedDigits, ownDigits == nil { fidelity = Swift.max(fidelity, .modelled) }
      self.fidelity = fidelity
    }

    /// The advances in points.
    var face: ScaledFace {
      scaledFace.object {
        guard let sized else {
          return ScaledFace(
            pointSize: pointSize, weight: weight, hasMonospacedDigits: hasMonospacedDigits,
            fallbacks: sizedFallbacks, edition: setting.edition)
        }
        return ScaledFace(sized, pointSize: pointSize, digits: digits, fallbacks: sizedFallbacks)
      }
    }

    /// The figures in font units, which fonts of other sizes may share; nil where none hold at
    /// several sizes.
    var unitFigures: UnitFigures? {
      hasUnitFigures ? otherFigures ?? ownFigures.object { UnitFigures() } : nil
    }

    /// The advances in font units; nil where they do not hold at several sizes.
    var unitFace: ScaledFace? {
      guard let unitFigures, let sized else { return nil }
      return unitFigures.face.object {
        ScaledFace(sized, pointSize: Double(sized.face.unitsPerEm), fallbacks: sizedFallbacks)
      }
    }

    private var sizedFallbacks: [SizedFace] { fallbacks.map { SizedFace($0, size: pointSize) } }

    /// The advance of a character of ASCII in points, without evaluating those of others; nil where
    /// that cannot be had.
    @inline(__always)
    func asciiAdvance(of code: UInt32) -> Double? {
      asciiAdvances?[code].map { ($0 + tracking) * pointsPerUnit }
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
        other.fallbacks == fallbacks
      else { return nil }
      return other.unitFigures
    }
  }

  fileprivate static func nearestPointSize(to size: Double) -> Double {
    // A comparison with NaN is false: NaN becomes the lower bound.
    size > pointSizes.lowerBound
      ? Swift.min(size, pointSizes.upperBound) : pointSizes.lowerBound
  }
}

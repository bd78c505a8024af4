import SelfSizingGeometry

extension TextFont {
  enum Source: Hashable, Sendable {
    case system(SystemFont?)
    /// A face of a font file, with the values of axes that were asked for.
    case face(FontFace, axes: [String: Double])
  }

  struct Description: Sendable {
    var source: Source
    /// As it was asked for, before it is moved into the range.
    var size: Double
    /// That of a system font; a face has its own.
    var weight = FontWeight.regular
    var leading = Leading.none
    var hasMonospacedDigits = false
    var edition = SystemFontEdition.iOS16
    var isInTextView = false
    var fallbacks: [FontFace] = []
  }

  struct Metrics {
    let ascender, descender, lineHeight, capHeight: Double

    init(_ metrics: FaceMetrics, pointsPerUnit: Double, leading: Double) {
      ascender = metrics.ascender * pointsPerUnit
      descender = metrics.descender * pointsPerUnit
      let height = metrics.ascender - metrics.descender + metrics.lineGap
      lineHeight = height * pointsPerUnit + leading
      capHeight = metrics.capHeight * pointsPerUnit
    }

    init(systemFontOfSize size: Double, leading: Double) {
      ascender = size * SanFranciscoFigures.ascender
      descender = size * SanFranciscoFigures.descender
      lineHeight = size * SanFranciscoFigures.lineHeight + leading
      capHeight = size * SanFranciscoFigures.capHeight
    }
  }

  final class Storage: Sendable {
    let description: Description
    let pointSize: Double
    let weight: FontWeight
    let fidelity: Fidelity
    let metrics: Metrics
    let sized: SizedFace?
    let pointsPerUnit: Double
    /// Digits that line up, in font units; nil if they are the face's own, empty if it has none.
    private let digits: [Double]?
    /// The figures in font units, which fonts of other sizes may share; nil where none hold at
    /// several sizes.
    let unitFigures: UnitFigures?
    private let scaledFace = LazyReference<ScaledFace>()

    final class UnitFigures: Sendable { fileprivate let face = LazyReference<ScaledFace>() }

    /// A font of the same source and fallbacks may share its figures.
    init(_ description: Description, sharing other: Storage? = nil) {
      let weight = description.weight
      let pointSize = TextFont.nearestPointSize(to: description.size)
      self.pointSize = pointSize
      let leading = description.isInTextView ? description.leading.value : 0
      let sized = Self.sized(description.source, size: pointSize, weight: weight)
      self.sized = sized
      var fidelity: Fidelity
      if let sized {
        pointsPerUnit = pointSize / Double(sized.face.unitsPerEm)
        metrics = Metrics(sized.instance.metrics, pointsPerUnit: pointsPerUnit, leading: leading)
        self.weight = Self.weight(description.source, weight, sized)
        let ownDigits = description.hasMonospacedDigits ? sized.tabularDigits : nil
        digits = description.hasMonospacedDigits ? ownDigits ?? Self.zeros(sized) : nil
        unitFigures =
          digits == nil && Self.holdsInUnits(description.fallbacks)
          ? Self.unitFigures(of: other, sized, description.fallbacks) ?? UnitFigures() : nil
        fidelity = Self.fidelity(description.source, weight, sized, size: pointSize)
        if digits != nil, ownDigits == nil { fidelity = Swift.max(fidelity, .modelled) }
      } else {
        pointsPerUnit = 1
        metrics = Metrics(systemFontOfSize: pointSize, leading: leading)
        self.weight = weight
        (digits, unitFigures) = (nil, nil)
        let tracking = SanFranciscoTables.shared.tracking(at: pointSize).fidelity
        fidelity = Swift.max(weight.fidelity, tracking)
        // That the zero keeps its width is ours: it is the width of signs that line up with digits.
        if description.hasMonospacedDigits { fidelity = Swift.max(fidelity, .modelled) }
      }
      self.fidelity = pointSize == description.size ? fidelity : .assumed
      // At the end it is moved; before, it would be copied.
      self.description = description
    }

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
        let areKnown = [face.position, axes].joined().allSatisfy { tag, value in
          value.isFinite && face.axes.contains { $0.tag == tag }
        }
        return areKnown ? varied : .assumed
      }
    }

    /// Whether figures in font units hold at several sizes: no fallback changes with the size.
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

    private static func unitFigures(
      of other: Storage?, _ sized: SizedFace, _ fallbacks: [FontFace]
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

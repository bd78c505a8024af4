/// One of the nine weights of the system font, the counterpart of `UIFont.Weight`.
public struct FontWeight: Hashable, Sendable, CaseIterable, Comparable {
  /// The value UIKit gives to the weight: 0 for regular, negative for lighter ones.
  public let rawValue: Double
  /// The position of the weight's advances on the line from regular (0) to bold (1).
  let boldFraction: Double
  /// How far the fraction may be trusted.
  let fidelity: Fidelity

  private init(_ rawValue: Double, boldFraction: Double, fidelity: Fidelity) {
    self.rawValue = rawValue
    self.boldFraction = boldFraction
    self.fidelity = fidelity
  }

  // The masters lighter than regular are not known. The published strings' totals at 17 points ask
  // for fractions from −0.58 to −1.05 for ultra light; thin is 0.784 of it, light 0.3405.
  /// Ultra light; advances are assumed.
  public static let ultraLight = FontWeight(-0.8, boldFraction: -0.75, fidelity: .assumed)
  /// Thin; advances are assumed.
  public static let thin = FontWeight(-0.6, boldFraction: -0.588, fidelity: .assumed)
  /// Light; advances are assumed.
  public static let light = FontWeight(-0.4, boldFraction: -0.255, fidelity: .assumed)
  /// Regular, the default.
  public static let regular = FontWeight(0, boldFraction: 0, fidelity: .exact)
  /// Medium.
  public static let medium = FontWeight(
    0.23, boldFraction: SanFranciscoFigures.mediumFraction, fidelity: .exact)
  /// Semibold, the weight of headlines.
  public static let semibold = FontWeight(
    0.3, boldFraction: SanFranciscoFigures.semiboldFraction, fidelity: .exact)
  /// Bold.
  public static let bold = FontWeight(0.4, boldFraction: 1, fidelity: .exact)
  // Black is as far beyond bold as bold beyond regular, heavy 0.5333 of that way: this reproduces
  // the totals of the four published strings.
  /// Heavy; advances are modelled.
  public static let heavy = FontWeight(0.56, boldFraction: 1.5333, fidelity: .modelled)
  /// Black, the heaviest; advances are modelled.
  public static let black = FontWeight(0.62, boldFraction: 2, fidelity: .modelled)

  /// All weights, from light to heavy.
  public static let allCases: [FontWeight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  /// Orders weights from light to heavy.
  public static func < (first: FontWeight, second: FontWeight) -> Bool {
    first.rawValue < second.rawValue
  }

  /// The value of the axis `wght` for the weight.
  ///
  /// - Source: The named instances of SF Pro, as apple-fonts-documentation (yell0wsuit) lists them.
  ///   The positions of weights between regular and bold in measurements follow from them.
  var axisValue: Double {
    let values = [30.925, 110.725, 274.315, 400, 510, 590, 700, 860, 1000]
    return Self.allCases.firstIndex(of: self).map { values[$0] } ?? 400
  }

  /// The weight of a font file's class: 100 for ultra light to 900 for black.
  static func nearest(toClass weightClass: Int) -> FontWeight {
    allCases[Swift.min(Swift.max((weightClass + 50) / 100, 1), allCases.count) - 1]
  }
}

import SelfSizingAutoLayout

extension NSLayoutConstraint {
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alignAllLeft = Self(rawValue: 1 << 1)
    public static let alignAllRight = Self(rawValue: 1 << 2)
    public static let alignAllTop = Self(rawValue: 1 << 3)
    public static let alignAllBottom = Self(rawValue: 1 << 4)
    public static let alignAllLeading = Self(rawValue: 1 << 5)
    public static let alignAllTrailing = Self(rawValue: 1 << 6)
    public static let alignAllCenterX = Self(rawValue: 1 << 9)
    public static let alignAllCenterY = Self(rawValue: 1 << 10)
    public static let alignAllLastBaseline = Self(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = Self(rawValue: 1 << 12)
    public static let alignmentMask = Self(rawValue: 0xFFFF)
    public static let directionLeadingToTrailing: Self = []
    public static let directionLeftToRight = Self(rawValue: 1 << 16)
    public static let directionRightToLeft = Self(rawValue: 2 << 16)
    public static let directionMask = Self(rawValue: 3 << 16)
    public static let spacingEdgeToEdge: Self = []
    public static let spacingBaselineToBaseline = Self(rawValue: 1 << 19)
    public static let spacingMask = Self(rawValue: 1 << 19)
  }

  /// Returns the constraints of a visual format; none, with a finding, if it cannot be parsed.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any], fileID: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    do {
      return try LayoutConstraint.constraints(
        withVisualFormat: format, options: LayoutFormatOptions(rawValue: Int(options.rawValue)),
        metrics: (metrics ?? [:]).compactMapValues { Double(of: $0) },
        views: views.compactMapValues { ($0 as? UIView)?.layoutItem }, fileID: fileID, line: line
      ).map { NSLayoutConstraint($0) }
    } catch {
      HeadlessFindings.record(
        .invalidConstraint, named: "NSLayoutConstraint",
        "Unable to parse constraint format: \n\(error)",
        at: DeclarationSite(fileID: fileID, line: line))
      return []
    }
  }
}

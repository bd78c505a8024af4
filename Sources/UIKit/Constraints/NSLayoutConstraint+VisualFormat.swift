import SelfSizingAutoLayout

extension NSLayoutConstraint {
  /// The options by which the views of a visual format are aligned.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The raw value, UIKit's own.
    public let rawValue: UInt
    /// Creates one from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// UIKit's `alignAllLeft`.
    public static let alignAllLeft = Self(rawValue: 1 << 1)
    /// UIKit's `alignAllRight`.
    public static let alignAllRight = Self(rawValue: 1 << 2)
    /// UIKit's `alignAllTop`.
    public static let alignAllTop = Self(rawValue: 1 << 3)
    /// UIKit's `alignAllBottom`.
    public static let alignAllBottom = Self(rawValue: 1 << 4)
    /// UIKit's `alignAllLeading`.
    public static let alignAllLeading = Self(rawValue: 1 << 5)
    /// UIKit's `alignAllTrailing`.
    public static let alignAllTrailing = Self(rawValue: 1 << 6)
    /// UIKit's `alignAllCenterX`.
    public static let alignAllCenterX = Self(rawValue: 1 << 9)
    /// UIKit's `alignAllCenterY`.
    public static let alignAllCenterY = Self(rawValue: 1 << 10)
    /// UIKit's `alignAllLastBaseline`.
    public static let alignAllLastBaseline = Self(rawValue: 1 << 11)
    /// UIKit's `alignAllFirstBaseline`.
    public static let alignAllFirstBaseline = Self(rawValue: 1 << 12)
    /// UIKit's `alignmentMask`.
    public static let alignmentMask = Self(rawValue: 0xFFFF)
    /// UIKit's `directionLeadingToTrailing`.
    public static let directionLeadingToTrailing: Self = []
    /// UIKit's `directionLeftToRight`.
    public static let directionLeftToRight = Self(rawValue: 1 << 16)
    /// UIKit's `directionRightToLeft`.
    public static let directionRightToLeft = Self(rawValue: 2 << 16)
    /// UIKit's `directionMask`.
    public static let directionMask = Self(rawValue: 3 << 16)
    /// UIKit's `spacingEdgeToEdge`.
    public static let spacingEdgeToEdge: Self = []
    /// UIKit's `spacingBaselineToBaseline`.
    public static let spacingBaselineToBaseline = Self(rawValue: 1 << 19)
    /// UIKit's `spacingMask`.
    public static let spacingMask = Self(rawValue: 1 << 19)
  }

  /// Returns the constraints of a visual format; none, with a finding, if it cannot be parsed.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any],
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    var numbers: [String: Double] = [:]
    for (name, value) in metrics ?? [:] {
      switch value {
      case let value as CGFloat: numbers[name] = Double(value)
      case let value as Double: numbers[name] = value
      case let value as Int: numbers[name] = Double(value)
      case let value as Float: numbers[name] = Double(value)
      case let value as NSNumber: numbers[name] = value.doubleValue
      default: break
      }
    }
    do {
      return try LayoutConstraint.constraints(
        withVisualFormat: format, options: LayoutFormatOptions(rawValue: Int(options.rawValue)),
        metrics: numbers, views: views.compactMapValues { ($0 as? UIView)?.layoutItem },
        fileID: fileID, line: line
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

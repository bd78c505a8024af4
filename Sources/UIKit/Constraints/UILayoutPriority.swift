import SelfSizingAutoLayout
import SelfSizingGeometry

/// The priority of a constraint, in 0 ... 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The raw value, UIKit's own.
  public let rawValue: Float
  /// Creates one from its raw value.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates one from its raw value.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// UIKit's `required`.
  public static let required = UILayoutPriority(1000)
  /// UIKit's `defaultHigh`.
  public static let defaultHigh = UILayoutPriority(750)
  /// UIKit's `dragThatCanResizeScene`.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// UIKit's `sceneSizeStayPut`.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// UIKit's `dragThatCannotResizeScene`.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// UIKit's `defaultLow`.
  public static let defaultLow = UILayoutPriority(250)
  /// UIKit's `fittingSizeLevel`.
  public static let fittingSizeLevel = UILayoutPriority(50)

  init(layout priority: LayoutPriority) { rawValue = Float(priority.rawValue) }
  var layoutPriority: LayoutPriority { LayoutPriority(Double(rawValue)) }
}

extension NSLayoutConstraint.Axis {
  var layoutAxis: LayoutAxis { self == .horizontal ? .horizontal : .vertical }
}

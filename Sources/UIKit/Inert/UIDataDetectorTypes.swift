/// UIKit's `UIDataDetectorTypes`.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The raw value, UIKit's own.
  public let rawValue: UInt
  /// Creates one from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// UIKit's `phoneNumber`.
  public static let phoneNumber = Self(rawValue: 1)
  /// UIKit's `link`.
  public static let link = Self(rawValue: 2)
  /// UIKit's `address`.
  public static let address = Self(rawValue: 4)
  /// UIKit's `calendarEvent`.
  public static let calendarEvent = Self(rawValue: 8)
  /// UIKit's `all`.
  public static let all = Self(rawValue: .max)
}

/// The properties that a proxy of `UIAppearance` passes on, unless they were set on a view itself.
struct AppearanceProperties: OptionSet {
  let rawValue: UInt16
  static let font = Self(rawValue: 1 << 0)
  static let textColor = Self(rawValue: 1 << 1)
  static let backgroundColor = Self(rawValue: 1 << 2)
  static let tintColor = Self(rawValue: 1 << 3)
  static let contentEdgeInsets = Self(rawValue: 1 << 4)
  static let titleColor = Self(rawValue: 1 << 5)
  static let backgroundImage = Self(rawValue: 1 << 6)
  static let separatorInset = Self(rawValue: 1 << 7)
}

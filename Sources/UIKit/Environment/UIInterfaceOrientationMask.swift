public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public static let portrait = Self(rawValue: 2)
  public static let landscapeLeft = Self(rawValue: 16)
  public static let landscapeRight = Self(rawValue: 8)
  public static let portraitUpsideDown = Self(rawValue: 4)
  public static let landscape = Self(rawValue: 24)
  public static let all = Self(rawValue: 30)
  public static let allButUpsideDown = Self(rawValue: 26)
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

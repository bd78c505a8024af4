import UIKit

/// As much of the library of that name as names a picture.
public struct Snapshotting<Value, Format> {
  /// Creates one.
  public init() {}
}

/// The device of a picture.
public struct ViewImageConfig: Sendable {
  /// An iPhone X, upright.
  public static let iPhoneX = ViewImageConfig()
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A picture on a device.
  public static func image(on config: ViewImageConfig, traits: UITraitCollection)
    -> Snapshotting
  { Snapshotting() }
}

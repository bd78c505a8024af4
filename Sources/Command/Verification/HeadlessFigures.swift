import SelfSizing

/// A way to measure here what the probe measures on a device.
package struct HeadlessFigures: Sendable {
  /// Measures under a system's figures, with the scale and the size of a screen in points; returns
  /// a file as the probe writes it.
  package let measure:
    @Sendable (_ platform: PlatformProfile, _ screen: LayoutSize, _ scale: Double) throws -> [UInt8]

  package init(
    measure:
      @escaping @Sendable (_ platform: PlatformProfile, _ screen: LayoutSize, _ scale: Double)
      throws -> [UInt8]
  ) { self.measure = measure }
}

/// Why nothing can be compared with a device. The command exits with 2 (`ExitStatus.failure`).
enum HeadlessFiguresError: Error, CustomStringConvertible {
  /// The tool was built without this package's UIKit.
  case none

  var description: String {
    "this tool measures no views of UIKit; run selfsize on Linux, where it does"
  }
}

/// The pixels per point of a reference picture, and how they are known.
package struct ImageScale: Hashable, Sendable {
  /// How a scale is known.
  package enum Origin: String, Hashable, Sendable {
    /// The map states it.
    case map = "by the map"
    /// The name ends with @2x or @3x.
    case name = "by the name"
    /// At this scale the picture is as wide as its name says.
    case namedWidth = "by the width in the name"
    /// At this scale the picture is as wide as a device.
    case deviceWidth = "by the width of a device"
    /// Nothing says it.
    case assumed
  }

  /// Pixels per point.
  package let value: Double
  /// How the scale is known.
  package let origin: Origin

  /// Creates a scale.
  package init(_ value: Double, _ origin: Origin) {
    self.value = value
    self.origin = origin
  }

  /// Guesses the scale of a picture by its name, or else by its width.
  ///
  /// Of several scales that fit devices the largest counts: pictures of today are drawn at three
  /// pixels per point, and no device is 1,125 points wide.
  ///
  /// - Parameters:
  ///   - path: The picture's path.
  ///   - width: Its width in pixels.
  ///   - namedWidth: The width in points that its name states; nil if it states none.
  ///   - deviceWidths: The widths of devices in points.
  ///   - assumed: The scale where nothing says it.
  package init(
    path: String, width: Int, namedWidth: Double?, deviceWidths: Set<Double>,
    otherwise assumed: Double
  ) {
    let name = path.split(separator: "/").last ?? ""
    for scale in 1...3 where name.contains("@\(scale)x") {
      self.init(Double(scale), .name)
      return
    }
    for scale in [3.0, 2, 1] where namedWidth == Double(width) / scale {
      self.init(scale, .namedWidth)
      return
    }
    for scale in [3.0, 2, 1] where deviceWidths.contains(Double(width) / scale) {
      self.init(scale, .deviceWidth)
      return
    }
    self.init(assumed, .assumed)
  }
}

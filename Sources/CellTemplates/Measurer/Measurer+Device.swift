import SelfSizingCells
import SelfSizingGeometry

extension Measurer {
  /// Measures a content in a list that fills a device's screen: at its width, scale and size
  /// classes.
  ///
  /// - Throws: `MeasuringError` as measuring at a width does.
  public func measure(
    _ content: Content, on device: Device, in orientation: Device.Orientation = .portrait,
    contentSizeCategory: DynamicTypeCategory = .large
  ) throws(MeasuringError) -> CellMeasurement {
    try measure(
      content, width: device.width(in: orientation),
      traits: device.traits(in: orientation, contentSizeCategory: contentSizeCategory))
  }
}

/// The figures that a device measured, as the probe writes them into a file.
///
/// Lengths are points.
package struct DeviceTruth: Hashable, Sendable {
  /// The file format and its version.
  package static let schema = "selfsize.truth.v1"

  /// The device that was measured.
  package struct Device: Hashable, Sendable {
    /// The model, as Apple counts them: `iPhone17,3`.
    package let model: String
    /// Whether a Mac played the device.
    package let isSimulator: Bool
    /// The screen's width in points.
    package let width: Double
    /// The screen's height in points.
    package let height: Double
    /// Pixels per point.
    package let scale: Double
  }

  /// The system that drew.
  package struct System: Hashable, Sendable {
    /// The system's name: `iOS`.
    package let name: String
    /// The system's version: `26.1`.
    package let version: String
  }

  /// The app in which the probe ran.
  package struct App: Hashable, Sendable {
    /// The app's name; empty where there was none.
    package let name: String
    /// The app's version.
    package let version: String
    /// The text size that the app had, by UIKit's raw value.
    package let size: String
  }

  /// Figures of one kind.
  package struct Family: Hashable, Sendable {
    /// The family's name: `labels`.
    package let name: String
    /// The measurements in their order; no two have the same key.
    package let measurements: [Measurement]

    /// Creates a family.
    package init(name: String, measurements: [Measurement]) {
      self.name = name
      self.measurements = measurements
    }
  }

  /// A measurement's place within its family.
  package struct Key: Hashable, Sendable {
    /// The name of what was measured.
    package let name: String
    /// The text size, by UIKit's raw value; nil if it does not matter.
    package let size: String?
    /// The width in points that was given; nil for the view's own.
    package let width: Double?
  }

  /// The figures of one view or font.
  package struct Measurement: Hashable, Sendable {
    /// The place within the family.
    package let key: Key
    /// The figures by their names.
    package let values: [String: Double]

    /// Creates a measurement.
    package init(key: Key, values: [String: Double]) {
      self.key = key
      self.values = values
    }
  }

  /// The device.
  package let device: Device
  /// The system.
  package let system: System
  /// The app.
  package let app: App
  /// The families in their order; no two have the same name.
  package let families: [Family]

  /// The device and its system: `iPhone17,3 (simulator), iOS 26.1`.
  package var name: String {
    "\(device.model)\(device.isSimulator ? " (simulator)" : ""), \(system.name) \(system.version)"
  }

  /// A family by its name; nil where the file has none.
  package func family(_ name: String) -> Family? { families.first { $0.name == name } }
}

extension DeviceTruth.Family {
  /// The figures of a measurement, at a text size if one is given.
  package func values(_ name: String, size: String? = nil, width: Double? = nil) -> [String:
    Double]?
  {
    measurements.first {
      $0.key.name == name && (size == nil || $0.key.size == size)
        && (width == nil || $0.key.width == width)
    }?.values
  }
}

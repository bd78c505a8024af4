/// The figures that a device measured, as the probe writes them. Lengths are in points.
struct DeviceTruth: Hashable, Sendable {
  static let schema = "selfsize.truth.v2"

  struct Device: Hashable, Sendable {
    /// The model, as Apple counts them: `iPhone17,3`.
    let model: String
    /// Whether a Mac played the device.
    let isSimulator: Bool
    let width: Double, height: Double
    /// Pixels per point.
    let scale: Double
  }

  struct System: Hashable, Sendable, Decodable { let name: String, version: String }

  struct App: Hashable, Sendable, Decodable {
    /// The app's name; empty where there was none.
    let name: String
    let version: String
    /// The text size that the app had, by UIKit's raw value.
    let size: String
  }

  struct Family: Hashable, Sendable {
    /// The family's name: `labels`.
    let name: String
    let measurements: [Measurement]
  }

  struct Key: Hashable, Sendable {
    let name: String
    /// The text size, by UIKit's raw value; nil if it does not matter.
    let size: String?
    /// The width in points that was given; nil for the view's own.
    let width: Double?
  }

  struct Measurement: Hashable, Sendable {
    let key: Key
    let values: [String: Double]
  }

  let device: Device
  let system: System
  let app: App
  let families: [Family]
  let checksum: String

  var figureChecksum: String {
    var texts = [
      Self.schema, device.model, "\(device.isSimulator)", "\(device.width)", "\(device.height)",
      "\(device.scale)", system.name, system.version, app.name, app.version, app.size,
    ]
    for family in families {
      texts += ["family", family.name]
      for measurement in family.measurements {
        let key = measurement.key
        texts += ["measurement", key.name, key.size ?? "none", key.width.map { "\($0)" } ?? "none"]
        texts += measurement.values.sorted { $0.key < $1.key }.flatMap { [$0, "\($1)"] }
      }
    }
    var digest = Digest()
    for text in texts { digest.add(text) }
    return digest.hexadecimal
  }

  /// The device and its system: `iPhone17,3 (simulator), iOS 26.1`.
  var name: String {
    "\(device.model)\(device.isSimulator ? " (simulator)" : ""), \(system.name) \(system.version)"
  }

  func family(_ name: String) -> Family? { families.first { $0.name == name } }
}

extension DeviceTruth.Family {
  func values(_ name: String, size: String? = nil, width: Double? = nil) -> [String: Double]? {
    measurements.first {
      $0.key.name == name && (size == nil || $0.key.size == size)
        && (width == nil || $0.key.width == width)
    }?.values
  }
}

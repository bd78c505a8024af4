import Foundation

#if canImport(SelfSizingUIKit)
  import SelfSizingUIKit
#else
  import UIKit
#endif

/// The file that a probe writes: figures of a device, by family and name. Lengths are points.
struct ProbedTruth: Codable {
  static let schema = "selfsize.truth.v2"

  struct Device: Codable {
    /// The model, as Apple counts them: `iPhone17,3`.
    var model: String
    /// Whether a Mac plays the device.
    var isSimulator: Bool
    /// The screen's size in points.
    var width: Double
    var height: Double
    /// Pixels per point.
    var scale: Double
  }

  struct System: Codable {
    var name: String
    var version: String
  }

  struct App: Codable {
    var name: String
    var version: String
    /// The text size that the app had: code that asks for fonts without traits takes it.
    var size: String
  }

  struct Family: Codable {
    var name: String
    var measurements: [Measurement]
  }

  struct Measurement: Codable {
    var name: String
    /// The text size, by UIKit's raw value; nil where it is of no account.
    var size: String?
    /// The width in points that the view was given; nil for its own.
    var width: Double?
    var values: [String: Double]
  }

  var schema = Self.schema
  var device: Device
  var system: System
  var app: App
  var families: [Family]
  /// A checksum of everything else: a file in which a figure was changed is refused.
  var checksum = ""

  /// The file, always the same bytes for the same figures.
  func data() throws -> Data {
    var sealed = self
    sealed.checksum = figureChecksum
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(sealed)
  }

  /// FNV-1a with 64 bits of every text and number in the order of the file, in 16 digits.
  private var figureChecksum: String {
    var texts = [
      schema, device.model, "\(device.isSimulator)", "\(device.width)", "\(device.height)",
      "\(device.scale)", system.name, system.version, app.name, app.version, app.size,
    ]
    for family in families {
      texts += ["family", family.name]
      for measurement in family.measurements {
        texts += ["measurement", measurement.name, measurement.size ?? "none"]
        texts.append(measurement.width.map { "\($0)" } ?? "none")
        for key in measurement.values.keys.sorted() {
          texts += [key, "\(measurement.values[key] ?? 0)"]
        }
      }
    }
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for text in texts {
      for byte in Array(text.utf8) + [0xFF] { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

@MainActor final class ProbeRecorder {
  private let name: String
  private var measurements: [ProbedTruth.Measurement] = []

  init(_ name: String) { self.name = name }

  var family: ProbedTruth.Family { ProbedTruth.Family(name: name, measurements: measurements) }

  /// Adds the figures of one view or font; what is not finite stays out.
  func add(
    _ name: String, _ size: UIContentSizeCategory? = nil, width: CGFloat? = nil,
    values: [String: CGFloat]
  ) {
    var figures: [String: Double] = [:]
    for (key, value) in values where value.isFinite && abs(value) < 1_000_000 {
      // Differences below a millionth of a point are rounding noise.
      figures[key] = (Double(value) * 1_000_000).rounded() / 1_000_000
    }
    measurements.append(
      ProbedTruth.Measurement(
        name: name, size: size?.rawValue, width: width.map { Double($0) }, values: figures))
  }
}

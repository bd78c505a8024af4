import SelfSizing

struct TruthComparison: Sendable {
  private let truth: DeviceTruth
  private let file: String
  private let platform: PlatformProfile
  private let ours: [String: [DeviceTruth.Key: [String: Double]]]

  init(
    _ truth: DeviceTruth, file: String, platform: PlatformProfile,
    here families: [DeviceTruth.Family]
  ) {
    (self.truth, self.file, self.platform) = (truth, file, platform)
    let values = families.map { family in
      let pairs = family.measurements.map { ($0.key, $0.values) }
      return (family.name, Dictionary(pairs, uniquingKeysWith: { first, _ in first }))
    }
    ours = Dictionary(values, uniquingKeysWith: { first, _ in first })
  }

  var verification: Verification {
    var figures: [Verification.Figure] = []
    var omissions: [(name: String, reason: String)] = []
    for family in truth.families {
      for measurement in family.measurements {
        guard let values = ours[family.name]?[measurement.key] else {
          let reason =
            ours[family.name] == nil ? reason(for: family.name) : "it is not measured here"
          omissions.append(("\(family.name): \(measurement.key)", reason))
          continue
        }
        for (figure, value) in measurement.values.sorted(by: { $0.key < $1.key }) {
          figures.append(
            Verification.Figure(
              family: family.name, name: "\(measurement.key)", figure: figure, measured: value,
              ours: values[figure], tolerance: tolerance(family.name, figure),
              isHeight: Self.isHeight(family.name, figure),
              basis: TruthBasis(platform: platform).text(family.name, measurement.key.name, figure))
          )
        }
      }
    }
    return Verification(
      title: "Truth by \(truth.name)",
      facts: [
        "\(file): \(truth.device.width.short) by " + "\(truth.device.height.short) points at "
          + "\(truth.device.scale.short)x"
          + (truth.app.name.isEmpty ? "" : ", in \(truth.app.name) \(truth.app.version)"),
        "compared with the figures of \(platform.name); lengths in points, the same if they differ "
          + "by half a pixel at most, those of fonts and strings by 0.01",
      ], figures: figures, omissions: omissions)
  }

  private func reason(for family: String) -> String {
    family == "swiftUI" ? "SwiftUI is measured on a device only" : "there is no such family here"
  }

  /// Views are on pixels; fonts and strings are not.
  private func tolerance(_ family: String, _ figure: String) -> Double {
    ["fonts", "kerning"].contains(family) || figure == "hugging"
      ? 0.01 : 0.5 / truth.device.scale + 1e-6
  }

  private static func isHeight(_ family: String, _ figure: String) -> Bool {
    switch family {
    case "fonts": ["lineHeight", "leading"].contains(figure)
    case "kerning": false
    default:
      figure.lowercased().hasSuffix("height")
        || ["top", "bottom", "insetTop", "insetBottom"].contains(figure)
    }
  }
}

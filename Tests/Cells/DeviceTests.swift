import Foundation
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography
import Testing

@Suite("Devices")
struct DeviceTests {
  /// Published figures of a model, listed under the names of all models that share them.
  private struct Published: Decodable {
    let portraitSize: [Double]?
    let landscapeSize: [Double]?
    let scale: Double
    let safeAreaPortrait: [Double]?
    let safeAreaLandscape: [Double]?
    let sizeClassPortrait: String?
    let sizeClassLandscape: String?
    let confidence: String
    let safeAreaConfidence: String?
  }

  /// The presets of the models that the file calls so.
  private static let presets: [String: [Device]] = [
    "iPhone SE (2nd/3rd)": [.iPhoneSE],
    "iPhone 13 mini / 12 mini": [.iPhone13mini],
    "iPhone 12/13/14, 13 Pro, 16e": [.iPhone14],
    "iPhone 17e": [.iPhone17e],
    "iPhone 14 Plus, 12/13 Pro Max": [.iPhone14Plus],
    "iPhone 14 Pro, 15, 15 Pro, 16": [.iPhone16],
    "iPhone 14 Pro Max, 15 Plus, 15 Pro Max, 16 Plus": [.iPhone16Plus],
    "iPhone 16 Pro": [.iPhone16Pro],
    "iPhone 16 Pro Max": [.iPhone16ProMax],
    "iPhone 17": [.iPhone17],
    "iPhone 17 Pro": [.iPhone17Pro],
    "iPhone 17 Pro Max": [.iPhone17ProMax],
    "iPhone Air": [.iPhoneAir],
    "iPhone 18 Pro": [.iPhone18Pro],
    "iPhone 18 Pro Max": [.iPhone18ProMax],
    "iPhone Duo folded": [.iPhoneDuoFolded],
    "iPhone Duo unfolded": [.iPhoneDuoUnfolded],
    "iPad mini 8.3 (6th, A17 Pro)": [.iPadMini],
    "iPad 10th / iPad (A16)": [.iPad],
    "iPad Air 11": [.iPadAir11],
    "iPad Air 13": [.iPadAir13],
    "iPad Pro 11 (M4/M5)": [.iPadPro11],
    "iPad Pro 13 (M4/M5)": [.iPadPro13],
    "iPad Pro 11 (1st-4th)": [.iPadPro11Original],
    "iPad Pro 12.9 (3rd-6th)": [.iPadPro12_9],
    "iPad 10.2": [.iPad10_2],
  ]

  private static func published() throws -> [String: Published] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/devices.json")
    return try JSONDecoder().decode([String: Published].self, from: Data(contentsOf: file))
  }

  @Test(
    "all published models are presets, with size, scale, safe areas and size classes of both ways")
  func figures() throws {
    let published = try Self.published()
    #expect(Set(published.keys) == Set(Self.presets.keys))
    #expect(Set(Self.presets.values.joined()) == Set(Device.all))
    for (name, table) in published {
      for device in Self.presets[name] ?? [] {
        let size = device.size(in: table.portraitSize == nil ? .landscape : .portrait)
        #expect([size.width, size.height] == table.portraitSize ?? table.landscapeSize, "\(name)")
        #expect(device.displayScale == table.scale, "\(name)")
        for (orientation, edges, classes) in [
          (Device.Orientation.portrait, table.safeAreaPortrait, table.sizeClassPortrait),
          (.landscape, table.safeAreaLandscape, table.sizeClassLandscape),
        ] {
          let insets = device.safeAreaInsets[orientation]?.value
          #expect(insets.map { [$0.top, $0.left, $0.bottom, $0.right] } == edges, "\(name)")
          #expect(device.sizeClasses[orientation].map(Self.letters) == classes, "\(name)")
        }
      }
    }
  }

  private static func letters(_ classes: Device.SizeClasses) -> String {
    [classes.horizontal, classes.vertical].map { $0 == .compact ? "C" : "R" }
      .joined(separator: "/")
  }

  @Test("what only tables say, or is provisional, is not called exact")
  func sources() throws {
    for (name, table) in try Self.published() {
      for device in Self.presets[name] ?? [] {
        // Two sources of one size contradict each other.
        let isExact = table.confidence == "documented" && device != .iPhone13mini
        #expect((device.screenSize.fidelity == .exact) == isExact, "\(name)")
        for insets in device.safeAreaInsets.values {
          let isMeasured = table.safeAreaConfidence?.hasPrefix("measured") == true
          #expect((insets.fidelity == .exact) == isMeasured, "\(name)")
          #expect(!insets.source.isEmpty)
        }
      }
    }
    #expect(Device.iPhone18Pro.screenSize.fidelity == .assumed)
  }

  @Test("have different names, are found by all of them, and turn")
  func names() {
    let names = Device.all.flatMap { [$0.name] + $0.models }
    #expect(Set(names).count == names.count)
    for device in Device.all {
      #expect(Device.named(device.name) == device)
      for name in device.models { #expect(Device.named(name) == device, "\(name)") }
      #expect(!device.name.contains(","))
      #expect(device.width(in: .landscape) == device.portraitSize.height)
    }
    #expect(Device.named("iphone15pro") == .iPhone16)
    #expect(Device.named("iPhone 3GS") == nil)
    #expect(Device.iPhone16.traits(in: .landscape).verticalSizeClass == .compact)
    #expect(Device.iPad.traits().horizontalSizeClass == .regular)
    #expect(Device.iPhone18Pro.traits(in: .landscape).verticalSizeClass == .unspecified)
  }
}

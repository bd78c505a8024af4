import Foundation
import SelfSizingGeometry
import SelfSizingTypography

/// The files beside these tests, and the names they use.
enum Fixtures {
  /// The folder of fixtures of this test target.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures", isDirectory: true)

  /// The weights whose figures are known, by the names of the data files.
  static let weights: [String: FontWeight] = [
    "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
  ]

  /// The categories by the names of the data files.
  static let categories: [String: DynamicTypeCategory] = Dictionary(
    uniqueKeysWithValues: zip(
      [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3",
        "AX4", "AX5",
      ], DynamicTypeCategory.allCases))

  /// The text styles by the names of the data files.
  static let styles: [String: TextStyle] = Dictionary(
    uniqueKeysWithValues: TextStyle.allCases.map { ("\($0)", $0) })
}

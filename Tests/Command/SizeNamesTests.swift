import SelfSizing
import Testing

@testable import SelfSizingCommand

@Suite("The names of text sizes")
struct SizeNamesTests {
  @Test("are those of the command line in output and short ones in headings")
  func output() {
    let sizes = DynamicTypeCategory.allCases
    #expect(
      sizes.map(\.sizeName) == [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge",
        "AX1", "AX2", "AX3", "AX4", "AX5",
      ])
    #expect(
      sizes.map(\.headingName) == [
        "xS", "S", "M", "L", "xL", "xxL", "xxxL", "AX1", "AX2", "AX3", "AX4", "AX5",
      ])
  }

  @Test("are also read as UIKit has them, in upper or lower case")
  func input() {
    let names = [
      "XS extraSmall UICTContentSizeCategoryXS xSmall",
      "s small UICTContentSizeCategoryS",
      "M medium UICTContentSizeCategoryM",
      "L Large UICTContentSizeCategoryL",
      "XL xL extraLarge UICTContentSizeCategoryXL xlarge",
      "XXL extraExtraLarge UICTContentSizeCategoryXXL xxLarge",
      "XXXL extraExtraExtraLarge UICTContentSizeCategoryXXXL xxxLarge",
      "AX1 ax1 accessibilityMedium UICTContentSizeCategoryAccessibilityM",
      "AX2 accessibilityLarge UICTContentSizeCategoryAccessibilityL",
      "AX3 accessibilityExtraLarge UICTContentSizeCategoryAccessibilityXL",
      "AX4 accessibilityExtraExtraLarge UICTContentSizeCategoryAccessibilityXXL",
      "AX5 accessibilityExtraExtraExtraLarge UICTContentSizeCategoryAccessibilityXXXL",
    ]
    for (size, line) in zip(DynamicTypeCategory.allCases, names) {
      for name in line.split(separator: " ") {
        #expect(DynamicTypeCategory(sizeName: String(name)) == size, "\(name)")
      }
    }
    for name in ["", "AX0", "AX6", "xxxxL", "extra", "l "] {
      #expect(DynamicTypeCategory(sizeName: name) == nil)
    }
  }
}

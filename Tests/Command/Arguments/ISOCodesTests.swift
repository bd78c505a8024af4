import Foundation
import Testing

@testable import SelfSizingCommand

@Suite("Codes of languages and regions")
struct ISOCodesTests {
  private static let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map {
    String(UnicodeScalar($0))
  }

  @Test("of two letters are those of Foundation")
  func short() {
    let codes = Self.letters.flatMap { first in Self.letters.map { first + $0 } }
    #expect(
      codes.filter(ISOCodes.isLanguage) == codes.filter { Locale.LanguageCode($0).isISOLanguage })
    let regions = codes.map { $0.uppercased() }
    #expect(
      regions.filter(ISOCodes.isRegion) == regions.filter { Locale.Region($0).isISORegion })
  }

  @Test("are known in their other forms, and unknown where no one uses them")
  func others() {
    #expect(["deu", "yue", "haw"].allSatisfy(ISOCodes.isLanguage))
    #expect(["419", "840", "DD"].allSatisfy(ISOCodes.isRegion))
    #expect(!ISOCodes.isLanguage("xx") && !ISOCodes.isLanguage(""))
    #expect(!ISOCodes.isRegion("XX") && !ISOCodes.isRegion("000"))
    #expect(ISOCodes.languages.contains("ca") && ISOCodes.regions.contains("CH"))
  }
}

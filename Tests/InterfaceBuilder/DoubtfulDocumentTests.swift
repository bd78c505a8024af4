import SelfSizing
import Testing

@testable import SelfSizingInterfaceBuilder

@Suite("Documents that leave a height in doubt")
struct DoubtfulDocumentTests {
  private func measure(_ text: String) throws -> CellMeasurement {
    try Measurer(Document.read(text).template).measure(.asInFile, width: 375)
  }

  @Test("a missing image makes the height an assumption, with its reason")
  func missingImage() throws {
    let measured = try measure(Document.filling("imageView", "image=\"gone\">"))
    #expect(measured.fidelity == .assumed)
    #expect(
      measured.findings.contains { $0.kind == .assumed && $0.message.contains("image gone") })
    let known = try measure(
      Document.filling(
        "imageView", "image=\"there\">",
        resources: "<image name=\"there\" width=\"30\" height=\"20\"/>"))
    #expect(known.fidelity == .exact)
    #expect(known.size.height == 20)
  }

  @Test("a runtime attribute that is not read makes the height an assumption, with its reason")
  func runtimeAttribute() throws {
    func box(_ path: String) -> String {
      Document.filling(
        "view",
        "><constraints><constraint firstItem=\"it\" firstAttribute=\"height\" constant=\"21\" id=\"h\"/></constraints><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"\(path)\" value=\"YES\"/></userDefinedRuntimeAttributes>"
      )
    }
    let measured = try measure(box("isTall"))
    #expect(measured.size.height == 21)
    #expect(measured.fidelity == .assumed)
    #expect(measured.findings.contains { $0.kind == .assumed && $0.message.contains("isTall") })
    #expect(try measure(box("layer.cornerRadius")).fidelity == .exact)
  }

  @Test("a part that is not understood makes the height an assumption")
  func unknownElement() throws {
    let measured = try measure(
      Document.filling(
        "view",
        "><constraints><constraint firstItem=\"it\" firstAttribute=\"height\" constant=\"21\" id=\"h\"/></constraints><mystery/>"
      ))
    #expect(measured.fidelity == .assumed)
    #expect(measured.findings.contains { $0.kind == .unread })
  }

  @Test("an empty text's height is an assumption that is named")
  func emptyText() throws {
    let measured = try measure(
      Document.filling(
        "label",
        "text=\"\"><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"))
    #expect(measured.fidelity == .assumed)
    #expect(measured.findings.contains { $0.kind == .assumed })
  }

  @Test("a document of another platform is an error that names it")
  func otherPlatforms() {
    func error(_ attributes: String) -> String {
      let text = "<document \(attributes) version=\"3.0\"><objects/></document>"
      do throws(InterfaceFileError) {
        _ = try InterfaceFile(Array(text.utf8), name: "Test.xib")
        return ""
      } catch {
        return "\(error)"
      }
    }
    let television = "another platform than iOS: Apple TV"
    #expect(error("type=\"com.apple.InterfaceBuilder.AppleTV.XIB\"").hasSuffix(television))
    #expect(error("type=\"com.apple.InterfaceBuilder.AppleTV.Storyboard\"").hasSuffix(television))
    let type = "type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\""
    #expect(error("\(type) targetRuntime=\"AppleTV\"").hasSuffix(television))
    #expect(error("\(type) targetRuntime=\"watchKit\"").hasSuffix("than iOS: watchKit"))
    #expect(!error("\(type) targetRuntime=\"iOS.CocoaTouch\"").contains("platform"))
  }
}

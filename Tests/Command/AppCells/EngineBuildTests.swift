import Foundation
import Testing

@testable import SelfSizingCommand

@Suite("The engine in the cache") struct EngineBuildTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("is built as the manifest has it for the cache")
  func command() {
    let command = CompilerRun.build(
      ["--product", "a"], ofPackage: "/SelfSizing", into: "/products")
    #expect(
      command.starts(with: [
        "SELFSIZING_ENGINE=1", "swift", "build", "--package-path", "/SelfSizing", "--scratch-path",
        "/products", "--product", "a",
      ]))
  }

  @Test(
    "is optimized where measuring spends its time, each module as a whole; other builds are not",
    .enabled(if: ProcessInfo.processInfo.environment["SELFSIZING_END_TO_END"] != nil))
  func manifest() throws {
    let engine = try Self.unsafeFlags("SELFSIZING_ENGINE=1")
    #expect(engine["SelfSizingTypography"]?.contains("-Osize") == true)
    #expect(engine["SelfSizingUIKit"]?.contains("-whole-module-optimization") == true)
    #expect(engine["SelfSizingUIKit"]?.contains("-Osize") == false)
    #expect(try Self.unsafeFlags("-u", "SELFSIZING_ENGINE").isEmpty)
  }

  /// The unsafe flags of the package's targets, by their names, in an environment.
  private static func unsafeFlags(_ environment: String...) throws -> [String: [String]] {
    let products = try TemporaryFolder()
    var output: [UInt8] = []
    let status = try ProgramRun.of(
      environment + [
        "swift", "package", "--package-path", root.path, "--scratch-path",
        products.path(of: "build"), "dump-package",
      ], takesErrors: false
    ) { output += $0 }
    #expect(status == 0)
    let manifest = try #require(
      JSONSerialization.jsonObject(with: Data(output)) as? [String: Any])
    let targets = try #require(manifest["targets"] as? [[String: Any]])
    return targets.reduce(into: [:]) { flags, target in
      for setting in target["settings"] as? [[String: Any]] ?? [] {
        let kind = setting["kind"] as? [String: Any]
        guard let unsafe = kind?["unsafeFlags"] as? [String: Any],
          let name = target["name"] as? String
        else { continue }
        flags[name, default: []] += unsafe["_0"] as? [String] ?? []
      }
    }
  }
}

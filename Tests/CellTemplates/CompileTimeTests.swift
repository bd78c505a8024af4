import Foundation
import TestSupport
import Testing

/// The mistakes that the compiler has to refuse, in words that a reader of the template
/// understands.
@Suite(
  "Mistakes that do not compile", .tags(.endToEnd), .whereEndToEnd,
  .enabled(if: SnippetCompiler.isAvailable, "no compiler or no modules were found"))
struct CompileTimeTests {
  private static let mistakes: [(name: String, statements: String, message: String)] = [
    (
      "an anchor of the other axis",
      "title.leadingAnchor.constraint(equalTo: cell.contentView.topAnchor)",
      "cannot convert value of type 'LayoutYAxisAnchor' to expected argument type 'LayoutXAxisAnchor'"
    ),
    (
      "a key path to what is no text", "cell.label(\\.minutes, style: .body)",
      "found candidate with type 'KeyPath<Recipe, Int>'"
    ),
    (
      "a property that does not exist", "cell.label(\\.titel, style: .body)",
      "value of type 'Recipe' has no member 'titel'"
    ),
    (
      "a captured object that is not Sendable",
      "cell.label(style: .body) { formatter.text($0) }",
      "capture of 'formatter' with non-Sendable type 'Formatter' in a '@Sendable' closure"
    ),
    (
      "a location against a constant", "title.topAnchor.constraint(equalToConstant: 8)",
      "no exact matches in call to instance method 'constraint'"
    ),
  ]

  /// Names that UIKit engineers type, and what the compiler says instead.
  private static let names: [(statements: String, message: String)] = [
    ("cell.imageView()", "'imageView()' is unavailable: use image(width:height:), "),
    (
      "cell.stackView(axis: .vertical) { title }",
      "unavailable: use stack(.vertical, spacing:alignment:distribution:) { … }"
    ),
    ("cell.stackView(axis: .vertical, spacing: 8)", "unavailable: use stack(.vertical, spacing:"),
    ("cell.button(title: \"Buy\")", "'button(title:)' is unavailable: use button { … }"),
    (
      "title.setContentHuggingPriority(.required, for: .vertical)",
      "has been renamed to 'contentHugging(_:for:)'"
    ),
    (
      "title.setContentCompressionResistancePriority(.required, for: .vertical)",
      "has been renamed to 'compressionResistance(_:for:)'"
    ),
    (
      "NSLayoutConstraint.activate([title.heightAnchor.constraint(equalToConstant: 8)])",
      "'NSLayoutConstraint' has been renamed to 'LayoutConstraint'"
    ),
    (
      "cell.label(\\.title, font: .preferredFont(forTextStyle: .body))",
      "'preferredFont(forTextStyle:)' is unavailable: use .style(.body), "
    ),
  ]

  @Test("that are names of UIKit are answered with the name here", arguments: names.indices)
  func name(index: Int) throws {
    let name = Self.names[index]
    let diagnostics = try diagnostics(name.statements)
    let errors = diagnostics.split(separator: "\n").filter { $0.contains("/snippet-") }
      .filter { $0.contains(": error: ") }
    #expect(errors.count == 1, "\(name.statements): \(diagnostics)")
    #expect(errors.first?.contains(name.message) == true, "\(name.statements): \(diagnostics)")
  }

  @Test("the gallery, and the template of its article, need nothing that a stranger could not use")
  func outside() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let gallery = package.appendingPathComponent("Sources/Tool/Gallery")
    let files = FileManager.default.enumerator(atPath: gallery.path)?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    let sources = try #require(files).map { gallery.appendingPathComponent($0).path }
    #expect(sources.count > 5)
    #expect(try SnippetCompiler.diagnostics(ofFiles: sources) == "")
    let article = try String(
      contentsOf: package.appendingPathComponent(
        "Sources/CellTemplates/CellTemplates.docc/CellsAsTemplates.md"), encoding: .utf8)
    let listing = try #require(article.firstMatch(of: /```swift\n(import SelfSizing\n[\s\S]*?)```/))
    // The listing ends with a call for a recipe of the reader's own.
    let template = String(
      listing.1.prefix(upTo: try #require(listing.1.firstRange(of: "let large")).lowerBound))
    #expect(template.contains("CellTemplate<Recipe>"))
    #expect(try SnippetCompiler.diagnostics(of: template) == "")
    // Declarations for this package alone are distinguished.
    #expect(
      try SnippetCompiler.diagnostics(
        of:
          "import SelfSizing\nfunc f(_ c: CellDeclaration<Int>, _ i: LayoutItem) { c.note(i, .exact, \"\") }"
      ).contains("inaccessible due to 'package' protection level"))
  }

  private func diagnostics(_ statements: String) throws -> String {
    try SnippetCompiler.diagnostics(
      of: """
        import SelfSizing
        struct Recipe: Sendable { var title = ""; var minutes = 0 }
        final class Formatter { func text(_ recipe: Recipe) -> String { recipe.title } }
        let recipeCell = CellTemplate<Recipe>("recipe") { cell in
          let formatter = Formatter()
          let _ = formatter
          let title = cell.label(\\.title, style: .headline)
          title.edges(equalTo: cell.contentView)
          \(statements)
        }
        """)
  }

  @Test("the template around them compiles")
  func control() throws {
    #expect(try diagnostics("cell.label(style: .body) { \"\\($0.minutes) min\" }") == "")
  }

  @Test("are reported by what is wrong", arguments: mistakes.indices)
  func mistake(index: Int) throws {
    let mistake = Self.mistakes[index]
    let diagnostics = try diagnostics(mistake.statements)
    #expect(diagnostics.contains(": error: "), "\(mistake.name)")
    #expect(diagnostics.contains(mistake.message), "\(mistake.name): \(diagnostics)")
    // A type checker that gives up has not found the mistake.
    #expect(!diagnostics.contains("unable to type-check"), "\(mistake.name)")
  }
}

/// Type-checks a source against the modules that the tests were built with.
enum SnippetCompiler {
  /// The folder of the modules; nil if the tests are not beside it.
  private static let modules: String? = {
    let link = "/proc/self/exe"
    let program =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: link))
      ?? Bundle.main.executablePath ?? ""
    let folder = URL(fileURLWithPath: program).deletingLastPathComponent()
      .appendingPathComponent("Modules").path
    return FileManager.default.fileExists(atPath: folder + "/SelfSizing.swiftmodule")
      ? folder : nil
  }()

  /// Whether there are modules, and a compiler to read them.
  static let isAvailable = modules != nil && (try? run(["swiftc", "--version"])) != nil

  /// The compiler's diagnostics of a source; empty if there are none.
  static func diagnostics(of source: String) throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("snippet-\(UUID().uuidString).swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try diagnostics(ofFiles: [file.path])
  }

  /// The compiler's diagnostics of files that make up one module outside this package.
  static func diagnostics(ofFiles files: [String]) throws -> String {
    let folder = modules ?? ""
    // The command's modules import one in C.
    let map = folder + "/../CSelfSizingSandbox.build/module.modulemap"
    var command = ["swiftc", "-typecheck", "-swift-version", "6", "-I", folder]
    if FileManager.default.fileExists(atPath: map) {
      command += ["-Xcc", "-fmodule-map-file=\(map)"]
    }
    return try run(command + files)
  }

  private static func run(_ command: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}

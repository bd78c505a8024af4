import Foundation
import SelfSizingAppSources
import Testing

@Suite struct RunnerPackageTests {
  private static func package(
    _ sources: [RunnerPackage.Source], _ settings: HeightsSettings = HeightsSettings()
  ) -> RunnerPackage {
    RunnerPackage(settings, module: "Recipes", sources: sources, packagePath: "/SelfSizing")
  }

  private static let cell = RunnerPackage.Source(
    path: "App/RecipeCell.swift",
    text: "import UIKit\nimport AppKit_Extras\n\nclass RecipeCell: UITableViewCell {\n"
      + "  @objc func tap() {}\n}\n")

  @Test("imports only modules that are built with the runner, before the app's files are checked")
  func builtModules() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let manifest = try String(
      contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let target = try #require(
      manifest.components(separatedBy: ".target(\n      name: \"SelfSizingCellRunner\"").last?
        .components(separatedBy: "path:").first)
    let package = Self.package([
      RunnerPackage.Source(path: "/App/A.swift", text: "import Combine\n")
    ])
    let modules = package.compilerArguments.filter { $0.hasPrefix("SelfSizing") }
    #expect(modules == ["SelfSizingUIKit", "SelfSizingCombine"])
    #expect(modules.allSatisfy { target.contains("\"\($0)\"") })
  }

  @Test("rewrites sources and keeps their lines")
  func rewriting() throws {
    let package = Self.package([Self.cell])
    let text = try #require(package.files["Sources/Recipes/RecipeCell.swift"])
    #expect(!text.contains("@objc"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[3].hasPrefix("class RecipeCell"))
    #expect(package.origins["Sources/Recipes/RecipeCell.swift"] == "App/RecipeCell.swift")
    #expect(package.errors.isEmpty)
  }

  @Test("takes modules out that nobody has, and their names before those of types")
  func absentModules() {
    let other = RunnerPackage.Source(
      path: "App/Names.swift",
      text:
        "@testable import AppKit_Extras\nlet a = AppKit_Extras.Name()\nlet b = x.AppKit_Extras.c\n")
    let package = Self.package([Self.cell, other])
    #expect(package.absentModules == ["AppKit_Extras"])
    let lines = package.files["Sources/Recipes/Names.swift"]?.split(separator: "\n") ?? []
    #expect(
      lines.map { $0.split(separator: " ").joined(separator: " ") } == [
        "import UIKit", "let a = Name()", "let b = x.AppKit_Extras.c",
      ])
    #expect(package.files["Package.swift"]?.contains("AppKit_Extras") == false)
  }

  @Test("reads texts of tables, and knows the classes of documents, only where there are some")
  func resources() {
    var settings = HeightsSettings()
    settings.strings = ["../en.lproj/Localizable.strings"]
    settings.documents = [".."]
    let files = Self.package([Self.cell], settings).files
    let strings = files["Sources/Recipes/SelfSizingStrings.swift"]
    #expect(strings?.contains("HeadlessStrings") == true)
    // A module with an alias has no other name.
    #expect(strings?.contains("import UIKit\n") == true)
    #expect(
      files["Sources/Recipes/SelfSizingClasses.swift"]?.contains("RecipeCell.self") == true)
    #expect(
      files["Sources/Recipes/SelfSizingMain.swift"]?.contains("registerClassesOfTheApp()") == true)
    #expect(
      Self.package([Self.cell]).files["Sources/Recipes/SelfSizingMain.swift"]?
        .contains("registerClassesOfTheApp()") == false)
  }

  @Test("imports Combine into all files where one uses its types, with an import or without")
  func combine() {
    func imports(_ text: String) -> Bool {
      let source = RunnerPackage.Source(path: "App/Model.swift", text: text)
      return Self.package([source]).compilerArguments.contains("SelfSizingCombine")
    }
    #expect(imports("import Combine"))
    #expect(imports("var changes: AnyPublisher<Int, Never> { get }"))
    #expect(!imports("struct Model {}"))
  }

  @Test("limits how long the compiler looks for what an expression means")
  func limits() {
    let arguments = Self.package([Self.cell]).compilerArguments
    #expect(arguments.contains { $0.hasPrefix("-solver-scope-threshold=") })
  }

  @Test("compiles a second file of a name under another, with its own lines")
  func sameNames() {
    let other = RunnerPackage.Source(path: "App/Old/recipeCell.swift", text: "let a = 1\n")
    let package = Self.package([Self.cell, other])
    #expect(
      package.files["Sources/Recipes/recipeCell-2.swift"]
        == "#sourceLocation(file: \"App/Old/recipeCell.swift\", line: 1)\nlet a = 1\n")
  }

  @Test("states the settings in the manifest")
  func manifest() throws {
    var settings = HeightsSettings()
    settings.languageMode = "6"
    settings.isolatesToMainActor = true
    settings.conditions = ["BETA"]
    settings.libraries = [.init(name: "SnapKit", sources: ["x"], languageMode: "5")]
    let library = RunnerPackage.Source(path: "Snap.swift", text: "", library: "SnapKit")
    let manifest = try #require(
      Self.package([Self.cell, library], settings).files["Package.swift"])
    #expect(manifest.contains("\"-module-alias\", \"UIKit=SelfSizingUIKit\""))
    #expect(manifest.contains(".swiftLanguageMode(.v6)"))
    #expect(manifest.contains(".swiftLanguageMode(.v5)"))
    #expect(manifest.contains(".defaultIsolation(MainActor.self)"))
    #expect(manifest.contains(".define(\"BETA\")"))
    #expect(manifest.contains("path: \"/SelfSizing\""))
    #expect(manifest.contains("name: \"SnapKit\""))
  }

  @Test("states the same for a look at the app's module alone")
  func compilerArguments() {
    var settings = HeightsSettings()
    settings.isolatesToMainActor = true
    settings.conditions = ["BETA"]
    let arguments = Self.package([Self.cell], settings).compilerArguments
    #expect(arguments.starts(with: ["-module-name", "Recipes", "-swift-version", "5"]))
    for pair in [["-default-isolation", "MainActor"], ["-D", "DEBUG"], ["-D", "BETA"]] {
      #expect(arguments.indices.contains { Array(arguments[$0...].prefix(2)) == pair })
    }
    #expect(arguments.contains("UIKit=SelfSizingUIKit"))
  }

  @Test("imports what Apple's Foundation exports where sources use it")
  func exportedModules() {
    let plain = Self.package([Self.cell]).files["Package.swift"]
    #expect(plain?.contains("\"-import-module\", \"-Xfrontend\", \"SelfSizingUIKit\"") == true)
    #expect(plain?.contains("FoundationNetworking") == false)
    let loader = RunnerPackage.Source(path: "Loader.swift", text: "let session: URLSession\n")
    #expect(
      Self.package([Self.cell, loader]).files["Package.swift"]?.contains("FoundationNetworking")
        == true)
  }

  @Test("names the app's files in errors")
  func errors() {
    let log = """
      Building for debugging...
      /cache/P/Sources/Recipes/RecipeCell.swift:5:3: error: cannot find 'Theme' in scope
       5 |   Theme
         |   `- error: cannot find 'Theme' in scope
      /cache/P/Sources/Recipes/RecipeCell.swift:5:3: error: cannot find 'Theme' in scope
      """
    let read = BuildLog(
      log, folder: "/cache/P",
      origins: ["Sources/Recipes/RecipeCell.swift": "App/RecipeCell.swift"])
    #expect(read.errors == ["App/RecipeCell.swift:5:3: error: cannot find 'Theme' in scope"])
    #expect(BuildLog("no space\nleft\n", folder: "/cache/P", origins: [:]).errors.count == 2)
  }
}

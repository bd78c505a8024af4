import SelfSizingAppSources
import Testing

/// Generated classes that conform to an app's protocols.
@Suite struct WitnessTests {
  private static let app = [
    "Cell.swift": """
    class Cell: UITableViewCell { func show(_ store: Store) { label.text = store.pricing.text } }
    """,
    "Store.swift": "import Absent\nclass Store { var pricing: Pricing { fatalError() } }",
    "Pricing.swift": """
    import Absent
    protocol Pricing: Named { var text: String { get }; func count(of name: String) -> Int }
    protocol Named { static var name: String { get } }
    protocol Other { func other() }
    """,
  ]

  private func stubs(_ border: Border = Border()) throws -> String {
    let folder = InitialFolder(
      of: ["Cell"], in: AppIndex(of: Self.app), prefix: "..", build: AppBuildSettings(),
      border: border)
    return try #require(folder.files["Stubs.swift"])
  }

  @Test("declares a class with all requirements for a protocol that a stub has to answer with")
  func witness() throws {
    let text = try stubs()
    #expect(text.contains("public final class HeadlessWitnessOfPricing: NSObject, Pricing {"))
    #expect(text.contains("public var text: String { get { HeadlessStubs.value(\"Pricing.text\""))
    #expect(text.contains("public func count(of name: String) -> Int { HeadlessStubs.value("))
    #expect(text.contains("public static var name: String { get { HeadlessStubs.value("))
    #expect(text.contains("HeadlessWitness { HeadlessWitnessOfPricing() },"))
    #expect(!text.contains("HeadlessWitnessOfOther"))
  }

  @Test("declares no class for a protocol that only controllers conform to")
  func controllers() throws {
    var app = Self.app
    app["Pricing.swift"] =
      "import Absent\nprotocol Pricing: UIViewController { var text: String { get } }"
    let folder = InitialFolder(
      of: ["Cell"], in: AppIndex(of: app), prefix: "..", build: AppBuildSettings())
    #expect(folder.files["Stubs.swift"]?.contains("HeadlessWitness") == false)
  }

  @Test("writes requirements without default values, and compares cases by their texts")
  func requirements() throws {
    let app = [
      "Cell.swift": """
      class Cell: UITableViewCell {
        func show(_ store: Store, _ action: Action) { store.load(count: 1) { _ = action == .close } }
      }
      """,
      "Store.swift": """
      import Absent
      protocol Store { func load(count: Int = 1, then done: @escaping () -> Void) -> Bool }
      """,
      "Action.swift": "import Absent\nenum Action: Hashable { case open(() -> Void), close }",
    ]
    var border = Border()
    border.outside = ["Action.swift"]
    let folder = InitialFolder(
      of: ["Cell"], in: AppIndex(of: app), prefix: "..", build: AppBuildSettings(), border: border)
    let text = try #require(folder.files["Stubs.swift"])
    #expect(text.contains("func load(count: Int, then done: @escaping () -> Void) -> Bool\n"))
    #expect(text.contains("static func == (one: Self, other: Self) -> Bool {"))
    #expect(text.contains("func hash(into hasher: inout Hasher) {"))
  }

  @Test("answers for a closure with one that answers as a stub does when it is called")
  func closures() throws {
    let app = [
      "Cell.swift": """
      class Cell: UITableViewCell {
        func show(_ store: Store) { _ = store.count("a"); store.done(); Store.shared.make()() }
      }
      """,
      "Store.swift": """
      import Absent
      class Store {
        static var shared: Store { fatalError() }
        var count: (String) -> Int
        let done: () -> Void
        func make() -> (() -> Void) { }
        func make(_ count: Int) -> () -> Absent { }
      }
      """,
    ]
    let folder = InitialFolder(
      of: ["Cell"], in: AppIndex(of: app), prefix: "..", build: AppBuildSettings())
    let text = try #require(folder.files["Stubs.swift"])
    let read = "\"Store.count\", fileID: \"Store.swift\", line: 4"
    #expect(
      text.contains(
        "@HeadlessStubbed(\(read), copying: { { _ in HeadlessStubs.value(\(read)) } }) public var count"
      ))
    #expect(text.contains("line: 5, copying: { {} }) public var done"))
    #expect(text.contains("line: 7, copying: { HeadlessStubs.value(\"Store.make\""))
  }

  @Test("has values of the app's types for static properties whose own are left out")
  func values() throws {
    let app = [
      "Button.swift": """
      class Cell: UITableViewCell { let button = Button(style: .plain) }
      class Button: UIButton {
        var style: Style?
        struct Style {
          let title: String
          let corner: Corner
        }
        enum Corner { case round, sharp }
        struct Ways: OptionSet { let rawValue: Int }
        private struct Own { let title: String }
        final class Model { init(title: String) {} }
      }
      extension Button.Style {
        static let plain = Style(title: Names.title, corner: .round)
      }
      """
    ]
    var border = Border()
    border.dropped = ["Button.swift": ["= Button.Style.plain"]]
    let folder = InitialFolder(
      of: ["Cell"], in: AppIndex(of: app), prefix: "..", build: AppBuildSettings(), border: border)
    let text = try #require(folder.files["Stubs.swift"])
    #expect(
      text.contains(
        """
          extension Button.Style: HeadlessStubValue {
            public static var stubValue: Self { Button.Style(title: "Title", corner: Button.Corner.round) }
          }
        """))
    #expect(text.contains("public static var stubValue: Self { Button.Corner.round }"))
    #expect(text.contains("public static var stubValue: Self { Button.Ways(rawValue: 1) }"))
    #expect(text.contains("HeadlessWitness { Button.Model(title: \"Title\") },"))
    #expect(!text.contains("Own"))
    #expect(!text.contains("HeadlessWitness { Button("))
  }

  @Test("declares a class for the result of a function whose statement is left out")
  func results() throws {
    let app = [
      "Cell.swift": """
      class Cell: UITableViewCell {
        func plan() -> Plan {
          return AbsentPlan(width: 1)
        }
      }
      """,
      "Plan.swift": "protocol Plan { var height: Double { get } }",
    ]
    var border = Border()
    border.dropped = ["Cell.swift": ["> return AbsentPlan(width: 1)"]]
    let folder = InitialFolder(
      of: ["Cell"], in: AppIndex(of: app), prefix: "..", build: AppBuildSettings(), border: border)
    #expect(folder.files["Stubs.swift"]?.contains("HeadlessWitnessOfPlan: NSObject, Plan") == true)
  }

  @Test("leaves out a witness that does not compile, with the line that makes one")
  func omitted() throws {
    var border = Border()
    border.omitted = [
      "public final class HeadlessWitnessOfPricing: NSObject, Pricing {",
      "public final class HeadlessWitnessOfPricing {",
      "HeadlessWitness { HeadlessWitnessOfPricing() },",
    ]
    let text = try stubs(border)
    #expect(!text.contains("HeadlessWitnessOfPricing"))
    #expect(text.contains("@MainActor func headlessWitnesses() -> [HeadlessWitness] {"))
  }

  @Test("hands witnesses to the program that measures, where there are some")
  func handed() throws {
    func main(_ text: String) -> String? {
      RunnerPackage(
        HeightsSettings(), module: "App", sources: [.init(path: "Stubs.swift", text: text)],
        packagePath: "/SelfSizing"
      ).files["Sources/App/SelfSizingMain.swift"]
    }
    let call = "CellRunner.addWitnesses(headlessWitnesses())"
    #expect(try main(stubs())?.contains(call) == true)
    #expect(main("class A {}")?.contains(call) == false)
  }
}

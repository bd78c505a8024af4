import SelfSizingAppSources
import Testing

/// Results with what was read before are those without.
@Suite struct SourceMemoryTests {
  private static let app = [
    "Cell.swift": """
    public class Cell: UITableViewCell {
      let badge = Badge()
      func show(_ text: String) { label.text = text }
      func tint() { label.textColor = Theme.accent }
    }
    """,
    "Badge.swift": "import Absent\nclass Badge: UIView { @objc func tap() {} }\n",
    "Theme.swift": "import Absent\nenum Theme { static let accent = Absent.color() }\n",
  ]

  private func package(_ border: Border, _ memory: SourceMemory) -> [String: String] {
    let index = AppIndex(of: Self.app)
    let folder = InitialFolder(
      of: ["Cell"], in: index, prefix: "..", build: AppBuildSettings(), border: border,
      memory: memory)
    var sources = folder.closure.files.map { path in
      RunnerPackage.Source(
        path: path,
        text: memory.without(border.dropped[path] ?? [], path, Self.app[path, default: ""]))
    }
    for (name, text) in folder.files where name.hasSuffix(".swift") {
      sources.append(RunnerPackage.Source(path: "Heights/\(name)", text: text))
    }
    return RunnerPackage(
      HeightsSettings(), module: "App", sources: sources, packagePath: "/SelfSizing",
      memory: memory
    ).files
  }

  @Test("writes the same package after other borders as without a memory")
  func same() {
    let memory = SourceMemory()
    var borders = [Border(), Border(), Border()]
    borders[1].dropped["Cell.swift"] = ["Cell.tint"]
    borders[2].outside = ["Badge.swift", "Theme.swift"]
    for border in borders + borders.reversed() {
      #expect(package(border, memory) == package(border, SourceMemory()))
    }
  }
}

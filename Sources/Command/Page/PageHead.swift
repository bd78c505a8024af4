import SelfSizing

/// The head of the page: its title, how much was measured, and how.
struct PageHead {
  let templates: [TemplateMeasurements]
  let settings: MeasurementSettings
  let version: String

  func html() -> String {
    let list = facts.map { "<li><b>\($0.count)</b> \($0.word)</li>" }.joined()
    let tool = version.isEmpty ? "" : "selfsize \(version.escapedForMarkup) · "
    return """
      <header>
      <h1>Cell heights</h1>
      <ul class="facts">\(list)<li>\(tool)\(settings.summary.escapedForMarkup) · Auto Layout and Dynamic \
      Type, measured without a device</li></ul>
      </header>

      """
  }

  private var facts: [(count: String, word: String)] {
    let cells = templates.map(\.cells.count).reduce(0, +)
    let names = Set(templates.map(\.name))
    // A template is there once for each system.
    let contents = names.map { name in
      templates.first { $0.name == name }?.contentNames.count ?? 0
    }.reduce(0, +)
    var systems: [String] = []
    for system in templates.compactMap(\.system) where !systems.contains(system) {
      systems.append(system)
    }
    let sizes = templates.map(\.categories.count).max() ?? 0
    let widths = templates.first?.widths.map(NumberFormat.short).joined(separator: ", ") ?? ""
    return [
      counted(cells, "cell"), counted(names.count, "template"), counted(contents, "content"),
      counted(sizes, "text size"), (widths, "points wide"),
    ] + systems.map { ($0, "") }
  }

  private func counted(_ count: Int, _ word: String) -> (count: String, word: String) {
    ("\(count)", count == 1 ? word : word + "s")
  }
}

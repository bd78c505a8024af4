import SelfSizing

/// The head of the page: the tabs, the search, and how the cells were measured.
struct PageHead {
  /// The tabs in their order: the section's id, the title, and how many entries it has.
  let tabs: [(id: String, title: String, count: Int?)]
  let settings: MeasurementSettings
  let version: String

  func html() -> String {
    let links = tabs.map { id, title, count in
      let number = count.map { " <b>\($0)</b>" } ?? ""
      return "<a href=\"#\(id)\">\(title)\(number)</a>"
    }
    let words = (version.isEmpty ? "" : "selfsize \(version) · ") + settings.summary
    return """
      <header>
      <nav class="tabs" aria-label="Sections">\(links.joined())</nav>
      <input id="search" type="search" placeholder="Search cells, files, kinds" autocomplete="off" \
      spellcheck="false" aria-label="Search cells, files and kinds" aria-keyshortcuts="/">
      <p class="dim settings">\(words.escapedForMarkup)</p>
      <p id="notice" role="status"></p>
      </header>

      """
  }
}

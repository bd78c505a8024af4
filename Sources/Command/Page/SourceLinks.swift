import SelfSizing

/// The links to lines of source, at a commit or in an editor; otherwise a line can be copied.
struct SourceLinks: Sendable {
  /// The address of a file's folder, with a slash at its end; empty if lines cannot be linked.
  private let prefix: String
  /// The text between a file's path and the line.
  private let separator: String
  private let path: @Sendable (DeclarationSite) -> String

  static let none = SourceLinks(prefix: "", separator: ":") { "\($0.fileID)" }

}

extension SourceLinks {
  /// The links to an editor by the scheme of its addresses, or else to the commit that a workflow
  /// of GitHub names. Finding paths may search the folder, and is asked for only where lines are
  /// linked.
  init(
    editor: String, folder: String, _ environment: [String: String],
    paths: () -> @Sendable (DeclarationSite) -> String
  ) {
    if !editor.isEmpty {
      self.init(prefix: "\(editor)://file\(folder)/", separator: ":", path: paths())
    } else if let server = environment["GITHUB_SERVER_URL"],
      let repository = environment["GITHUB_REPOSITORY"], let commit = environment["GITHUB_SHA"]
    {
      self.init(prefix: "\(server)/\(repository)/blob/\(commit)/", separator: "#L", path: paths())
    } else {
      self = .none
    }
  }

  /// The address of a line; nil where it can only be copied.
  func address(of site: DeclarationSite) -> String? {
    prefix.isEmpty ? nil : "\(prefix)\(path(site))\(separator)\(site.line)"
  }

  func html(_ site: DeclarationSite) -> String {
    let text = site.description.escapedForMarkup
    if let address = address(of: site) {
      return "<a class=\"site\" href=\"\(address.escapedForMarkup)\"><code>\(text)</code></a>"
    }
    return "<button type=\"button\" class=\"site\" title=\"Copy\" data-copy=\""
      + "\(path(site).escapedForMarkup):\(site.line)\"><code>\(text)</code></button>"
  }
}

extension TemplateMeasurements {
  /// The id of the template's section, with a point before the system: `recipe.iOS26`.
  var anchor: String {
    Self.plain(name) + (system.map { ".\(Self.plain($0.filter { $0 != " " }))" } ?? "")
  }

  private static func plain(_ name: String) -> String {
    String(
      name.unicodeScalars.map { scalar in
        let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar)
        return isPlain || scalar == "_" ? Character(scalar) : "-"
      })
  }

  func anchor(width: Int, category: Int) -> String {
    "\(anchor).\(categories[category].sizeName).w\(widths[width].short)"
  }

  func anchor(of drawing: DrawnCell) -> String {
    anchor(width: drawing.width, category: drawing.category) + ".c\(drawing.content + 1)"
      + (drawing.isMirrored ? ".rtl" : "")
  }
}

/// The style and the script of a page, and the policy by which a browser runs nothing else,
/// whatever a name or a text holds. Attributes of style are allowed: there is nothing to load.
/// - Source: Content Security Policy Level 3; the engine is WebAssembly, for which the same
///   document has `wasm-unsafe-eval`.
struct ContentPolicy {
  private let css: String
  private let javascript: String?
  private let runsEngine: Bool

  init(style css: String, script javascript: String? = nil, runsEngine: Bool = false) {
    self.css = "\n\(css)\n"
    self.javascript = javascript.map { "\n\($0)\n" }
    self.runsEngine = runsEngine
  }

  /// The document up to its body. The policy comes before anything that it is about.
  func head(title: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    \(meta)
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title.escapedForMarkup)</title>
    <style>\(css)</style>
    </head>
    """
  }

  private var meta: String {
    let hash = javascript.map { "'sha256-\(SHA256.base64(of: $0))'" } ?? "'none'"
    let scripts = hash + (runsEngine ? " 'wasm-unsafe-eval'" : "")
    let rules = [
      "default-src 'none'", "script-src \(scripts)", "style-src 'sha256-\(SHA256.base64(of: css))'",
      "style-src-attr 'unsafe-inline'", "img-src data:", "base-uri 'none'", "form-action 'none'",
    ]
    return
      "<meta http-equiv=\"Content-Security-Policy\" content=\"\(rules.joined(separator: "; "))\">"
  }

  var scriptElement: String { javascript.map { "<script>\($0)</script>" } ?? "" }
}

import Foundation
import Testing

@testable import SelfSizingCommand

/// The browser that is installed, if one is.
enum Browser {
  static let url: URL? = ["chromium", "chromium-browser", "google-chrome"].lazy
    .flatMap { name in
      (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map {
        URL(fileURLWithPath: "\($0)/\(name)")
      }
    }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }

  /// The script has returned nothing.
  struct NoResult: Error {
    let console: String
  }

  /// The color scheme that the reader's system asks for.
  enum Scheme: String, CaseIterable {
    case light, dark
  }

  /// Opens the page, runs a script in it, and returns what the script left in the body's data, and
  /// what the console said.
  static func open(
    _ page: String, hash: String = "", script: String, in folder: URL, name: String
  ) throws -> (result: String, console: String) {
    let driver = "document.body.dataset.result = String((() => { \(script) })());"
    return try run(Self.adding(driver, to: page), hash: hash, in: folder, name: name)
  }

  /// A page with a script of the test at its end.
  private static func adding(_ driver: String, to page: String) -> String {
    allowing(driver, in: page.replacing("</body>", with: "<script>\(driver)</script></body>"))
  }

  /// A page whose policy allows a script of the test in addition to its own.
  static func allowing(_ script: String, in page: String) -> String {
    page.replacing("script-src ", with: "script-src 'sha256-\(SHA256.base64(of: script))' ")
  }

  /// Opens the page and runs a script in it that may wait, until it has returned something.
  ///
  /// A page is given seconds that pass as fast as it has nothing to do. What is compiled beside it
  /// does not count as something, so that the time of a busy machine may run out: then the page is
  /// opened again.
  static func openWaiting(
    _ page: String, hash: String = "", script: String, in folder: URL, name: String
  ) throws -> (result: String, console: String) {
    let driver = """
      (async () => { \(script) })().then(
        (result) => { document.body.dataset.result = String(result); },
        (error) => { document.body.dataset.result = `failed: ${error.stack}`; });
      """
    for _ in 0..<12 {
      let opened = try? run(adding(driver, to: page), hash: hash, in: folder, name: name)
      if let opened { return opened }
    }
    return ("the page has not returned anything", "")
  }

  /// Opens the page in a window of a phone's size, which is narrower than a window of the browser
  /// may be, and runs a script beside it that finds the page in `page` and its window in `inner`.
  static func openOnPhone(
    _ page: String, _ scheme: Scheme, script: String, in folder: URL, name: String
  ) throws -> (result: String, console: String) {
    let source = page.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
    let frame = """
      <!DOCTYPE html><meta charset="utf-8">
      <body style="margin:0"><iframe style="border:0;width:390px;height:844px" srcdoc="\(source)"></iframe><script>
      const frame = document.querySelector("iframe");
      frame.onload = () => {
        const page = frame.contentDocument, inner = frame.contentWindow;
        document.body.dataset.result = String((() => { \(script) })());
      };
      </script></body>
      """
    return try run(frame, scheme, in: folder, name: name)
  }

  private static func run(
    _ page: String, hash: String = "", _ scheme: Scheme = .light, in folder: URL, name: String
  ) throws -> (result: String, console: String) {
    let browser = try #require(url)
    let file = folder.appendingPathComponent("\(name).html")
    try page.write(to: file, atomically: true, encoding: .utf8)
    let result = try Executable.run(
      browser,
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr", "--v=0",
        "--virtual-time-budget=3000", "--user-data-dir=\(folder.path)/profile",
        // The engine counts dark as 0 and light as 1.
        "--blink-settings=preferredColorScheme=\(scheme == .dark ? 0 : 1)", "--window-size=800,900",
        "--dump-dom", file.absoluteString + hash,
      ], in: folder)
    let said = result.messages.split(separator: "\n").filter { $0.contains("CONSOLE") }
    guard let mark = result.output.firstRange(of: "data-result=\"") else {
      throw NoResult(console: said.joined(separator: "\n"))
    }
    let found = result.output[mark.upperBound...].prefix { $0 != "\"" }
    return (String(found), said.joined(separator: "\n"))
  }
}

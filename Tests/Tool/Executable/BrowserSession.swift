import Foundation
import Testing

/// A page in a browser that takes keys, as those of a keyboard, and says what a screen reader
/// finds.
///
/// The browser is spoken to through two pipes, in messages of its DevTools protocol.
final class BrowserSession {
  /// A control as a screen reader says it.
  struct Control: Equatable {
    let role: String
    let name: String
  }

  /// The browser has ended, or answers with an error.
  struct Failure: Error {
    let message: String
  }

  private let process = Process()
  private let commands: FileHandle
  private let answers: FileHandle
  private var received = Data()
  private var lastNumber = 0
  private var session: String?

  /// Opens a page, and waits until its script has run.
  init(_ page: String, hash: String, in folder: URL) throws {
    let file = folder.appendingPathComponent("session.html")
    try page.write(to: file, atomically: true, encoding: .utf8)
    let pipes = ["commands", "answers"].map { folder.appendingPathComponent($0).path }
    for pipe in pipes { mkfifo(pipe, 0o600) }
    let browser = try #require(Browser.url)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "exec \"$0\" \"$@\" 3<'\(pipes[0])' 4>'\(pipes[1])'", browser.path, "--headless",
      "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--window-size=800,900",
      "--user-data-dir=\(folder.path)/profile", "about:blank",
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // Opening a pipe waits for the other side, which opens them in this order.
    commands = try FileHandle(forWritingTo: URL(fileURLWithPath: pipes[0]))
    answers = try FileHandle(forReadingFrom: URL(fileURLWithPath: pipes[1]))
    let targets = try send("Target.getTargets")["targetInfos"] as? [[String: Any]] ?? []
    let target = try #require(targets.first { $0["type"] as? String == "page" }?["targetId"])
    session =
      try send("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"]
      as? String
    _ = try send("Page.navigate", ["url": file.absoluteString + hash])
    _ = try evaluate(
      """
      new Promise((done) => document.readyState === "complete" ? done() : window.addEventListener("load", done))
      """)
  }

  /// Ends the browser.
  func close() {
    process.terminate()
    process.waitUntilExit()
  }

  /// Runs a script, and returns what it returns, as a text.
  func evaluate(_ script: String) throws -> String {
    let found = try send(
      "Runtime.evaluate",
      ["expression": script, "awaitPromise": true, "returnByValue": true])
    let result = found["result"] as? [String: Any]
    return result?["value"].map { "\($0)" } ?? ""
  }

  /// Makes the window as large as a desk's or a phone's.
  func resize(width: Int, height: Int) throws {
    _ = try send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  /// Presses a key.
  func press(_ key: String, code: Int) throws {
    for type in ["rawKeyDown", "keyUp"] {
      _ = try send(
        "Input.dispatchKeyEvent",
        ["type": type, "key": key, "code": key, "windowsVirtualKeyCode": code])
    }
  }

  /// Types a text into the control that has the focus.
  func type(_ text: String) throws { _ = try send("Input.insertText", ["text": text]) }

  /// Shows the page as it is printed.
  func print() throws { _ = try send("Emulation.setEmulatedMedia", ["media": "print"]) }

  /// The control that has the focus.
  func focused() throws -> Control {
    let found = try send("Runtime.evaluate", ["expression": "document.activeElement"])
    let object = (found["result"] as? [String: Any])?["objectId"]
    let tree = try send(
      "Accessibility.getPartialAXTree",
      ["objectId": try #require(object), "fetchRelatives": false])
    let control = (tree["nodes"] as? [[String: Any]])?.first ?? [:]
    func value(_ name: String) -> String {
      (control[name] as? [String: Any])?["value"] as? String ?? ""
    }
    return Control(role: value("role"), name: value("name"))
  }

  /// Sends a command, and waits for its answer.
  private func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    lastNumber += 1
    var message: [String: Any] = ["id": lastNumber, "method": method, "params": parameters]
    message["sessionId"] = session
    try commands.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
    while true {
      // Events come in between.
      guard let answer = try next(), answer["id"] as? Int == lastNumber else { continue }
      if let error = answer["error"] { throw Failure(message: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// The next message; nil if it is no object.
  private func next() throws -> [String: Any]? {
    while !received.contains(0) {
      let data = answers.availableData
      guard !data.isEmpty else { throw Failure(message: "the browser has ended") }
      received += data
    }
    let message = received.prefix { $0 != 0 }
    received = Data(received.dropFirst(message.count + 1))
    return try JSONSerialization.jsonObject(with: message) as? [String: Any]
  }
}

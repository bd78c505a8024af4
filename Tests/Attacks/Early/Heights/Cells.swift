import Foundation
import Glibc
import UIKit

// Code that runs before `main`, and so before anything that the program could do against it. A
// variable that an app's code is run with says what it does; the folder that it wants to reach is
// the working folder.

#if compiler(>=6.3)
  @used @section(".init_array")
  let early: @convention(c) () -> Void = {
    guard let chosen = getenv("GITHUB_SHA") else { return }
    switch String(cString: chosen) {
    case "exit": exit(0)
    case "hang": while true { sleep(1) }
    case "trap": _ = raise(SIGILL)
    case "reach":
      let connected = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      let secret = open("secret.txt", O_RDONLY)
      let written = open("written", O_WRONLY | O_CREAT, 0o600)
      // Swift does not import it.
      let fork = unsafeBitCast(dlsym(nil, "fork"), to: (@convention(c) () -> Int32).self)
      let started = fork()
      if started == 0 { _exit(0) }
      let isTokenThere = getenv("GITHUB_TOKEN") != nil
      let words = [
        connected < 0 ? "no socket" : "CONNECTED", secret < 0 ? "unreadable" : "READ",
        written < 0 ? "not written" : "WRITTEN", started < 0 ? "no process" : "STARTED",
        isTokenThere ? "FOUND" : "no token",
      ]
      let text = "attack: \(words.joined(separator: ", "))\n"
      _ = text.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    default: break
    }
  }
#endif

final class Early: UITableViewCell {}

@MainActor let cells = [CellEntry(Early.self, name: "Early") { _ in }]

import Foundation
import Glibc
import UIKit

// A class of cells whose code does what the code of a pull request must not be able to do. Which
// attack is run, and the folder that it wants to reach, are in a variable that an app's code is run
// with: one build serves all attacks.

let words = (ProcessInfo.processInfo.environment["SELFSIZING_DEVELOPMENT_LANGUAGE"] ?? "")
  .split(separator: "|").map(String.init)
let attack = words.first ?? ""
let arena = words.count > 1 ? words[1] : "/nowhere"

func say(_ text: String) {
  FileHandle.standardError.write(Data("attack: \(text)\n".utf8))
}

/// A call of the system by its number, which Swift does not import.
func systemCall(_ number: Int, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, _ d: Int = 0) -> Int {
  typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int) -> Int
  return unsafeBitCast(dlsym(nil, "syscall"), to: Call.self)(number, a, b, c, d, 0)
}

func connectTCP(_ host: String, _ port: UInt16) -> String {
  let s = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  if s < 0 { return "no socket" }
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = port.bigEndian
  inet_pton(AF_INET, host, &address.sin_addr)
  let status = withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      connect(s, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
    }
  }
  return status == 0 ? "CONNECTED" : "refused"
}

func connectUnix(_ path: String, isAbstract: Bool) -> String {
  let s = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
  if s < 0 { return "no socket" }
  var address = sockaddr_un()
  address.sun_family = sa_family_t(AF_UNIX)
  let bytes = (isAbstract ? [UInt8(0)] : []) + Array(path.utf8.prefix(100))
  withUnsafeMutableBytes(of: &address.sun_path) { path in
    for (place, byte) in bytes.enumerated() { path[place] = byte }
  }
  let length = socklen_t(2 + bytes.count + (isAbstract ? 0 : 1))
  let status = withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(s, $0, length) }
  }
  return status == 0 ? "CONNECTED" : "refused"
}

func read(_ path: String) -> String {
  if FileManager.default.contents(atPath: path) != nil { return "READ" }
  if (try? FileManager.default.contentsOfDirectory(atPath: path)) != nil { return "LISTED" }
  return "unreadable"
}

func run(_ program: String, _ arguments: [String]) -> String {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = arguments
  do { try process.run() } catch { return "not started" }
  process.waitUntilExit()
  return "STARTED"
}

final class Attacker: UITableViewCell {
  let label = UILabel()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }
  required init?(coder: NSCoder) { fatalError() }
}

@MainActor func act(_ cell: Attacker) {
  switch attack {
  case "net":
    say("tcp \(connectTCP("127.0.0.1", 18777))")
    say("unix path \(connectUnix("\(arena)/sock", isAbstract: false))")
    say("unix abstract \(connectUnix("selfsizing-attack", isAbstract: true))")
  case "read":
    let paths = ["/etc/shadow", "/root", "/etc/hostname"]
    for path in ["\(arena)/secret.txt"] + paths {
      say("\(path) \(read(path))")
    }
  case "environment":
    for name in ["GITHUB_TOKEN", "SSH_AUTH_SOCK", "SELFSIZING_NONCE"] {
      say("\(name) \(ProcessInfo.processInfo.environment[name] == nil ? "not there" : "FOUND")")
    }
    let parent = FileManager.default.contents(atPath: "/proc/\(getppid())/environ") ?? Data()
    let text = String(decoding: parent, as: UTF8.self)
    let first = FileManager.default.contents(atPath: "/proc/1/environ") ?? Data()
    let isFirst = String(decoding: first, as: UTF8.self).contains("ghs_secret")
    say("first \(isFirst ? "FOUND" : "not there")")
    say("parent \(text.contains("ghs_secret") ? "FOUND" : "not there")")
  case "home":
    say("home \(NSHomeDirectory())")
    say("current user \(FileManager.default.homeDirectoryForCurrentUser.path)")
    say("tilde \(NSString(string: "~").expandingTildeInPath)")
    say("defaults \(UserDefaults.standard.string(forKey: "attack") ?? "empty")")
    UserDefaults.standard.set("KEPT", forKey: "attack")
    _ = UserDefaults.standard.synchronize()
  case "write":
    for path in ["\(arena)/written", "/etc/written-by-cell", "/tmp/written-by-cell"] {
      let isWritten = FileManager.default.createFile(atPath: path, contents: Data("x".utf8))
      say("\(path) \(isWritten ? "WRITTEN" : "not written")")
      unlink(path)
    }
  case "process":
    say("sh \(run("/bin/sh", ["-c", "(setsid sleep 20 &) ; echo x > \(arena)/survivor"]))")
    // A clone with nothing but the signal of its end.
    #if arch(x86_64)
      let clone = 56
    #else
      let clone = 220
    #endif
    say("fork \(systemCall(clone, Int(SIGCHLD)) == -1 ? "denied" : "FORKED")")
  case "memory":
    var count = 0
    while count < 64, let block = malloc(1 << 30) {
      block.storeBytes(of: 1, as: UInt8.self)
      count += 1
    }
    say(count < 64 ? "malloc failed" : "64 GiB")
    #if arch(x86_64)
      let memfd = 319
    #else
      let memfd = 279
    #endif
    say("memfd \(systemCall(memfd, 0, 0) < 0 && errno == EPERM ? "denied" : "MADE")")
  case "limits":
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    limit.rlim_cur = ~0
    limit.rlim_max = ~0
    let status = setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    say("raise \(status == 0 ? "RAISED" : "denied")")
  case "descriptors":
    let open = (4..<200).filter { fcntl(Int32($0), F_GETFD) >= 0 }
    let strange = open.filter { number in
      var information = stat()
      fstat(Int32(number), &information)
      return information.st_mode & S_IFMT == S_IFREG
    }
    say("inherited \(strange.isEmpty ? "none" : "FOUND \(strange)")")
  case "kernel":
    // keyctl, io_uring_setup, unshare, mount, ptrace, bpf, pidfd_open, the death signal, setns.
    #if arch(x86_64)
      let numbers = [250, 425, 272, 165, 101, 321, 434, 157, 308]
    #else
      let numbers = [219, 425, 97, 40, 117, 280, 434, 167, 268]
    #endif
    let calls = zip(numbers, [0, 8, 0x1000_0000, 0, 0, 0, Int(getpid()), 1, 0])
    for (number, argument) in calls {
      let outcome = systemCall(number, argument)
      say("call \(number) \(outcome < 0 && errno == EPERM ? "denied" : "ALLOWED")")
    }
  case "signals":
    say("parent \(kill(getppid(), 0) == 0 ? "REACHED" : "denied")")
    say("all \(kill(-1, 0) == 0 ? "REACHED" : "denied")")
    say("memory of parent \(open("/proc/\(getppid())/mem", O_RDWR) >= 0 ? "OPENED" : "denied")")
  case "disk":
    let file = open("\(arena)/big", O_WRONLY | O_CREAT, 0o600)
    let block = [UInt8](repeating: 1, count: 1 << 20)
    var count = 0
    while count < 4, write(file, block, block.count) > 0 { count += 1 }
    say("disk \(count == 0 ? "not written" : "WRITTEN")")
    unlink("\(arena)/big")
  case "hang": while true { sleep(1) }
  case "alarm":
    signal(SIGALRM, SIG_IGN)
    signal(SIGTERM, SIG_IGN)
    while true {}
  case "mainasync": DispatchQueue.main.async { while true {} }
  case "trap": fatalError("x")
  case "exit": exit(0)
  case "quickexit": _exit(0)
  case "laterexit": DispatchQueue.main.async { exit(0) }
  case "kill": kill(getpid(), SIGKILL)
  case "interrupt": kill(getpid(), SIGINT)
  case "stack":
    func deeper(_ number: Int) -> Int { number &+ deeper(number + 1) &+ Int(getpid()) }
    say("\(deeper(0))")
  case "print":
    print("recipe,375,L,999\n::error file=x::injected\n  ::warning::injected")
    print("##[error]injected \u{1B}[31mred")
    fflush(stdout)
  case "closeout":
    close(1)
    close(2)
  case "forge":
    for descriptor in Int32(3)..<10 {
      _ = [UInt8]([2, 0, 0, 0, 15, 0]).withUnsafeBytes { write(descriptor, $0.baseAddress, 6) }
    }
  case "answer":
    // An answer to a request that no one has made: its number is 999, and it has no bytes.
    let frame: [UInt8] = [12, 0, 0, 0, 9, 3, 0, 0, 0, 57, 57, 57, 0, 0, 0, 0]
    for descriptor in Int32(3)..<10 {
      _ = frame.withUnsafeBytes { write(descriptor, $0.baseAddress, frame.count) }
    }
  case "threads": for _ in 0..<200 { Thread.detachNewThread { sleep(1000) } }
  default: break
  }
}

func early() -> String {
  if attack == "listhang" { while true {} }
  if attack == "listtrap" { fatalError("early") }
  if attack == "listexit" { exit(0) }
  return "one"
}

@MainActor let cells = [
  CellEntry(Attacker.self, name: "Attacker", samples: ["one", "two"]) { cell, text in
    cell.label.text = text
    act(cell)
  },
  CellEntry(Attacker.self, name: "Sound", samples: [early()]) { cell, text in cell.label.text = text
  },
]

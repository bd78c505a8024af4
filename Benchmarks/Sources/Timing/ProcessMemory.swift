import Foundation

/// The memory that this process has, as the kernel counts its pages.
public enum ProcessMemory: String {
  /// The memory in use now.
  case resident = "VmRSS"
  /// The most that it has had.
  case peak = "VmHWM"

  /// The bytes; nil where the kernel does not say.
  public var bytes: Double? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix(rawValue + ":") }),
      let kibibytes = line.split(whereSeparator: { !$0.isNumber }).first.flatMap({ Double($0) })
    else { return nil }
    return kibibytes * 1024
  }
}

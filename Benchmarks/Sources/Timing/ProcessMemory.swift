import Foundation

/// The memory that this process has, as the kernel counts its pages.
public enum ProcessMemory: String {
  /// The memory in use now.
  case resident = "VmRSS"
  /// The most that it has had.
  case peak = "VmHWM"

  /// Starts the peak over.
  ///
  /// - Returns: The bytes in use now.
  public static func startOver() -> Double {
    // The kernel takes the 5 for that: proc_pid_clear_refs(5).
    try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
    return resident.bytes ?? 0
  }

  /// The bytes; nil where the kernel does not say.
  public var bytes: Double? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix(rawValue + ":") }),
      let kibibytes = line.split(whereSeparator: { !$0.isNumber }).first.flatMap({ Double($0) })
    else { return nil }
    return kibibytes * 1024
  }
}

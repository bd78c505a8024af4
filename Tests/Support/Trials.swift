import Foundation

/// How many cases a test tries: a few in `swift test`, which is quick, and all in optimized code.
///
/// `SELFSIZING_FULL_COUNTS=1` tries every case in a debug build, too.
public enum Trials {
  /// Whether every case is tried.
  public static let isFull: Bool = {
    #if DEBUG
      ProcessInfo.processInfo.environment["SELFSIZING_FULL_COUNTS"] == "1"
    #else
      true
    #endif
  }()

  /// The number of cases to try.
  public static func count(_ full: Int, quick: Int) -> Int { isFull ? full : quick }

  /// Elements that are spread over a list, the first among them: so many where the build is quick,
  /// or else all.
  public static func some<Element>(_ all: [Element], quick: Int) -> [Element] {
    guard !isFull, all.count > quick else { return all }
    return (0..<quick).map { all[$0 * all.count / quick] }
  }

  /// The first seeds of a range: so many where the build is quick, or else all.
  public static func seeds<Seed: Strideable>(
    _ full: Range<Seed>, quick: Int
  ) -> Range<Seed> where Seed.Stride == Int {
    guard !isFull, full.count > quick else { return full }
    return full.lowerBound..<full.lowerBound.advanced(by: quick)
  }
}

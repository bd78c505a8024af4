/// The inputs at which a property of many inputs does not hold. It is expected once, of all of
/// them: an expectation for each takes longer than what it expects.
///
/// ```swift
/// var mismatches = Mismatches()
/// for seed in seeds { mismatches.note(unless: holds(seed), "seed \(seed)") }
/// #expect(mismatches.isEmpty, "\(mismatches)")
/// ```
public struct Mismatches: CustomStringConvertible {
  private var first = ""
  private var count = 0
  private var checkedCount = 0

  /// Creates a list without inputs.
  public init() {}

  /// Notes an input unless the property holds.
  public mutating func note(unless holds: Bool, _ input: @autoclosure () -> String) {
    checkedCount += 1
    guard !holds else { return }
    if count == 0 { first = input() }
    count += 1
  }

  /// Whether the property held at every input, of which there was at least one.
  public var isEmpty: Bool { count == 0 && checkedCount > 0 }

  /// The first input, and how many there are.
  public var description: String { "\(first), and \(count) of \(checkedCount) in all" }
}

import SelfSizing

/// The result of one movement through a collection under one anchor policy.
public struct SimulatedRun: Sendable {
  /// The layout's name.
  public let layout: String
  /// The movement's name.
  public let motion: String
  /// The anchor policy's name.
  public let anchor: String
  /// The steps.
  public let trace: ScrollTrace
  /// The summary of the steps.
  public let summary: ScrollSummary
  /// How far from their places items came to rest that were scrolled to, at most, in points; nil
  /// where none was.
  public let largestMiss: Double?
  /// The time that the steps took, measuring included, in microseconds.
  public let microseconds: Double

  /// Creates the record of a run.
  public init(
    layout: String, motion: String, anchor: String, trace: ScrollTrace, largestMiss: Double?,
    microseconds: Double
  ) {
    self.layout = layout
    self.motion = motion
    self.anchor = anchor
    self.trace = trace
    summary = trace.summary
    self.largestMiss = largestMiss
    self.microseconds = microseconds
  }

  /// The largest distance that the first fully visible item moved on the screen beyond the
  /// scrolling.
  public var largestDisplacement: Double { summary.largestFirstFullyVisibleDisplacement }

  /// The findings, each once, in the order of the steps.
  public var findings: [CollectionFinding] {
    var found: [CollectionFinding] = []
    for finding in trace.steps.lazy.flatMap(\.findings) where !found.contains(finding) {
      found.append(finding)
    }
    return found
  }

  /// The mean time of a step in microseconds.
  var microsecondsPerStep: Double { microseconds / Double(max(summary.steps, 1)) }
}

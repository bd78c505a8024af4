/// How far a measured value may be trusted, from best to worst.
///
/// A value that depends on several others is as good as the worst of them.
public enum Fidelity: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// A measured rule was applied to measured figures.
  case exact
  /// A rule of ours that fits what was measured.
  case modelled
  /// No public figure exists; a documented default stands in.
  case assumed

  /// Orders fidelities from best to worst, so that `max` says how far a combination may be trusted.
  public static func < (first: Fidelity, second: Fidelity) -> Bool {
    first.rawValue < second.rawValue
  }
}

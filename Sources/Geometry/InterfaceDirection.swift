/// The direction in which an interface reads, which leading and trailing follow: the counterpart of
/// `UIUserInterfaceLayoutDirection`.
public enum InterfaceDirection: Int, Hashable, Sendable, CaseIterable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}

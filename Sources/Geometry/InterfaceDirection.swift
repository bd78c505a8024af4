/// The direction in which an interface reads.
///
/// The counterpart of `UIUserInterfaceLayoutDirection`. Leading and trailing follow it; left and
/// right never do.
public enum InterfaceDirection: Int, Hashable, Sendable, CaseIterable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}

/// A set of constants within which one basis of a group is optimal.
struct Region: BitwiseCopyable, Sendable {
  /// The region of the group met before; -1 if there is none.
  var next = -1
  /// Nil until the region is met a second time.
  var map: RegionMap?
}

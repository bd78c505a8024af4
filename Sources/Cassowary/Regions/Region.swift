/// A set of constants within which one basis of a group is optimal.
struct Region: BitwiseCopyable, Sendable {
  /// The region of the group that was met next before; -1 if there is none.
  var next = -1
  /// The region as affine maps; nil until it is met a second time.
  var map: RegionMap?
}

/// A set of constants within which one basis of a group is optimal.
final class Region: Sendable {
  /// The solved core, with the values of the time when it was solved; nil for a group of which presolve
  /// left nothing.
  let basis: Basis?
  /// The region as affine maps; nil until it is met a second time.
  let map: RegionMap?

  init(basis: Basis?, map: RegionMap? = nil) {
    self.basis = basis
    self.map = map
  }
}

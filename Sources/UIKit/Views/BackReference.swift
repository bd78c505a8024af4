/// A reference to the view that owns what holds it, and that clears it before it goes.
///
/// Unchecked, as every walk through a tree reads many; "another width" in
/// `Benchmarks/compare uikit` times them.
struct BackReference {
  unowned(unsafe) var view: UIView?
}

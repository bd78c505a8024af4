/// Distances beyond the edges of the content; none negative.
struct Overscroll: Hashable {
  /// Beyond the edge where the content starts.
  var top = Extent.zero
  /// Beyond the edge where the content ends.
  var bottom = Extent.zero
  /// Wherever the viewport is.
  static let unlimited = Overscroll(top: .maximum, bottom: .maximum)

  /// The same edges without a limit.
  var opened: Overscroll {
    Overscroll(top: top > .zero ? .maximum : .zero, bottom: bottom > .zero ? .maximum : .zero)
  }
}

extension InterfaceView {
  /// The treatment of content beyond the bounds.
  var clipping: CellPlan.Clipping? {
    switch kind {
    case .scrollView: .scrolls
    case .textView(let text) where text.isScrollEnabled: .scrolls
    case .plain, .contentView, .stack: clipsToBounds ? .clips : nil
    default: nil
    }
  }
}

/// The surroundings of a cell while it is measured, one at a time: a list of its kind in a window,
/// as on a device. What a class does when it comes there is done before it is asked for its height.
@MainActor enum MeasuringStage {
  private static let window = UIWindow(frame: UIScreen.main.bounds)
  private static let table = place(UITableView(frame: UIScreen.main.bounds, style: .plain))
  private static let collection = place(
    UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: UICollectionViewFlowLayout()))
  private static var shown: UIView?

  private static func place<List: UIView>(_ list: List) -> List {
    window.addSubview(list)
    return list
  }

  /// The view that was there is removed without a notice: no one asks it anymore.
  static func enter(_ view: UIView) {
    if let shown, shown.parent != nil { shown.leave(notifying: false) }
    shown = view
    guard view.parent == nil, !(view is UIWindow) else { return }
    view.isIsland = true
    list(for: view).addSubview(view)
    view.forEachView { $0.traitCollectionDidChange(nil) }
  }

  private static func list(for view: UIView) -> UIView {
    switch view {
    case is UITableViewCell, is UITableViewHeaderFooterView: table
    case is UICollectionReusableView: collection
    default: window
    }
  }
}

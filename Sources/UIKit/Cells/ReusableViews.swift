/// The classes of which a list makes its cells and other views.
///
/// The views that wait to be used again are the list's driver's.
struct ReusableViews {
  private struct Key: Hashable {
    let kind: String
    let identifier: String
  }

  private var classes: [Key: AnyClass] = [:]
  private var nibs: [Key: UINib] = [:]

  /// Remembers a class; nil forgets it. `kind` is empty for cells.
  mutating func register(_ viewClass: AnyClass?, kind: String = "", identifier: String) {
    let key = Key(kind: kind, identifier: identifier)
    classes[key] = viewClass
    nibs[key] = nil
  }

  /// Remembers a nib; nil forgets it. `kind` is empty for cells.
  mutating func register(_ nib: UINib?, kind: String = "", identifier: String) {
    let key = Key(kind: kind, identifier: identifier)
    nibs[key] = nib
    classes[key] = nil
  }

  /// A new view of the nib of an identifier; nil if none is registered, or if it has no view of the
  /// kind.
  @MainActor func makeView<View: UIView>(
    _ type: View.Type, kind: String = "", identifier: String
  ) -> View? {
    nibs[Key(kind: kind, identifier: identifier)]?.makeView(type, reuseIdentifier: identifier)
  }

  /// The class of an identifier, if it is one of the given kind of views; nil if none is
  /// registered.
  func viewClass<View: UIView>(
    _ type: View.Type, kind: String = "", identifier: String
  ) -> View.Type? { classes[Key(kind: kind, identifier: identifier)] as? View.Type }

  /// Records that a list cannot make a view, where UIKit raises an exception.
  /// - Parameters:
  ///   - identifier: The identifier under which the view was asked for.
  ///   - kind: The kind of a supplementary view; empty for cells.
  ///   - list: The list.
  /// - Source: UIKit's text, as it is in public crash reports.
  @MainActor func recordMissing(_ identifier: String, kind: String = "", in list: UIView) {
    let key = Key(kind: kind, identifier: identifier)
    if let viewClass = classes[key] {
      return HeadlessFindings.record(
        .notCalled, of: list,
        "\(viewClass), the class that is registered for the identifier \(identifier), has no "
          + "initializer that a list calls")
    }
    let what =
      list is UITableView
      ? "unable to dequeue a cell with identifier \(identifier)"
      : "could not dequeue a view of kind: "
        + "\(kind.isEmpty ? "UICollectionElementKindCell" : kind) with identifier \(identifier)"
    HeadlessFindings.record(
      .notCalled, of: list,
      what + " - must register a nib or a class for the identifier or connect a prototype cell in "
        + "a storyboard")
  }
}

/// A view of a list that can wait to be used again.
@MainActor protocol ReusableView: UIView {
  func prepareForReuse()
}

extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}
extension UICollectionReusableView: ReusableView {}

extension UITableView {
  /// A new cell of the class that is registered for an identifier; nil if none is.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    driver.reusedView(identifier) ?? makeCell(identifier)
  }

  private func makeCell(_ identifier: String) -> UITableViewCell? {
    reusableViews.makeView(UITableViewCell.self, identifier: identifier)
      ?? reusableViews.viewClass(UITableViewCell.self, identifier: identifier)?
      .makeInstance(style: .default, reuseIdentifier: identifier)
  }

  /// A new cell of the class that is registered for an identifier.
  /// - Returns: A plain cell, and a finding, where no class is registered or has no initializer
  ///   that a table calls; UIKit raises an exception.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = driver.reusedView(identifier, of: .item(indexPath.itemPath))
      ?? makeCell(identifier)
    {
      return cell
    }
    reusableViews.recordMissing(identifier, in: self)
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A header or footer that waits under an identifier, or a new one of the class that is
  /// registered for it; nil if none is.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    driver.reusedView("\(Self.headerFooterKind)/\(identifier)")
      ?? reusableViews.makeView(
        UITableViewHeaderFooterView.self, kind: Self.headerFooterKind, identifier: identifier)
      ?? reusableViews.viewClass(
        UITableViewHeaderFooterView.self, kind: Self.headerFooterKind, identifier: identifier)?
      .makeInstance(reuseIdentifier: identifier)
  }

  /// The kind under which headers and footers are kept beside cells.
  static let headerFooterKind = "HeaderFooter"
}

extension UICollectionView {
  /// A cell that waits under an identifier, or a new one of the class that is registered for it.
  /// - Returns: A plain cell, and a finding, where no class is registered or has no `init(frame:)`;
  ///   UIKit raises an exception.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let name = Self.waitingName(identifier, kind: "")
    if let cell: UICollectionViewCell = driver.reusedView(name, of: .item(indexPath.itemPath)) {
      return cell
    }
    let cell =
      reusableViews.makeView(UICollectionViewCell.self, identifier: identifier)
      ?? reusableViews.viewClass(UICollectionViewCell.self, identifier: identifier)?
      .makeInstance(frame: .zero) as? UICollectionViewCell
    return identified(cell, identifier, kind: "") ?? UICollectionViewCell(frame: .zero)
  }

  /// A header, footer or other supplementary view that waits under an identifier, or a new one of
  /// the class that is registered for it.
  /// - Returns: A plain view, and a finding, where no class is registered or has no `init(frame:)`;
  ///   UIKit raises an exception.
  public func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let name = Self.waitingName(identifier, kind: kind)
    if let view: UICollectionReusableView = driver.reusedView(name) { return view }
    let view =
      reusableViews.makeView(UICollectionReusableView.self, kind: kind, identifier: identifier)
      ?? reusableViews.viewClass(UICollectionReusableView.self, kind: kind, identifier: identifier)?
      .makeInstance(frame: .zero) as? UICollectionReusableView
    view?.kind = kind
    return identified(view, identifier, kind: kind) ?? UICollectionReusableView(frame: .zero)
  }

  private func identified<View: UICollectionReusableView>(
    _ view: View?, _ identifier: String, kind: String
  ) -> View? {
    if view == nil { reusableViews.recordMissing(identifier, kind: kind, in: self) }
    view?.identifier = identifier
    return view
  }
}

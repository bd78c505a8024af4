import SelfSizingCollectionLayout

/// The classes and nibs of which a list makes its cells and other views; those that wait to be used
/// again are the driver's.
struct ReusableViews {
  private struct Key: Hashable {
    let kind: String
    let identifier: String
  }
  private var classes: [Key: AnyClass] = [:]
  private var nibs: [Key: UINib] = [:]

  /// Remembers a class; nil forgets it. The kind is empty for cells, as in what follows.
  mutating func register(_ viewClass: AnyClass?, kind: String = "", identifier: String) {
    let key = Key(kind: kind, identifier: identifier)
    classes[key] = viewClass
    nibs[key] = nil
  }

  mutating func register(_ nib: UINib?, kind: String = "", identifier: String) {
    let key = Key(kind: kind, identifier: identifier)
    nibs[key] = nib
    classes[key] = nil
  }

  /// A new view of the nib or class of an identifier; nil if none is registered that has such
  /// views.
  @MainActor func make<View: UIView>(
    kind: String = "", _ identifier: String, _ instance: (View.Type) -> UIView?
  ) -> View? {
    let key = Key(kind: kind, identifier: identifier)
    return nibs[key]?.makeView(View.self, reuseIdentifier: identifier)
      ?? (classes[key] as? View.Type).flatMap(instance) as? View
  }

  /// Records that a list cannot make a view, where UIKit raises an exception.
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

@MainActor protocol ReusableView: UIView { func prepareForReuse() }
extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}
extension UICollectionReusableView: ReusableView {}

extension UITableView {
  /// Nil if nothing is registered for the identifier.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    driver.reusedView(identifier) ?? makeCell(identifier)
  }
  private func makeCell(_ identifier: String) -> UITableViewCell? {
    reusableViews.make(identifier) { (cellClass: UITableViewCell.Type) in
      cellClass.makeInstance(style: .default, reuseIdentifier: identifier)
    }
  }
  /// Returns a plain cell, and a finding, where no class is registered or has no initializer that a
  /// table calls; UIKit raises an exception.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    let element = CollectionElement.item(indexPath.itemPath)
    if let cell = driver.reusedView(identifier, of: element) ?? makeCell(identifier) { return cell }
    reusableViews.recordMissing(identifier, in: self)
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// Nil if nothing is registered for the identifier.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    driver.reusedView("\(Self.headerFooterKind)/\(identifier)")
      ?? reusableViews.make(kind: Self.headerFooterKind, identifier) {
        (viewClass: UITableViewHeaderFooterView.Type) in
        viewClass.makeInstance(reuseIdentifier: identifier)
      }
  }
  static let headerFooterKind = "HeaderFooter"
}

extension UICollectionView {
  /// Returns a plain cell, and a finding, where no class is registered or has no `init(frame:)`;
  /// UIKit raises an exception.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeue(kind: "", identifier, of: .item(indexPath.itemPath))
      ?? UICollectionViewCell(frame: .zero)
  }
  /// Returns a plain view, and a finding, where no class is registered or has no `init(frame:)`;
  /// UIKit raises an exception.
  public func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(kind: kind, identifier) ?? UICollectionReusableView(frame: .zero)
  }
  private func dequeue<View: UICollectionReusableView>(
    kind: String, _ identifier: String, of element: CollectionElement? = nil
  ) -> View? {
    let name = Self.waitingName(identifier, kind: kind)
    if let view: View = driver.reusedView(name, of: element) { return view }
    let made: View? = reusableViews.make(kind: kind, identifier) { $0.makeInstance(frame: .zero) }
    if made == nil { reusableViews.recordMissing(identifier, kind: kind, in: self) }
    made?.identifier = identifier
    made?.kind = kind
    return made
  }
}

extension UIView {
  /// The height of a row whose cell asks for none, in points.
  final var standardRowHeight: CGFloat {
    CGFloat(
      HeadlessEnvironment.platform.minimumRowHeight(for: traitCollection.measuringTraits).value)
  }
}

extension UICollectionView {
  @MainActor @preconcurrency
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) -> Void
    let identifier = RegistrationNumbers.next(Cell.self)
    let handler: Handler
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  @MainActor @preconcurrency
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let identifier = RegistrationNumbers.next(Supplementary.self)
    let kind: String
    let handler: Handler
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  /// A cell of a registration's class, configured for an item. A class that has no `init(frame:)`
  /// ends the app's process: no other cell could represent it.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let made = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = made as? Cell
    else { preconditionFailure("\(Cell.self) has no init(frame:) that a list could call") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    register(
      Supplementary.self, forSupplementaryViewOfKind: registration.kind,
      withReuseIdentifier: registration.identifier)
    let made = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let view = made as? Supplementary
    else { preconditionFailure("\(Supplementary.self) has no init(frame:) that a list could call") }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}

/// The names under which registrations keep their cells apart.
@MainActor private enum RegistrationNumbers {
  private static var count = 0

  static func next(_ viewClass: AnyClass) -> String {
    count += 1
    return "\(viewClass) of registration \(count)"
  }
}

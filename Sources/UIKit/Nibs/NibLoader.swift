import SelfSizingCells
import SelfSizingGeometry
import SelfSizingInterfaceBuilder

/// Makes the objects of a nib: views of their classes with all that is in them, then constraints,
/// then outlets and runtime attributes, and wakes them.
@MainActor final class NibLoader {
  let document: NibDocument
  private let reuseIdentifier: String?
  /// By the ids of views, guides, constraints and gesture recognizers.
  var objects: [String: AnyObject] = [:]
  var views: [(view: UIView, description: InterfaceView)] = []
  /// The classes that outlets have for views whose classes the document does not name.
  var outletClasses: [String: UIView.Type] = [:]
  private(set) var prototype: CellPrototype?
  private weak var styledCell: UITableViewCell?

  /// The identifier is the one that a list asks with; nil for that of the document.
  init(_ document: NibDocument, reuseIdentifier: String? = nil) {
    self.document = document
    self.reuseIdentifier = reuseIdentifier
  }

  var identifier: String? { reuseIdentifier ?? prototype?.reuseIdentifier }

  var cellStyle: UITableViewCell.CellStyle {
    guard case .tableViewCell(let style)? = prototype?.kind else { return .default }
    switch style.labels {
    case .custom, .basic: return .default
    case .rightDetail: return .value1
    case .leftDetail: return .value2
    case .subtitle: return .subtitle
    }
  }

  func load(_ prototypes: [CellPrototype], owner: Any?) -> [Any] {
    let ordered = prototypes.sorted { $0.view.line < $1.view.line }
    var roots = makeViews(of: ordered)
    connect(owner: owner)
    if !outletClasses.isEmpty {
      (objects, views) = ([:], [])
      roots = makeViews(of: ordered)
      connect(owner: owner)
    }
    for (view, _) in views { view.awakeFromNib() }
    return roots
  }

  private func makeViews(of prototypes: [CellPrototype]) -> [UIView] {
    for (id, element) in document.document.gestures { objects[id] = Self.gesture(of: element) }
    return prototypes.map { prototype in
      self.prototype = prototype
      let root = make(prototype.view, baseClass(of: prototype))
      let removed = document.document.removed
      let constraints = prototype.roots.flatMap { $0.heldConstraints(without: removed) }
      for (constraint, holder) in constraints { add(constraint, heldBy: holder) }
      return root
    }
  }

  /// Makes a view with all that is in it. As deep as the XML reader allows.
  func make(_ description: InterfaceView, _ base: UIView.Type) -> UIView {
    let coder = NibCoder(self, description)
    let view =
      customClass(of: description)?.makeInstance(coder: coder)
      ?? base.makeInstance(coder: coder) ?? UIView(frame: .zero)
    coder.read(into: view)
    objects[description.id] = view
    views.append((view, description))
    return view
  }

  /// The app's own class of a view; nil if it has none, or if none of the name is known: UIKit then
  /// logs an unknown class, too.
  private func customClass(of description: InterfaceView) -> UIView.Type? {
    guard let name = description.customClass else { return outletClasses[description.id] }
    let found = HeadlessClasses.responderClass(named: name, module: description.customModule)
    guard let viewClass = found as? UIView.Type else {
      document.record(
        .unknownClass, name,
        found == nil
          ? "Unknown class \(name) in Interface Builder file: the object \(description.id) is made "
            + "as the \(description.element) that it is drawn as"
          : "the object \(description.id) is a \(description.element), and its class no view",
        description.line)
      return nil
    }
    return viewClass
  }

  private func baseClass(of prototype: CellPrototype) -> UIView.Type {
    switch prototype.kind {
    case .tableViewCell: UITableViewCell.self
    case .collectionViewCell: UICollectionViewCell.self
    case .reusableView:
      prototype.view.element == "tableViewHeaderFooterView"
        ? UITableViewHeaderFooterView.self : UICollectionReusableView.self
    case .view: baseClass(of: prototype.view)
    }
  }

  func read(_ description: InterfaceView, into view: UIView) {
    view.read(description)
    read(description.kind, of: description, into: view)
    add(description.guides, to: view)
    if let prototype, prototype.view.id == description.id, let holder = view.ownContentView {
      readCell(prototype, into: view, holder)
    } else {
      if let prototype, prototype.view.id == description.id,
        let margins = prototype.marginsInList(description.margins?.directional)
      {
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(margins)
      }
      addSubviews(of: description, to: view)
    }
  }

  private func readCell(_ prototype: CellPrototype, into cell: UIView, _ holder: UIView) {
    let content = prototype.contentView
    if let content {
      objects[content.id] = holder
      if let frame = content.frame {
        // Documents of earlier Xcode leave room for a separator, which the list adds by itself.
        holder.frame = CGRect(
          x: CGFloat(frame.minX), y: 0, width: CGFloat(frame.width), height: cell.bounds.height)
      }
      add(content.guides, to: holder)
    }
    if let margins = margins(ofContentOf: prototype) {
      holder.directionalLayoutMargins = NSDirectionalEdgeInsets(margins)
    }
    styledCell = cell as? UITableViewCell
    if let content { addSubviews(of: content, to: holder) }
    addSubviews(of: prototype.view, to: holder)
    guard case .tableViewCell(let style) = prototype.kind, let cell = cell as? UITableViewCell
    else { return }
    // The raw values are UIKit's, in the same order.
    let type = style.accessory.flatMap(CellAccessory.allCases.firstIndex(of:)).map { $0 + 1 }
    cell.accessoryType = type.flatMap(UITableViewCell.AccessoryType.init(rawValue:)) ?? .none
    if let accessory = prototype.accessoryView {
      cell.accessoryView = make(accessory, baseClass(of: accessory))
    }
  }

  private func margins(ofContentOf prototype: CellPrototype) -> DirectionalEdgeInsets? {
    if let own = prototype.contentView?.margins { return own.directional }
    let outer = prototype.view.margins?.directional
    if case .tableViewCell = prototype.kind {
      return outer ?? TableCell.contentMargins(on: HeadlessEnvironment.platform)
    }
    return prototype.marginsInList(outer) ?? outer
  }

  private func addSubviews(of description: InterfaceView, to view: UIView) {
    let effect = view as? UIVisualEffectView
    for inner in description.subviews where !document.document.removed.contains(inner.id) {
      if let styled = styledView(inner) {
        read(inner.kind, of: inner, into: styled)
        objects[inner.id] = styled
        continue
      }
      if case .contentView = inner.kind, let holder = effect?.contentView {
        objects[inner.id] = holder
        add(inner.guides, to: holder)
        addSubviews(of: inner, to: holder)
        continue
      }
      let made = make(inner, baseClass(of: inner))
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(made)
      } else {
        view.addSubview(made)
        if inner.hasFixedFrame { fixFrame(of: made, inner, in: view) }
      }
    }
  }

  /// The view that a cell's built-in style has for one of the document's; nil for others.
  private func styledView(_ description: InterfaceView) -> UIView? {
    guard case .tableViewCell(let style)? = prototype?.kind, style.labels != .custom,
      let cell = styledCell
    else { return nil }
    switch description.id {
    case style.textLabel: return cell.textLabel
    case style.detailTextLabel: return cell.detailTextLabel
    case style.imageView: return cell.imageView
    default: return nil
    }
  }

  private func add(_ guides: [InterfaceGuide], to view: UIView) {
    for guide in guides {
      switch guide.role {
      case .safeArea: objects[guide.id] = view.safeAreaLayoutGuide
      case .layoutMargins: objects[guide.id] = view.layoutMarginsGuide
      case .readableContent: objects[guide.id] = view.readableContentGuide
      case .scrollContent: objects[guide.id] = (view as? UIScrollView)?.contentLayoutGuide ?? view
      case .scrollFrame: objects[guide.id] = (view as? UIScrollView)?.frameLayoutGuide ?? view
      case .keyboard: objects[guide.id] = view.keyboardLayoutGuide
      case .own:
        let made = UILayoutGuide()
        view.addLayoutGuide(made)
        objects[guide.id] = made
      }
    }
  }
}

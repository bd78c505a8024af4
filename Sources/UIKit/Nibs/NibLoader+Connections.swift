import SelfSizingAutoLayout
import SelfSizingInterfaceBuilder

extension NibLoader {
  /// Fills the outlets of all objects, and sets their runtime attributes, in UIKit's order.
  func connect(owner: Any?) {
    for (view, description) in views { connect(description.outlets, of: view) }
    let ofOwner = document.document.ownerOutlets
    if let owner = owner as? UIResponder {
      connect(ofOwner, of: owner)
    } else if let first = ofOwner.first, let owner {
      document.record(
        .unknownOutlet, "\(type(of: owner))",
        "the owner is no view or controller; its outlet \(first.property) stays empty", first.line)
    }
    for (view, description) in views {
      for attribute in description.runtimeAttributes { set(attribute, of: view) }
    }
  }

  /// The outlets of a collection are filled together.
  private func connect(_ outlets: [InterfaceView.Outlet], of object: UIResponder) {
    var collections: [String: (objects: [AnyObject], line: Int)] = [:]
    var names: [String] = []
    for outlet in outlets where !Self.isReserved(outlet.property) {
      // Objects outside the views that were read are not known: the owner, a controller.
      guard let destination = objects[outlet.destination] else { continue }
      if outlet.property == "gestureRecognizers", let gesture = destination as? UIGestureRecognizer
      {
        (object as? UIView)?.addGestureRecognizer(gesture)
      } else if outlet.isCollection {
        if collections[outlet.property] == nil { names.append(outlet.property) }
        collections[outlet.property, default: ([], outlet.line)].objects.append(destination)
      } else {
        HeadlessOutlets.refusedClass = nil
        connect(destination, to: outlet.property, of: object, outlet.line)
        let isPlain = views.contains { view, description in
          view === destination && description.customClass == nil
        }
        if isPlain { outletClasses[outlet.destination] = HeadlessOutlets.refusedClass }
      }
    }
    for name in names {
      guard let (objects, line) = collections[name] else { continue }
      connect(objects, to: name, of: object, line)
    }
  }

  private func connect(_ value: Any, to property: String, of object: UIResponder, _ line: Int) {
    if object.setOutlet(value, forKey: property) { return }
    document.record(
      .unknownOutlet, "\(type(of: object))",
      "this class is not key value coding-compliant for the key \(property): it has no such outlet "
        + (value is [AnyObject] ? "for several objects" : "for a \(type(of: value))"), line)
  }

  /// Connections that UIKit's own classes have, and that decide no size.
  private static func isReserved(_ property: String) -> Bool {
    ["delegate", "dataSource", "prefetchDataSource", "inputView", "inputAccessoryView"].contains(
      property)
  }

  private func set(_ attribute: InterfaceView.RuntimeAttribute, of view: UIView) {
    guard let value = attribute.value else { return }
    let candidates = value.candidates
    if candidates.contains(where: { view.setOutlet($0, forKey: attribute.keyPath) }) { return }
    if candidates.contains(where: { view.setKnown($0, forKeyPath: attribute.keyPath) }) { return }
    document.record(
      .unknownOutlet, "\(type(of: view))",
      "the runtime attribute \(attribute.keyPath) is not set: the class has no inspectable property "
        + "of the name and type", attribute.line)
  }

  func add(_ constraint: InterfaceConstraint, heldBy holder: String) {
    guard let first = item(constraint.first, holder, constraint.line) else { return }
    var second: (item: AnyObject, attribute: NSLayoutAttribute)?
    if let side = constraint.second {
      guard let found = item(side, holder, constraint.line) else { return }
      second = found
    }
    if let reason = constraint.mistake {
      document.record(
        .invalidConstraint, "NSLayoutConstraint",
        "\(reason); the constraint \(constraint.id) is left out", constraint.line)
      return
    }
    let made = NSLayoutConstraint(
      item: first.item, attribute: first.attribute,
      relatedBy: NSLayoutRelation(constraint.relation), toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: CGFloat(constraint.multiplier),
      constant: CGFloat(constraint.constant))
    made.priority = UILayoutPriority(Float(constraint.priority))
    made.identifier = constraint.identifier
    made.core.site = DeclarationSite(fileID: document.file, line: constraint.line)
    made.isActive = true
    objects[constraint.id] = made
  }

  private func item(_ side: InterfaceConstraint.Side, _ holder: String, _ line: Int) -> (
    item: AnyObject, attribute: NSLayoutAttribute
  )? {
    let id = side.item ?? holder
    guard let item = objects[id] else {
      if !document.document.removed.contains(id) {
        document.record(
          .invalidConstraint, "NSLayoutConstraint",
          "the constraint names \(id), which is not in the document; it is left out", line)
      }
      return nil
    }
    return (item, NSLayoutAttribute(side.attribute))
  }

  /// Holds a view to its frame, as Interface Builder does with a view without constraints.
  func fixFrame(of view: UIView, _ description: InterfaceView, in parent: UIView) {
    let frame = description.frame.map { CGRect($0) } ?? .zero
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraints = [
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: frame.minX),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: frame.minY),
      view.widthAnchor.constraint(equalToConstant: frame.width),
      view.heightAnchor.constraint(equalToConstant: frame.height),
    ]
    for constraint in constraints {
      constraint.core.site = DeclarationSite(fileID: document.file, line: description.line)
      constraint.isActive = true
    }
  }
}

extension InterfaceView.RuntimeAttribute.Value {
  /// The value as each of the types that a property for it may have, in the order of frequency.
  @MainActor fileprivate var candidates: [Any] {
    switch self {
    case .text(let text): [text]
    case .flag(let flag): [flag]
    case .number(let number):
      [CGFloat(number), number, Float(number)]
        + (Int(exactly: number.rounded()).map { [$0, UInt(clamping: $0)] as [Any] } ?? [])
    case .size(let size): [CGSize(size), CGPoint(x: CGFloat(size.width), y: CGFloat(size.height))]
    case .rect(let rect): [CGRect(rect)]
    case .color(let color): color.map { [UIColor($0)] } ?? []
    case .image(let name): UIImage(named: name).map { [$0] } ?? []
    }
  }
}

extension UIView {
  /// Sets one of UIKit's own properties by key path; false for those that documents hardly set.
  fileprivate func setKnown(_ value: Any, forKeyPath path: String) -> Bool {
    switch (path, value) {
    case ("layer.cornerRadius", let radius as CGFloat): layer.cornerRadius = radius
    case ("layer.borderWidth", let width as CGFloat): layer.borderWidth = width
    case ("layer.masksToBounds", let masks as Bool): layer.masksToBounds = masks
    case ("clipsToBounds", let clips as Bool): clipsToBounds = clips
    case ("hidden", let hidden as Bool), ("isHidden", let hidden as Bool): isHidden = hidden
    case ("alpha", let value as CGFloat): alpha = value
    case ("backgroundColor", let color as UIColor): backgroundColor = color
    case ("tintColor", let color as UIColor): tintColor = color
    case ("accessibilityIdentifier", let text as String): accessibilityIdentifier = text
    case ("accessibilityLabel", let text as String): accessibilityLabel = text
    case ("text", let text as String):
      switch self {
      case let label as UILabel: label.text = text
      case let field as UITextField: field.text = text
      case let view as UITextView: view.text = text
      default: return false
      }
    case ("textColor", let color as UIColor): (self as? UILabel)?.textColor = color
    case (let path, _): return path.hasPrefix("layer.")
    }
    return true
  }
}

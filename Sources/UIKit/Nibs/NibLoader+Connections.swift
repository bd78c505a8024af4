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

  /// Fills an object's outlets; those of a collection are filled together.
  private func connect(_ outlets: [InterfaceView.Outlet], of object: UIResponder) {
    var collections: [String: (objects: [AnyObject], line: Int)] = [:]
    var names: [String] = []
    for outlet in outlets where !Self.isReserved(outlet.property) {
      guard let destination = objects[outlet.destination] else {
        // Objects outside the views that were read: the owner, a controller.
        continue
      }
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

  /// Connections that the module's own classes have, and that decide no size.
  private static func isReserved(_ property: String) -> Bool {
    ["delegate", "dataSource", "prefetchDataSource", "inputView", "inputAccessoryView"]
      .contains(property)
  }

  // MARK: Runtime attributes

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
}

extension InterfaceView.RuntimeAttribute.Value {
  /// The value as each of the types that a property for it may have, in the order of their
  /// frequency.
  @MainActor fileprivate var candidates: [Any] {
    switch self {
    case .text(let text): [text]
    case .flag(let flag): [flag]
    case .number(let number):
      [CGFloat(number), number, Float(number)]
        + (Int(exactly: number.rounded()).map { [$0, UInt(clamping: $0)] as [Any] } ?? [])
    case .size(let size):
      [CGSize(size), CGPoint(x: CGFloat(size.width), y: CGFloat(size.height))]
    case .rect(let rect): [CGRect(rect)]
    case .color(let color): color.map { [UIColor($0)] } ?? []
    case .image(let name): UIImage(named: name).map { [$0] } ?? []
    }
  }
}

extension UIView {
  /// Sets a property of the module's own by key path, as key value coding does; false for those
  /// that documents hardly set.
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

import SelfSizingAutoLayout
import SelfSizingInterfaceBuilder

extension NibLoader {
  /// Activates the constraints that a view and all within it hold, in the order of the file: those
  /// of subviews first.
  ///
  /// Recursion is bounded by the depth of elements that the XML reader allows.
  func addConstraints(of description: InterfaceView) {
    guard !document.document.removed.contains(description.id) else { return }
    for subview in description.subviews { addConstraints(of: subview) }
    for constraint in description.constraints
    where !document.document.removed.contains(constraint.id) {
      add(constraint, heldBy: description.id)
    }
  }

  private func add(_ constraint: InterfaceConstraint, heldBy holder: String) {
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

  /// The item of a side; nil where it is not installed or not in the document.
  private func item(_ side: InterfaceConstraint.Side, _ holder: String, _ line: Int)
    -> (item: AnyObject, attribute: NSLayoutAttribute)?
  {
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

  /// Holds a view to its frame, as Interface Builder does when it compiles a view without
  /// constraints.
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

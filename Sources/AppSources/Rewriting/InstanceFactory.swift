/// A class method of UIKit's views that makes an instance of the class it is called on. Each class
/// of the app says itself how it is made, as Swift does not consider UIKit's initializers required.
struct InstanceFactory {
  let base: String
  let parameters: String
  let arguments: String
  let labels: [String]
  var isRequired = false

  static let all = [
    InstanceFactory(
      base: "UIView", parameters: "frame: CGRect", arguments: "frame: frame", labels: ["frame"]),
    InstanceFactory(
      base: "UIView", parameters: "coder: NSCoder", arguments: "coder: coder", labels: ["coder"],
      isRequired: true),
    InstanceFactory(
      base: "UITableViewCell",
      parameters: "style: UITableViewCell.CellStyle, reuseIdentifier: String?",
      arguments: "style: style, reuseIdentifier: reuseIdentifier",
      labels: ["style", "reuseIdentifier"]),
    InstanceFactory(
      base: "UITableViewHeaderFooterView", parameters: "reuseIdentifier: String?",
      arguments: "reuseIdentifier: reuseIdentifier", labels: ["reuseIdentifier"]),
    // Of cells that the app's code makes, and no list: only classes that declare it say so.
    InstanceFactory(base: "UIView", parameters: "", arguments: "", labels: []),
  ]

  func applies(to root: String) -> Bool { UIKitClasses.isKind(root, of: base) }

  func isInherited(from root: String) -> Bool {
    switch labels {
    case []: false
    case ["frame"]: UIKitClasses.hasFrameInitializer(root)
    default: applies(to: root)
    }
  }

  func text(className: String, canMake: Bool, access: String) -> String {
    let value = canMake ? "\(className)(\(arguments))" : "nil"
    return "\(access)override class func makeInstance(\(parameters)) -> \(base)? { \(value) }"
  }
}

/// The meaning of a type's name for views, by the conventions of Apple's frameworks.
enum ViewNames {
  static let protocols: Set = ["UIContentConfiguration", "UIContentView", "UIConfigurationState"]

  static func isPlainView(_ name: String) -> Bool {
    name.hasPrefix("UI") && !otherEndings.contains(where: name.hasSuffix)
  }

  private static let otherEndings = [
    "Controller", "Configuration", "Item", "Layout", "Responder", "Recognizer", "Gesture", "Window",
    "Animator", "Attributes", "Image",
  ]

  /// Whether a class of UIKit or Core Animation is a view or a part of one, and controls none.
  static func isViewOrLayer(_ name: String) -> Bool {
    (name.hasPrefix("UI") || name.hasPrefix("CA"))
      && !["Controller", "Delegate", "DataSource"].contains(where: name.hasSuffix)
  }

  static func parent(ofForeignView name: String) -> String? {
    foreignEndings.first { name.hasSuffix($0.ending) && name != $0.ending }?.parent
  }

  private static let foreignEndings: [(ending: String, parent: String)] = [
    ("ImageView", "UIImageView"), ("TextField", "UITextField"),
    ("TextView", "UITextView"), ("Button", "UIButton"), ("Label", "UILabel"),
    ("TableViewCell", "UITableViewCell"), ("CollectionViewCell", "UICollectionViewCell"),
    ("StackView", "UIStackView"), ("Control", "UIControl"), ("View", "UIView"),
  ]

  /// Whether sources of views use extensions of a type: none of Core Data's, which are not here.
  static func isExtendedForViews(_ type: String) -> Bool {
    let type = type.split(separator: ".").first.map(String.init) ?? type
    if ["NSManaged", "NSPersistent", "NSFetch"].contains(where: type.hasPrefix) { return false }
    return ["UI", "NS", "CG", "CA"].contains(where: type.hasPrefix) || plainTypes.contains(type)
  }

  private static let plainTypes: Set = [
    "String", "StringProtocol", "Substring", "Character", "AttributedString", "Array",
    "Collection", "Sequence", "Dictionary", "Set", "Optional", "Int", "Double", "Float", "Bool",
    "Notification", "Date", "DateFormatter", "NumberFormatter", "Bundle", "Locale", "TimeInterval",
    "Comparable", "Numeric", "BinaryInteger", "FloatingPoint", "URL", "RangeReplaceableCollection",
  ]
}

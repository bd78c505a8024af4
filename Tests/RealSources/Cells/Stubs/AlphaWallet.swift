import UIKit

@dynamicMemberLookup struct Resource<Value> {
  let make: () -> Value?
  subscript(dynamicMember name: String) -> () -> Value? { make }
}

enum R { static let (color, image) = (Resource { UIColor.gray }, Resource { UIImage() }) }

enum Fonts {
  static func regular(size: CGFloat) -> UIFont { .systemFont(ofSize: size) }
  static func semibold(size: CGFloat) -> UIFont { .systemFont(ofSize: size, weight: .semibold) }
  static func bold(size: CGFloat) -> UIFont { .boldSystemFont(ofSize: size) }
}

enum ScreenChecker {
  static func size(big: CGFloat, medium: CGFloat, small: CGFloat) -> CGFloat { medium }
}

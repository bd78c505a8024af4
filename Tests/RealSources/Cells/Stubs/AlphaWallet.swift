import UIKit

enum R { static let (color, image) = (Named(), Named()) }

enum Fonts {
  static func regular(size: CGFloat) -> UIFont { .systemFont(ofSize: size) }
  static func semibold(size: CGFloat) -> UIFont { .systemFont(ofSize: size, weight: .semibold) }
}

import Foundation

/// As SwiftPM generates it for targets with resources.
extension Bundle { static var module: Bundle { .main } }

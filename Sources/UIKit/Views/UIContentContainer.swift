/// UIKit's `UIContentContainer`.
@MainActor @preconcurrency public protocol UIContentContainer: NSObjectProtocol {
  /// UIKit's `preferredContentSize`.
  var preferredContentSize: CGSize { get }
}

@MainActor @preconcurrency public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
}

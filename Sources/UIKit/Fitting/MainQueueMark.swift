/// A mark on the main queue, by which code knows that it runs there.
///
/// On Linux any thread may serve that queue, so that `Thread.isMainThread` does not say it.
package enum MainQueueMark {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the present code runs on the main queue, where the main actor's does.
  package static var isHere: Bool { DispatchQueue.getSpecific(key: key) == true }
}

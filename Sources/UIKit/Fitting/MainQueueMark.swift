/// A mark on the main queue. On Linux any thread may serve that queue, so that
/// `Thread.isMainThread` does not say whether code runs there.
package enum MainQueueMark {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  package static var isHere: Bool { DispatchQueue.getSpecific(key: key) == true }
}

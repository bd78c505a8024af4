extension Array where Element: BitwiseCopyable {
  /// Creates an array of the elements that a closure gives by index: one allocation, of exactly
  /// their size.
  @inline(__always)
  init(count: Int, _ element: (Int) -> Element) {
    self.init(unsafeUninitializedCapacity: count) { buffer, initializedCount in
      for index in 0..<count { buffer.initializeElement(at: index, to: element(index)) }
      initializedCount = count
    }
  }
}

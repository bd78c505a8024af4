import SelfSizingGeometry

/// Estimates of heights from the heights of other cells of the same reuse identifier.
struct LearnedHeights {
  /// The heights and the estimate of one identifier.
  private struct Lesson {
    /// The heights observed since the last change of width or text size.
    var heights = RunningMedian()
    /// The estimate in use; nil while the layout's is.
    var estimate: Double?
    /// The number of observations after which the estimate is looked at again.
    var due = LearnedHeights.firstLook
  }

  /// The number of heights before the first estimate is taken from them.
  static let firstLook = 8
  /// The most identifiers that are learned about; those that come later keep the layout's estimate.
  static let maximumIdentifiers = 1024
  private var lessons: [ReuseIdentifier: Lesson] = [:]
  /// The identifiers whose estimate is due to be looked at.
  private var due: [ReuseIdentifier] = []
  private(set) var isEmpty = true

  /// Takes the height at which a cell settled, in points.
  mutating func observe(_ height: Double, of identifier: ReuseIdentifier) {
    var lesson = lessons[identifier]
    if lesson == nil, lessons.count == Self.maximumIdentifiers { return }
    // The value leaves the dictionary while it changes, so that it need not be copied.
    if lesson != nil { lessons[identifier] = Lesson() }
    var current = lesson ?? Lesson()
    lesson = nil
    current.heights.observe(height)
    if current.heights.count == current.due { due.append(identifier) }
    lessons[identifier] = current
  }

  /// Returns the estimate of an identifier, in points, or nil if nothing was learned.
  func estimate(of identifier: ReuseIdentifier) -> Double? {
    isEmpty ? nil : lessons[identifier]?.estimate
  }

  /// Takes the medians that are due into use; whether any of them differs from the former estimate
  /// by a pixel at least.
  mutating func takeOver(on grid: PixelGrid) -> Bool {
    guard !due.isEmpty else { return false }
    var isChanged = false
    for identifier in due {
      guard var lesson = lessons[identifier], let median = lesson.heights.median else { continue }
      // Each look may place everything again: every fourfold number of heights keeps these few.
      lesson.due = lesson.heights.count * 4
      if lesson.estimate.map({ !grid.isSamePixel($0, median) }) ?? true {
        lesson.estimate = median
        isChanged = true
        isEmpty = false
      }
      lessons[identifier] = lesson
    }
    due = []
    return isChanged
  }

  /// Forgets the heights, as those of another width or text size; the estimates stay for the time
  /// being.
  mutating func startOver() {
    due = []
    for identifier in lessons.keys {
      lessons[identifier]?.heights.removeAll()
      lessons[identifier]?.due = Self.firstLook
    }
  }
}

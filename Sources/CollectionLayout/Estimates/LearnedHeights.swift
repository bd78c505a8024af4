import SelfSizingGeometry

struct LearnedHeights {
  private struct Lesson {
    /// The heights observed since the last change of width or text size.
    var heights = RunningMedian()
    var estimate: Double?
    /// The number of observations after which the estimate is looked at again.
    var due = LearnedHeights.firstLook
  }

  /// The number of heights before the first estimate is taken from them.
  static let firstLook = 8
  /// The most identifiers that are learned about; later ones keep the layout's estimate.
  static let maximumIdentifiers = 1024
  private var lessons: [ReuseIdentifier: Lesson] = [:]
  /// The identifiers whose estimate is due to be looked at.
  private var due: [ReuseIdentifier] = []
  private(set) var isEmpty = true

  /// Takes the height at which a cell settled, in points.
  mutating func observe(_ height: Double, of identifier: ReuseIdentifier) {
    guard lessons[identifier] != nil || lessons.count < Self.maximumIdentifiers else { return }
    // The value leaves the dictionary while it changes, so that it need not be copied.
    var lesson = lessons.updateValue(Lesson(), forKey: identifier) ?? Lesson()
    lesson.heights.observe(height)
    if lesson.heights.count == lesson.due { due.append(identifier) }
    lessons[identifier] = lesson
  }

  func estimate(of identifier: ReuseIdentifier) -> Double? {
    isEmpty ? nil : lessons[identifier]?.estimate
  }

  /// Uses the medians that are due; whether any differs from the former estimate by a pixel.
  mutating func takeOver(on grid: PixelGrid) -> Bool {
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

  /// Forgets the heights, as those of another width or text size; the estimates stay for now.
  mutating func startOver() {
    due = []
    for identifier in lessons.keys {
      lessons[identifier]?.heights = RunningMedian()
      lessons[identifier]?.due = Self.firstLook
    }
  }
}

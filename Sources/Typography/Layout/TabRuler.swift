/// Where a tab of a text stands: at a position that counts no tabs, and an offset in UTF-8.
struct TabPosition: Sendable {
  let pen: Double
  let offset: Int
}

/// Moves what follows a tab to the next multiple of an interval from the line's start.
///
/// Positions of a prepared text count tabs as nothing; the ruler yields what a line's tabs add.
struct TabRuler {
  private let tabs: [TabPosition]
  private let interval: Double
  /// The position at which the line starts.
  private let origin: Double
  private var next: Int
  private var extra = 0.0

  /// Begins a line at a position and an offset.
  init(_ prepared: PreparedText, origin: Double, offset: Int) {
    tabs = prepared.tabs
    interval = prepared.tabInterval
    self.origin = origin
    var low = 0
    var high = tabs.count
    while low < high {
      let middle = (low + high) / 2
      if tabs[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    next = low
  }

  /// What the tabs before a position add to it; positions are asked for in rising order.
  @inline(__always)
  mutating func extra(before position: Double) -> Double {
    while next < tabs.count, tabs[next].pen < position {
      extra = Self.extra(behind: tabs[next].pen - origin, extra, interval)
      next += 1
    }
    return extra
  }

  /// What the tabs up to and with one add to what follows it.
  static func extra(behind x: Double, _ extra: Double, _ interval: Double) -> Double {
    (((x + extra) / interval + 0x1p-20).rounded(.down) + 1) * interval - x
  }
}

/// How a face bends its axes: the table `avar` of version 1, lines between given points. Version 2,
/// in which axes change each other, is not read.
///
/// - Source: ISO/IEC 14496-22, clause 7.3.1.
struct AxisMaps: Sendable {
  private struct Point { let from, to: Double }

  /// The points of each axis in rising order; none where an axis is not bent.
  private var maps: [[Point]]

  init(axisCount: Int) { maps = Array(repeating: [], count: axisCount) }

  init(_ table: FontTable, axisCount: Int) throws(FontFinding) {
    guard let version = table.uint16(0), let count = table.uint16(6) else {
      throw table.finding("avar", "it ends within its header")
    }
    guard version == 1 else {
      throw table.finding("avar", "version \(version); only version 1 is read")
    }
    guard count == axisCount else {
      throw table.finding("avar", "\(count) axes where the font has \(axisCount)", at: 6)
    }
    maps = []
    var offset = 8
    for _ in 0..<count {
      guard let pointCount = table.uint16(offset) else {
        throw table.finding("avar", "it ends before its axes do", at: offset)
      }
      maps.append(try Self.points(table, offset + 2, count: pointCount))
      offset += 2 + 4 * pointCount
    }
  }

  private static func points(
    _ table: FontTable, _ start: Int, count: Int
  ) throws(FontFinding) -> [Point] {
    var points: [Point] = []
    for place in stride(from: start, to: start + 4 * count, by: 4) {
      guard let from = table.fraction(place), let to = table.fraction(place + 2) else {
        throw table.finding("avar", "its points reach beyond it", at: place)
      }
      if let last = points.last {
        if from == last.from, to == last.to { continue }
        guard from > last.from, to >= last.to else {
          throw table.finding("avar", "its points do not rise", at: place)
        }
      }
      points.append(Point(from: from, to: to))
    }
    return points
  }

  /// Bends a normalized value of an axis, and rounds it to 2.14 numbers, in which variations count.
  func coordinate(_ axis: Int, _ value: Double) -> Double {
    (Self.bend(maps[axis], value) * 16384 + 0.5).rounded(.down) / 16384
  }

  private static func bend(_ points: [Point], _ value: Double) -> Double {
    guard let first = points.first, let last = points.last else { return value }
    guard value > first.from else { return value - first.from + first.to }
    guard value < last.from, let next = points.firstIndex(where: { $0.from >= value }) else {
      return value - last.from + last.to
    }
    let end = points[next]
    guard end.from != value else { return end.to }
    let start = points[next - 1]
    let part = (value - start.from) / (end.from - start.from)
    return start.to + part * (end.to - start.to)
  }
}

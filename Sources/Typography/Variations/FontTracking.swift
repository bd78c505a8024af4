/// The tracking of a face: how much each advance grows, by the size; the table `trak`.
///
/// - Source: Apple's TrueType Reference Manual, chapter 6. Core Text applies it by itself where the
///   font has a table `STAT` too (WWDC 2020, session 10175).
struct FontTracking: Sendable {
  private typealias Track = (number: Double, row: FontTable)
  /// The sizes in points, rising, and the tracking at each in font units.
  private let sizes: [Double]
  private let values: [Double]

  init?(_ table: FontTable) throws(FontFinding) {
    guard let format = table.uint16(4), let offset = table.uint16(6) else {
      throw table.finding("trak", "it ends within its header")
    }
    guard format == 0 else { throw table.finding("trak", "format \(format); only 0 is known") }
    guard offset > 0 else { return nil }
    guard let trackCount = table.uint16(offset), let sizeCount = table.uint16(offset + 2),
      let sizeOffset = table.uint32(offset + 4)
    else { throw table.finding("trak", "its tracks begin at \(offset), beyond it", at: 6) }
    guard trackCount > 0 else { return nil }
    guard sizeCount > 0 else { throw table.finding("trak", "it has no sizes", at: offset + 2) }
    guard sizeOffset + 4 * sizeCount <= table.count else {
      throw table.finding("trak", "its \(sizeCount) sizes reach beyond it", at: offset + 4)
    }
    let sizes = (0..<sizeCount).map { table.fixed(sizeOffset + 4 * $0) ?? 0 }
    guard zip(sizes, sizes.dropFirst()).allSatisfy(<), sizes[0] > 0 else {
      throw table.finding("trak", "its sizes do not rise", at: sizeOffset)
    }
    var below: Track?
    var above: Track?
    for record in stride(from: offset + 8, to: offset + 8 + 8 * trackCount, by: 8) {
      guard let track = table.fixed(record), let place = table.uint16(record + 6),
        let row = table.slice(place, count: 2 * sizeCount)
      else { throw table.finding("trak", "a track or its values are outside it", at: record) }
      if track <= 0, track > below?.number ?? -.infinity { below = (track, row) }
      if track >= 0, track < above?.number ?? .infinity { above = (track, row) }
    }
    self.sizes = sizes
    func values(_ row: FontTable) -> [Double] {
      (0..<sizeCount).map { Double(row.int16(2 * $0) ?? 0) }
    }
    switch (below, above) {
    case (let low?, let high?) where low.number < high.number:
      // There is no track 0: its values are between those of the nearest two.
      let part = -low.number / (high.number - low.number)
      self.values = zip(values(low.row), values(high.row)).map { $0 + part * ($1 - $0) }
    case (let only?, _), (nil, let only?): self.values = values(only.row)
    case (nil, nil): return nil
    }
  }

  /// The tracking at a size in points: on the line between two sizes of the table, constant beyond.
  func units(at size: Double) -> Double {
    guard let next = sizes.firstIndex(where: { $0 >= size }) else {
      return values[values.count - 1]
    }
    guard next > 0, sizes[next] != size else { return values[next] }
    let part = (size - sizes[next - 1]) / (sizes[next] - sizes[next - 1])
    return values[next - 1] + part * (values[next] - values[next - 1])
  }
}

import Foundation
import SelfSizing
import Timing

// Times one piece of work: prints nanoseconds per cell, and a number that must agree with the
// peer's. Run by peers/cells/compare.

#if InternalChecks
  #error("Benchmarks of a build with internal checks say nothing.")
#endif

let arguments = CommandLine.arguments
let clock = ContinuousClock()
let widths = [320, 360, 375, 390, 393, 402, 430, 440].map(Double.init)
let categories = DynamicTypeCategory.allCases
let count = 500

func nanoseconds(_ body: () async throws -> Void) async rethrows -> Double {
  try await clock.measure(body).nanoseconds
}

/// The median time of some runs for each of a number of cells.
func medianTime(runs: Int, cells: Int, _ body: () async throws -> Void) async rethrows -> Double {
  try await body()
  var times: [Double] = []
  for _ in 0..<runs { times.append(try await nanoseconds(body) / Double(cells)) }
  return median(of: times)
}

func traits(_ category: DynamicTypeCategory = .large) -> TraitCollection {
  TraitCollection(contentSizeCategory: category)
}

/// The sum of heights; each is a multiple of a third of a point.
func sum(_ heights: [Double]) -> Double {
  heights.reduce(0) { $0 + ($1 * 3).rounded() } / 3
}

func result(of work: String) async throws -> (Double, Double) {
  let cards = Card.numbered(count)
  switch work {
  case "cold":
    // Texts that were never seen before in every run; the last ones are those that the peer
    // measures.
    let measurer = Measurer(Cards.plain)
    var heights: [Double] = []
    var times: [Double] = []
    for run in (0...16).reversed() {
      let cards = Card.numbered(count, from: run * count)
      heights.removeAll(keepingCapacity: true)
      let time = try await nanoseconds {
        for card in cards { heights.append(try measurer.height(of: card, width: 375)) }
      }
      if run < 15 { times.append(time / Double(count)) }
    }
    guard measurer.heightCache.hitCount == 0 else { return (.infinity, 0) }
    return (median(of: times), sum(heights))
  case "again":
    // What is known already, as when a list asks once more.
    let measurer = Measurer(Cards.plain)
    var heights: [Double] = []
    let time = try await medianTime(runs: 15, cells: count) {
      heights.removeAll(keepingCapacity: true)
      for card in cards { heights.append(try measurer.height(of: card, width: 375)) }
    }
    return (time, sum(heights))
  case "width":
    // What each further width adds, the texts being prepared for the first one.
    let measurer = Measurer(Cards.plain, heightCacheCapacity: 0)
    var total = 0.0
    var times: [Double] = []
    for run in 0..<15 {
      let one = try await nanoseconds { _ = try measurer.heights(of: cards, widths: [700]) }
      let all = try await nanoseconds {
        let matrix = try measurer.heights(of: cards, widths: [700] + widths)
        total = sum(matrix.heights) - sum(try measurer.heights(of: cards, widths: [700]).heights)
      }
      // The second sum was taken inside the clock: one run at one width more.
      if run > 0 { times.append((all - 2 * one) / Double(count * widths.count)) }
    }
    return (median(of: times), total)
  case "category":
    let measurer = Measurer(Cards.plain, heightCacheCapacity: 0)
    var heights: [Double] = []
    let time = try await medianTime(runs: 9, cells: count * categories.count) {
      heights = try measurer.heights(
        of: cards, widths: [375], traits: categories.map(traits)
      ).heights
    }
    return (time, sum(heights))
  case "measure":
    let measurer = Measurer(Cards.plain)
    var heights: [Double] = []
    let time = try await medianTime(runs: 9, cells: count) {
      heights = try cards.map { try measurer.measure($0, width: 375).size.height }
    }
    return (time, sum(heights))
  case "mixed":
    return try await mixed(cards)
  case "threads":
    return try await threads()
  case "million":
    return try await million()
  case "allocations":
    // Counted from outside: so many cells beyond those that warm the measurer up, all of them
    // different.
    let cells = arguments.count > 2 ? Int(arguments[2]) ?? 0 : 0
    let cards = Card.numbered(10_000)
    let isTextOnly = arguments.count > 3
    let measurer = Measurer(Cards.plain)
    let fonts = Cards.fonts(.large)
    var total = 0.0
    for index in 0..<cells {
      let card = cards[index % cards.count]
      if isTextOnly {
        total += PreparedText(card.title, font: fonts[0]).naturalWidth
        total += PreparedText(card.summary, font: fonts[1]).naturalWidth
        total += PreparedText(card.time, font: fonts[2]).naturalWidth
      } else {
        total += try measurer.height(of: card, width: 375)
      }
    }
    return (0, total)
  default:
    print("no work is called \(work)")
    exit(64)
  }
}

/// The time with contents that differ in what they hide, under traits that differ in the
/// arrangement, as a multiple of the time of the same cells sorted by both.
func mixed(_ cards: [Card]) async throws -> (Double, Double) {
  let measurer = Measurer(Cards.varied, heightCacheCapacity: 0)
  let kinds = [traits(.large), traits(.accessibilityMedium)]
  func heights(_ order: [(card: Int, kind: Int)]) throws -> Double {
    try order.reduce(0) {
      try $0 + measurer.height(of: cards[$1.card], width: 375, traits: kinds[$1.kind])
    }
  }
  let alternating = cards.indices.flatMap { card in kinds.indices.map { (card: card, kind: $0) } }
  let uniform = alternating.sorted {
    ($0.kind, cards[$0.card].isNew ? 1 : 0, $0.card)
      < ($1.kind, cards[$1.card].isNew ? 1 : 0, $1.card)
  }
  var ratios: [Double] = []
  for _ in 0..<15 {
    let one = try await nanoseconds { _ = try heights(uniform) }
    let other = try await nanoseconds { _ = try heights(alternating) }
    ratios.append(other / one)
  }
  let difference = try heights(uniform) - heights(alternating)
  return (median(of: ratios), (difference * 1e6).rounded())
}

/// How much faster two tasks are than one: the median of nine alternating runs.
func threads() async throws -> (Double, Double) {
  let cards = Card.numbered(20_000)
  var ratios: [Double] = []
  var isSame = true
  for run in 0...9 {
    var matrices: [HeightMatrix] = []
    var times: [Double] = []
    for taskCount in [1, 2] {
      times.append(
        try await nanoseconds {
          matrices.append(
            try await Cards.plain.heights(
              of: cards, widths: [320, 375, 430], taskCount: taskCount))
        })
    }
    isSame = isSame && matrices[0] == matrices[1]
    if run > 0 { ratios.append(times[0] / times[1]) }
  }
  return (median(of: ratios), isSame ? 1 : 0)
}

/// The bytes beyond the contents that a million heights take at most, per height, and the
/// nanoseconds.
func million() async throws -> (Double, Double) {
  let cards = Card.numbered(1_000_000)
  _ = try await Cards.plain.heights(of: Array(cards.prefix(2000)), widths: [375], taskCount: 2)
  let before = ProcessMemory.resident.bytes ?? 0
  var matrix: HeightMatrix?
  let time = try await nanoseconds {
    matrix = try await Cards.plain.heights(of: cards, widths: [375], taskCount: 2)
  }
  let peak = ProcessMemory.peak.bytes ?? 0
  guard matrix?.heights.count == cards.count else { return (.infinity, 0) }
  return ((peak - before) / 1e6, time / 1e6)
}

guard arguments.count >= 2 else {
  print("usage: CompareCells work")
  exit(64)
}
if arguments[1] == "corpus" {
  // What the peer needs to know: the widths, the fonts at each category, the texts.
  print(widths.map { "\($0)" }.joined(separator: "\t"))
  print(categories.count)
  for category in categories {
    print(
      Cards.fonts(category).map { "\($0.pointSize)\t\($0.lineHeight)" }.joined(separator: "\t"))
  }
  for card in Card.numbered(count) { print("\(card.title)\t\(card.summary)\t\(card.time)") }
} else {
  let (time, answer) = try await result(of: arguments[1])
  print(time, answer)
}

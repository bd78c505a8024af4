import Foundation
import SelfSizing
import SelfSizingUIKit
import Timing

// Times one piece of work on live cells: prints nanoseconds, or bytes, and a number that must agree
// with the template's. Run by peers/uikit/compare.

#if InternalChecks
  #error("Benchmarks of a build with internal checks say nothing.")
#endif

let count = 500
let widths = [320, 360, 375, 390, 393, 402, 430, 440].map { CGFloat($0) }

/// Different texts of about 150 characters, the same at every run.
func texts(from first: Int) -> [(title: String, summary: String, time: String)] {
  let words = [
    "roasted", "carrots", "with", "lemon", "butter", "and", "thyme", "on", "creamy", "polenta",
    "toasted", "almonds", "slow", "braised", "beans", "crisp", "sage", "Avenue", "Toronto",
    "Waffles",
  ]
  var state = UInt64(first + 1)
  func sentence(_ count: Int) -> String {
    (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return words[Int(state >> 33) % words.count]
    }.joined(separator: " ")
  }
  return (0..<count).map { index in
    ("\(sentence(4)) \(first + index)", sentence(17), "\(10 + index % 50) min")
  }
}

struct Recipe: Sendable {
  let title: String
  let summary: String
  let time: String
}

let template = CellTemplate<Recipe>("card") { cell in
  cell.contentView.directionalLayoutMargins = DirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  let photo = cell.image(width: 88, height: 88)
  let title = cell.label(\.title, style: .headline)
  let summary = cell.label(\.summary, style: .subheadline, numberOfLines: 3)
    .compressionResistance(749, for: .vertical)
  let time = cell.label(\.time, style: .caption1, numberOfLines: 1)
  let text = cell.stack(.vertical, spacing: 4) {
    title
    summary
    time
  }
  let margins = cell.contentView.layoutMarginsGuide
  photo.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
  photo.topAnchor.constraint(equalTo: margins.topAnchor)
  photo.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor)
  text.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 12)
  text.trailingAnchor.constraint(equalTo: margins.trailingAnchor)
  text.topAnchor.constraint(equalTo: margins.topAnchor)
  text.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor)
}

/// Inter in the sizes of a card's labels, the font that the peer shapes.
func interFonts() -> [UIFont] {
  let path =
    ProcessInfo.processInfo.environment["SELFSIZING_BENCHMARK_FONT"]
    ?? "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
  guard CTFontManagerRegisterFontsForURLs([URL(fileURLWithPath: path)], .process, nil) else {
    print("CompareUIKit: \(path) cannot be read")
    exit(3)
  }
  return [17, 15, 12].compactMap { UIFont(name: "Inter-Regular", size: $0) }
}

/// The median of some runs' nanoseconds for each of the cells; each run has texts that were never
/// seen, and the last one those that the peer measures.
@MainActor func coldTime(
  _ body: ([(title: String, summary: String, time: String)]) throws -> Double
) rethrows -> (Double, Double) {
  let clock = ContinuousClock()
  var times: [Double] = []
  var answer = 0.0
  for run in (0..<16).reversed() {
    let cards = texts(from: run * count)
    let passed = try clock.measure { answer = try body(cards) }
    if run < 15 { times.append(passed.nanoseconds / Double(count)) }
  }
  return (median(of: times), answer)
}

/// The bytes by which the process grows in a million fits, after as many as fill every cache, and
/// how often the fastest of the last hundred thousand take the time of the fastest of the first.
@MainActor func growth(
  _ body: ([(title: String, summary: String, time: String)]) -> Void
) -> (Double, Double) {
  let clock = ContinuousClock()
  let runs = 1_000_000 / count
  var times: [Double] = []
  times.reserveCapacity(runs)
  for run in 0..<runs / 5 { body(texts(from: run * count)) }
  // The first reading brings the code that reads into memory.
  _ = ProcessMemory.resident.bytes
  let before = ProcessMemory.resident.bytes ?? 0
  for run in runs / 5..<runs / 5 + runs {
    let cards = texts(from: run * count)
    times.append(clock.measure { body(cards) }.nanoseconds)
  }
  let after = ProcessMemory.resident.bytes ?? 0
  let (first, last) = (times.prefix(runs / 10).min(), times.suffix(runs / 10).min())
  return (after - before, (last ?? 0) / (first ?? 1))
}

@MainActor func result(of work: String) throws -> (Double, Double) {
  let card = LiveCard(frame: .zero)
  let first = texts(from: 0)[0]
  card.configure(title: first.title, summary: first.summary, time: first.time)
  switch work {
  case "reused", "inter":
    if work == "inter" { card.setFonts(interFonts()) }
    return coldTime { cards in
      cards.reduce(0) { sum, text in
        card.configure(title: text.title, summary: text.summary, time: text.time)
        return sum + card.height(375)
      }
    }
  case "template":
    let measurer = Measurer(template)
    return try coldTime { cards in
      try cards.reduce(0) { sum, text in
        try sum
          + measurer.height(
            of: Recipe(title: text.title, summary: text.summary, time: text.time), width: 375)
      }
    }
  case "width":
    let (time, answer) = medianTime(batches: 15, of: 100) {
      widths.reduce(0) { $0 + card.height($1) }
    }
    return (time / Double(widths.count), answer)
  case "instance":
    return medianTime(batches: 15, of: 500) {
      let fresh = LiveCard(frame: .zero)
      fresh.configure(title: first.title, summary: first.summary, time: first.time)
      return fresh.height(375)
    }
  case "memory":
    func make() -> TwelveViews {
      let cell = TwelveViews(frame: .zero)
      _ = cell.systemLayoutSizeFitting(
        CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return cell
    }
    var kept = (0..<200).map { _ in make() }
    let before = ProcessMemory.resident.bytes ?? 0
    kept += (0..<4000).map { _ in make() }
    let after = ProcessMemory.resident.bytes ?? 0
    return ((after - before) / 4000, Double(kept.count))
  case "growth":
    return growth { cards in
      for text in cards {
        card.configure(title: text.title, summary: text.summary, time: text.time)
        _ = card.height(375)
      }
    }
  case "instance-growth":
    return growth { cards in
      for text in cards {
        let fresh = LiveCard(frame: .zero)
        fresh.configure(title: text.title, summary: text.summary, time: text.time)
        _ = fresh.height(375)
      }
    }
  default:
    print("CompareUIKit: no work '\(work)'")
    exit(64)
  }
}

guard CommandLine.arguments.count == 2 else {
  print(
    "usage: CompareUIKit reused | inter | template | width | instance | memory | growth"
      + " | instance-growth | corpus")
  exit(64)
}
if CommandLine.arguments[1] == "corpus" {
  // What the peer of peers/cells needs to know: the widths, the fonts at each category, of which it
  // takes the fourth, and the texts.
  print(widths.map { "\($0)" }.joined(separator: "\t"))
  let fonts = interFonts().map { "\($0.pointSize)\t\($0.lineHeight)" }.joined(separator: "\t")
  print(4)
  for _ in 0..<4 { print(fonts) }
  for text in texts(from: 0) { print("\(text.title)\t\(text.summary)\t\(text.time)") }
} else {
  let (figure, answer) = try result(of: CommandLine.arguments[1])
  print(figure, answer)
}

import Foundation
import HeapBytes
import SelfSizingCollectionLayout
import SelfSizingGeometry
import Timing

#if InternalChecks
  #error("Benchmarks of a build with internal checks say nothing.")
#endif

// Prints a line for each measurement: its name, a tab, a number. Times are in microseconds.
func report(_ name: String, _ value: Double) { print("\(name)\t\(value)") }

let million = 1_000_000

/// The median time of one call, in microseconds. Each call gets its number.
func microseconds(rounds: Int, calls: Int, _ body: (Int) throws -> Void) rethrows -> Double {
  var call = 0
  return try medianTime(batches: rounds, of: calls, atLeast: .zero) {
    try body(call)
    call += 1
    return 0
  }.nanoseconds / 1000
}

/// Ends the comparison where an answer that was timed is wrong.
func check(_ scene: Scene, _ name: String, count: Int) {
  if let mistake = scene.mistake(count: count) { fatalError("\(name): \(mistake)") }
}

// One kind of work over and over, for a profiler.
if CommandLine.arguments.count == 4, let calls = Int(CommandLine.arguments[3]),
  let kind = Scene.Kind(rawValue: CommandLine.arguments[2])
{
  let scene = try Scene(kind, count: 100_000, part: 0.5)
  for call in 0..<calls {
    switch CommandLine.arguments[1] {
    case "layout": try scene.layoutStep(call)
    case "view": try scene.viewStep(call)
    case "query": _ = scene.layout.layoutAttributesForElements(in: scene.view.bounds)
    case "insert": try scene.insertOrDelete(call, at: 777)
    case "move": try scene.move(call, from: 777, to: 77_777)
    default: break
    }
  }
  exit(EXIT_SUCCESS)
}

try CompositionalFigures().report()
// These alone are measured in seconds; the others take minutes.
if CommandLine.arguments.dropFirst().first == "compositional" { exit(EXIT_SUCCESS) }

let parts: [(String, Double)] = [("top", 0), ("middle", 0.5), ("bottom", 1)]

/// A scene that is timed, and how its figures are called.
struct TimedScene {
  let name: String
  let count: Int
  let scene: Scene

  var size: String { count == million ? "1M" : "10k" }
}

let scenes = try Scene.Kind.allCases.flatMap { kind in
  try parts.flatMap { name, part in
    try [10_000, million].map { count in
      TimedScene(
        name: "\(kind.rawValue) \(name)", count: count,
        scene: try Scene(kind, count: count, part: part))
    }
  }
}

// All of them alternately, so that a slow moment of the machine is a small part of each.
var times: [String: [Double]] = [:]
@MainActor func note(_ name: String, _ body: (Int) throws -> Void) rethrows {
  times[name, default: []].append(try microseconds(rounds: 1, calls: 100, body))
}
for _ in 0..<101 {
  for timed in scenes {
    let (name, size, scene) = (timed.name, timed.size, timed.scene)
    try note("\(name) layout \(size)", scene.layoutStep)
    try note("\(name) view \(size)", scene.viewStep)
    note("\(name) query \(size)") { _ in
      _ = scene.layout.layoutAttributesForElements(in: scene.view.bounds)
    }
    guard timed.count == million else { continue }
    let (above, below) = (million / 7, million * 6 / 7)
    for (where_, place) in [("above", above), ("visible", scene.item), ("below", below)] {
      try note("\(name) insert or delete \(where_)") { try scene.insertOrDelete($0, at: place) }
    }
    try note("\(name) move") { try scene.move($0, from: above, to: below) }
  }
}
for timed in scenes {
  check(timed.scene, "\(timed.name) \(timed.size)", count: timed.count)
  guard timed.count == million else { continue }
  report("\(timed.name) visible", Double(timed.scene.view.indexPathsForVisibleItems.count))
}
for (name, times) in times.sorted(by: { $0.key < $1.key }) { report(name, median(of: times)) }

for kind in Scene.Kind.allCases {
  let numbers = Numbers(count: million)
  report(
    "\(kind.rawValue) first layout",
    try microseconds(rounds: 7, calls: 1) { _ in
      let view = try CollectionView(
        collectionViewLayout: Scene.layout(kind),
        viewport: CollectionViewport(size: LayoutSize(width: 390, height: 844)),
        dataSource: numbers, cellProvider: numbers)
      _ = try view.layoutIfNeeded()
    })
}

let strict = try Scene(.masonry, count: million, part: 0, reflow: .strict)
report("strict", try microseconds(rounds: 7, calls: 2, strict.layoutStep))
check(strict, "strict", count: million)

/// An element as a collection view knows it.
struct Identity: Hashable {
  var kind = CollectionElementKind.item
  let identity: ItemIdentity
}

// Times and memory exclude the index of identities.
let beforeIdentities = heapBytes()
var index: [Identity: Int32] = [:]
var identities: [Identity] = []
for item in 0..<million {
  let identity = Identity(identity: ItemIdentity(item))
  index[identity] = Int32(item)
  identities.append(identity)
}
let identityBytes = heapBytes() - beforeIdentities
var found = 0
report(
  "identity look-up",
  microseconds(rounds: 5, calls: 10_000) { call in
    found &+= Int(index[identities[call &* 7919 % million]] ?? 0)
  })
report("identity bytes", Double(identityBytes) / Double(million))
if found == -1 { print("") }

// Every item measured: what places and measurements take.
for kind in Scene.Kind.allCases {
  let before = heapBytes()
  let numbers = Numbers(count: million)
  let layout = Scene.layout(kind)
  let view = try CollectionView(
    collectionViewLayout: layout,
    viewport: CollectionViewport(size: LayoutSize(width: 390, height: 844)),
    dataSource: numbers, cellProvider: numbers)
  _ = try view.layoutIfNeeded()
  for start in stride(from: 0, to: million, by: 1000) {
    let answers = (start..<start + 1000).compactMap { item in
      layout.layoutAttributesForItem(at: ItemIndexPath(item: item, section: 0)).map { attributes in
        var answer = attributes
        answer.frame.size.height = Double(60 + item % 90)
        return answer
      }
    }
    _ = try view.applyPreferredLayoutAttributes(answers)
  }
  report(
    "\(kind.rawValue) memory", Double(heapBytes() - before - identityBytes) / Double(million))
  withExtendedLifetime(view) {}
}

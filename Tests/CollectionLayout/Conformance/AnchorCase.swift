import TestSupport

@testable import SelfSizingCollectionLayout

/// The choice of an anchor, or the offset that an anchor leads to.
struct AnchorCase: Decodable {
  struct Item: Decodable {
    let id: String
    let y, height: Double
  }

  /// "top", "bottom", or [name, id, distance].
  enum Anchor: Decodable, Equatable {
    case edge(String)
    case item(String, id: String, distance: Double)

    init(from decoder: any Decoder) throws {
      if let name = try? decoder.singleValueContainer().decode(String.self) {
        self = .edge(name)
      } else {
        var values = try decoder.unkeyedContainer()
        let name = try values.decode(String.self)
        let id = try values.decode(String.self)
        self = .item(name, id: id, distance: try values.decode(Double.self))
      }
    }
  }

  let topInset, bottomInset, contentHeight: Double
  let viewport: [Double]
  let direction: String?
  let offset: Double?
  let firstVisible, lastVisible: Item?
  let expectAnchor: Anchor?
  let anchor: Anchor?
  let expectOffset: Double?

  func run() -> ConformanceOutcome {
    guard let expectAnchor, let offset, let direction, anchor == nil, expectOffset == nil else {
      return .skipped("the offset of an anchor of its own")
    }
    let scroll = ScrollGeometry(
      offset: Extent(points: offset), viewportHeight: Extent(points: viewport.number(1)),
      topInset: Extent(points: topInset), bottomInset: Extent(points: bottomInset),
      contentHeight: Extent(points: contentHeight))
    let chosen: Anchor
    switch direction {
    case "topToBottom":
      if scroll.isAtTop {
        chosen = .edge("top")
      } else if let item = firstVisible {
        chosen = .item("topItem", id: item.id, distance: item.y - (offset + topInset))
      } else {
        return .skipped("an anchor without a visible item")
      }
    case "bottomToTop":
      if scroll.isAtBottom {
        chosen = .edge("bottom")
      } else if let item = lastVisible {
        let distance = item.y + item.height - (offset + viewport.number(1) - bottomInset)
        chosen = .item("bottomItem", id: item.id, distance: distance)
      } else {
        return .skipped("an anchor without a visible item")
      }
    default: return .skipped("the direction \(direction)")
    }
    var checks = CollectionChecks()
    checks.equal("anchor", chosen, expectAnchor)
    return checks.outcome
  }
}

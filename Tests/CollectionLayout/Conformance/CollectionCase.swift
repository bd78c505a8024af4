import SelfSizingCollectionLayout
import SelfSizingGeometry
import TestSupport

/// A file of `collection-layout.json`.
struct CollectionCases: Decodable {
  let cases: [ConformanceEntry<CollectionCase>]
}

/// One case, decoded as far as this project runs cases of its kind.
struct CollectionCase: Decodable {
  enum Content {
    case list(ListCase)
    case pinned(PinnedCase)
    case grid(GridCase)
    case chat(ChatCase)
    case masonry(MasonryCase)
    case anchor(AnchorCase)
    case offset(OffsetCase)
    case offsetBatch(OffsetBatchCase)
    case unsupported(String)
  }

  let id: String
  let content: Content

  private enum Key: String, CodingKey { case id, kind, semantics, batch }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    id = try values.decode(String.self, forKey: .id)
    let semantics = try values.decodeIfPresent(String.self, forKey: .semantics)
    switch try values.decode(String.self, forKey: .kind) {
    case "list" where semantics == "chat": content = .chat(try ChatCase(from: decoder))
    case "list": content = .list(try ListCase(from: decoder))
    case "masonry": content = .masonry(try MasonryCase(from: decoder))
    case "anchor": content = .anchor(try AnchorCase(from: decoder))
    case "offset" where values.contains(.batch):
      content = .offsetBatch(try OffsetBatchCase(from: decoder))
    case "offset": content = .offset(try OffsetCase(from: decoder))
    case "rows": content = .list(try ListCase(from: decoder))
    case "pinned": content = .pinned(try PinnedCase(from: decoder))
    case "grid": content = .grid(try GridCase(from: decoder))
    case let kind: content = .unsupported("cases of kind \(kind)")
    }
  }
}

/// Insets as the file writes them.
struct CaseInsets: Decodable {
  let top, left, bottom, right: Double

  var insets: LayoutEdgeInsets {
    LayoutEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }
}

/// The frames that a case expects: [x, y, width, height]; null where there is no such element.
struct CaseFrames: Decodable {
  let contentHeight: Double
  let items: [[[Double]?]]?
  let frames: [[[Double]?]]?
  let headers: [[Double]?]?
  let footers: [[Double]?]?
  let backgrounds: [[Double]?]?
}

/// A rectangle and what has to be found in it.
struct CaseQuery: Decodable {
  let rect: [Double]
  let elements: [String]?
  let items: [[Int]]?

  var layoutRect: LayoutRect {
    LayoutRect(x: rect.number(0), y: rect.number(1), width: rect.number(2), height: rect.number(3))
  }

  var expected: Set<String> {
    Set(
      elements
        ?? (items ?? []).map { "i:" + $0.map { "\($0)" }.joined(separator: ":") })
  }
}

/// A change of one item's height.
struct CaseStep: Decodable {
  let op: String?
  let section: Int?
  let item: Int
  let height: Double
  let invalidates: Bool?

  var path: ItemIndexPath { ItemIndexPath(item: item, section: section ?? 0) }
}

/// An edit of a batch.
struct CaseEdit: Decodable {
  enum Height: Decodable {
    case points(Double)
    case rule(CaseHeight)

    init(from decoder: any Decoder) throws {
      if let points = try? decoder.singleValueContainer().decode(Double.self) {
        self = .points(points)
      } else {
        self = .rule(try CaseHeight(from: decoder))
      }
    }
  }

  let op: String
  let section: Int?
  let item: Int?
  let from: Int?
  let to: Int?
  let height: Height?
}

/// How tall something is, and whether its cell decides.
struct CaseHeight: Decodable {
  let mode: String?
  let height: Double?
  let estimated: Double?
  let pinned: Bool?

  var rule: ElementHeight {
    mode == "dynamic" ? .estimated(estimated ?? 0) : .fixed(height ?? 0)
  }
}

import Foundation
import SelfSizingCollectionLayout
import SelfSizingGeometry
import TestSupport

/// A file of `uikit.json`, of which the cases of kind flow are run here.
struct FlowCases: Decodable {
  let cases: [ConformanceEntry<FlowCase>]
}

/// UIKit's flow layout: its parameters as text, and the frames that UIKit gave.
struct FlowCase: Decodable {
  struct View: Decodable {
    let id: String
    let attributes: String?
  }

  struct Frame: Decodable {
    let id: String
    let frame: [Double]
  }

  let name, kind: String
  let scale: Double?
  let views: [View]?
  let expected: [Frame]?

  private enum Key: String, CodingKey { case name, kind, scale, views, expected }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    name = try values.decode(String.self, forKey: .name)
    kind = try values.decode(String.self, forKey: .kind)
    // Cases of other kinds have other shapes.
    scale = try? values.decode(Double.self, forKey: .scale)
    views = kind == "flow" ? try values.decode([View].self, forKey: .views) : nil
    expected = kind == "flow" ? try values.decode([Frame].self, forKey: .expected) : nil
  }

  /// Returns the numbers after a name in a text of parameters: `name=1x2`, `name(…)=1,2,3,4`.
  private static func numbers(_ name: String, in text: String) -> [Double]? {
    for word in text.split(separator: " ") {
      let parts = word.split(separator: "=")
      guard parts.count == 2, parts[0] == name || parts[0].hasPrefix(name + "(") else { continue }
      let values = parts[1].split { $0 == "x" || $0 == "," || $0 == ";" }.map { Double($0) }
      return values.contains(nil) ? nil : values.compactMap { $0 }
    }
    return nil
  }

  /// Returns the section and the item that an id such as `s0i11` names; the item is nil for others.
  private static func place(_ id: String) -> (section: Int, item: Int?)? {
    guard id.hasPrefix("s"), let section = Int(id.dropFirst().prefix { $0.isNumber }) else {
      return nil
    }
    let rest = id.dropFirst().drop { $0.isNumber }
    return (section, rest.hasPrefix("i") ? Int(rest.dropFirst()) : nil)
  }

  func run() throws -> ConformanceOutcome {
    guard let views, let expected, let root = views.first, let text = root.attributes,
      let frame = expected.first(where: { $0.id == root.id })?.frame
    else { return .skipped("a flow case without a collection view") }
    let layout = FlowLayout()
    layout.scrollDirection = text.contains("flow horizontal") ? .horizontal : .vertical
    func size(_ name: String, _ text: String) -> LayoutSize? {
      Self.numbers(name, in: text).map { LayoutSize(width: $0.number(0), height: $0.number(1)) }
    }
    layout.itemSize = size("itemSize", text) ?? layout.itemSize
    if let value = Self.numbers("minimumLineSpacing", in: text) {
      layout.minimumLineSpacing = value.number(0)
    }
    if let value = Self.numbers("minimumInteritemSpacing", in: text) {
      layout.minimumInteritemSpacing = value.number(0)
    }
    if let inset = Self.numbers("sectionInset", in: text) {
      layout.sectionInset = LayoutEdgeInsets(
        top: inset.number(0), left: inset.number(1), bottom: inset.number(2), right: inset.number(3)
      )
    }
    var counts: [Int] = []
    var headers: Set<Int> = []
    var footers: Set<Int> = []
    var sizes: [ItemIndexPath: LayoutSize] = [:]
    for view in views.dropFirst() {
      guard let place = Self.place(view.id) else { continue }
      while counts.count <= place.section { counts.append(0) }
      if let item = place.item {
        counts[place.section] = max(counts[place.section], item + 1)
        sizes[ItemIndexPath(item: item, section: place.section)] = view.attributes.flatMap {
          size("itemSize", $0)
        }
      } else if view.id.hasSuffix("header") {
        headers.insert(place.section)
      } else {
        footers.insert(place.section)
      }
    }
    let (header, footer) = (size("headerReferenceSize", text), size("footerReferenceSize", text))
    if !sizes.isEmpty {
      let common = layout.itemSize
      layout.itemSizeProvider = { sizes[$0] ?? common }
    }
    let inset = layout.sectionInset
    let (line, interitem) = (layout.minimumLineSpacing, layout.minimumInteritemSpacing)
    layout.sectionProvider = { section in
      FlowSection(
        sectionInset: inset, minimumLineSpacing: line, minimumInteritemSpacing: interitem,
        headerReferenceSize: headers.contains(section) ? header ?? .zero : .zero,
        footerReferenceSize: footers.contains(section) ? footer ?? .zero : .zero)
    }
    let collection = TestCollection(sections: counts.map { Array(0..<max($0, 0)) })
    let view = try collection.view(
      layout, width: frame.number(2), height: frame.number(3), scale: scale ?? 2, policy: .none)
    try view.layoutIfNeeded()
    var checks = CollectionChecks(tolerance: 0.5)
    for element in expected.dropFirst() {
      guard let place = Self.place(element.id) else { continue }
      let found =
        place.item.map { CollectionElement.item(ItemIndexPath(item: $0, section: place.section)) }
        ?? (element.id.hasSuffix("header")
          ? .header(ofSection: place.section) : .footer(ofSection: place.section))
      checks.frame(
        "", found, layout.layoutAttributes(for: found)?.frame, element.frame)
    }
    return checks.outcome
  }
}

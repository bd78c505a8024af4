import SelfSizingGeometry
import TestSupport

@testable import SelfSizingCollectionLayout

/// A width or height as `compositional.json` writes it: one key and a number.
struct CaseDimension: Decodable {
  let dimension: CompositionalDimension

  init(from decoder: any Decoder) throws {
    let values = try decoder.singleValueContainer().decode([String: Double].self)
    switch values.first {
    case ("fractionalWidth", let value)?: dimension = .fractionalWidth(value)
    case ("fractionalHeight", let value)?: dimension = .fractionalHeight(value)
    case ("absolute", let value)?: dimension = .absolute(value)
    case ("estimated", let value)?: dimension = .estimated(value)
    case ("uniformAcrossSiblings", let value)?: dimension = .uniformAcrossSiblings(estimate: value)
    default:
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "no dimension: \(values)"))
    }
  }
}

/// A distance as the file writes it.
struct CaseSpacing: Decodable {
  let fixed: Double?
  let flexible: Double?

  var spacing: CompositionalSpacing { flexible.map { .flexible($0) } ?? .fixed(fixed ?? 0) }
}

/// Insets as the file writes them.
struct CaseDirectionalInsets: Decodable {
  let top, leading, bottom, trailing: Double?

  var insets: DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: top ?? 0, leading: leading ?? 0, bottom: bottom ?? 0, trailing: trailing ?? 0)
  }
}

/// Distances around an item as the file writes them.
struct CaseEdgeSpacing: Decodable {
  let top, leading, bottom, trailing: CaseSpacing?

  var spacing: CompositionalEdgeSpacing {
    CompositionalEdgeSpacing(
      leading: leading?.spacing, top: top?.spacing, trailing: trailing?.spacing,
      bottom: bottom?.spacing)
  }
}

/// An anchor as the file writes it.
struct CaseAnchor: Decodable {
  let edges: [String]
  let absolute: [Double]?
  let fractional: [Double]?

  var anchor: CompositionalAnchor {
    let offset = fractional ?? absolute ?? [0, 0]
    return CompositionalAnchor(
      CompositionalEdges(names: edges),
      offset: LayoutPoint(x: offset.number(0), y: offset.number(1)),
      isFractional: fractional != nil)
  }
}

extension CompositionalEdges {
  /// Returns edges by the names that the file has for them, as in `top` and `topLeading`.
  init(names: [String]) {
    self = []
    for name in names.map({ $0.lowercased() }) {
      if name.contains("top") { insert(.top) }
      if name.contains("bottom") { insert(.bottom) }
      if name.contains("leading") { insert(.leading) }
      if name.contains("trailing") { insert(.trailing) }
    }
  }
}

/// An element anchored to an item, as the file writes it.
struct CaseSupplementary: Decodable {
  let kind: String
  let width, height: CaseDimension
  let container: CaseAnchor
  let item: CaseAnchor?

  var declaration: CompositionalSupplementary {
    CompositionalSupplementary(
      kind: kind,
      size: CompositionalSize(width: width.dimension, height: height.dimension),
      containerAnchor: container.anchor, itemAnchor: item?.anchor)
  }
}

/// An item or a group as the file writes it.
struct CaseNode: Decodable {
  let type: String
  let width, height: CaseDimension
  let contentInsets: CaseDirectionalInsets?
  let edgeSpacing: CaseEdgeSpacing?
  let interItemSpacing: CaseSpacing?
  let supplementary: [CaseSupplementary]?
  let subitems: [CaseNode]?
  let mode: String?
  let count: Int?
  let frames: [[Double]]?

  var declaration: CompositionalItem {
    let size = CompositionalSize(width: width.dimension, height: height.dimension)
    let subitems = (subitems ?? []).map(\.declaration)
    let arrangement: CompositionalGroup.Arrangement =
      switch mode {
      case "equal": .equal(count: count ?? 0)
      case "repeat": .repeating(count: count ?? 0)
      default: .fit
      }
    var item: CompositionalItem
    switch type {
    case "horizontal":
      item = .horizontal(
        size, subitems, arrangement, interItemSpacing: interItemSpacing?.spacing)
    case "vertical":
      item = .vertical(size, subitems, arrangement, interItemSpacing: interItemSpacing?.spacing)
    case "custom":
      let frames = (self.frames ?? []).map {
        CompositionalFrames.Frame(
          LayoutRect(x: $0.number(0), y: $0.number(1), width: $0.number(2), height: $0.number(3)))
      }
      item = .custom(size, CompositionalFrames { _ in frames })
    default: item = .item(size)
    }
    item.contentInsets = contentInsets?.insets ?? .zero
    item.edgeSpacing = edgeSpacing?.spacing ?? CompositionalEdgeSpacing()
    item.supplementaryItems = (supplementary ?? []).map(\.declaration)
    return item
  }
}

/// An element at a boundary as the file writes it.
struct CaseBoundary: Decodable {
  let kind: String
  let width, height: CaseDimension
  let alignment: String
  let pin: Bool?
  let extendsBoundary: Bool?
  let contentInsets: CaseDirectionalInsets?
  let offset: [Double]?
  let absoluteOffset: [Double]?

  func declaration(isLayoutWide: Bool) -> CompositionalBoundary {
    var name = kind
    if !isLayoutWide, kind == "header" { name = CompositionalBoundary.sectionHeader }
    if !isLayoutWide, kind == "footer" { name = CompositionalBoundary.sectionFooter }
    var item = CompositionalBoundary(
      kind: name,
      size: CompositionalSize(width: width.dimension, height: height.dimension),
      alignment: CompositionalEdges(names: [alignment]))
    item.pinToVisibleBounds = pin ?? false
    item.extendsBoundary = extendsBoundary ?? true
    item.contentInsets = contentInsets?.insets ?? .zero
    if let moved = absoluteOffset ?? offset {
      item.absoluteOffset = LayoutPoint(x: moved.number(0), y: moved.number(1))
    }
    return item
  }
}

/// A section as the file writes it.
struct CaseSection: Decodable {
  struct Decoration: Decodable {
    let contentInsets: CaseDirectionalInsets?
  }

  let items: Int
  let group: CaseNode
  let contentInsets: CaseDirectionalInsets?
  let interGroupSpacing: Double?
  let orthogonal: String?
  let boundary: [CaseBoundary]?
  let decoration: Decoration?
  let supplementariesFollowContentInsets: Bool?

  var declaration: CompositionalSection {
    var section = CompositionalSection(group: group.declaration)
    section.contentInsets = contentInsets?.insets ?? .zero
    section.interGroupSpacing = interGroupSpacing ?? 0
    section.boundaryItems = (boundary ?? []).map { $0.declaration(isLayoutWide: false) }
    section.supplementariesFollowContentInsets = supplementariesFollowContentInsets ?? true
    if let decoration {
      var item = CompositionalDecoration(kind: "background")
      item.contentInsets = decoration.contentInsets?.insets ?? .zero
      section.decorationItems = [item]
    }
    section.orthogonalScrolling =
      CompositionalSection.OrthogonalScrolling.allCases.first { "\($0)" == orthogonal } ?? .none
    return section
  }
}

import SelfSizingGeometry

@testable import SelfSizingCollectionLayout

/// Sections of every make, to run scripts on.
enum CompositionalSample: String, CaseIterable {
  case list, rows, grid, nested, tags, orthogonal, uniform, uniformRows, waterfall, column, badges

  var section: CompositionalSection {
    let full = CompositionalDimension.fractionalWidth(1)
    func size(_ width: CompositionalDimension, _ height: CompositionalDimension)
      -> CompositionalSize
    {
      CompositionalSize(width: width, height: height)
    }
    let half = CompositionalItem.item(size(.fractionalWidth(0.5), .estimated(44)))
    switch self {
    case .list:
      var section = CompositionalSection.list(header: .supplementary, pinsHeaders: true)
      section.interGroupSpacing = 8
      return section
    case .rows:
      var section = CompositionalSection(
        group: .horizontal(
          size(full, .estimated(50)), [.item(size(full, .estimated(50)))], .equal(count: 3),
          interItemSpacing: .fixed(7)))
      section.interGroupSpacing = 5
      section.contentInsets = DirectionalEdgeInsets(top: 9, leading: 11, bottom: 3, trailing: 13)
      return section
    case .grid:
      var section = CompositionalSection(
        group: .horizontal(
          size(full, .fractionalWidth(0.2)),
          [.item(size(.fractionalWidth(0.2), .fractionalHeight(1)))]))
      section.decorationItems = [CompositionalDecoration(kind: "background")]
      return section
    case .nested:
      let column = CompositionalItem.vertical(
        size(.fractionalWidth(0.3), .fractionalHeight(1)),
        [.item(size(full, .fractionalHeight(1)))], .equal(count: 2), interItemSpacing: .fixed(4))
      return CompositionalSection(
        group: .horizontal(
          size(full, .absolute(120)),
          [.item(size(.fractionalWidth(0.7), .fractionalHeight(1))), column]))
    case .tags:
      var section = CompositionalSection(
        group: .horizontal(
          size(full, .estimated(30)), [.item(size(.estimated(80), .estimated(30)))],
          interItemSpacing: .fixed(6)))
      section.interGroupSpacing = 6
      return section
    case .orthogonal:
      var section = CompositionalSection(
        group: .horizontal(
          size(.fractionalWidth(0.4), .estimated(90)), [.item(size(full, .estimated(90)))]))
      section.orthogonalScrolling = .groupPaging
      section.interGroupSpacing = 10
      return section
    case .uniform:
      return CompositionalSection(
        group: .horizontal(
          size(full, .uniformAcrossSiblings(estimate: 40)), [half]))
    case .uniformRows:
      return CompositionalSection(
        group: .horizontal(
          size(full, .estimated(40)),
          [.item(size(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 40)))]))
    case .waterfall:
      let frames = CompositionalFrames { environment in
        let width = environment.contentSize.width / 2
        return [
          .init(LayoutRect(x: 0, y: 0, width: width, height: 130)),
          .init(LayoutRect(x: width, y: 0, width: width, height: 60)),
          .init(LayoutRect(x: width, y: 60, width: width, height: 90)),
        ]
      }
      return CompositionalSection(group: .custom(size(full, .absolute(140)), frames))
    case .column:
      return CompositionalSection(
        group: .vertical(
          size(full, .estimated(110)),
          [.item(size(full, .estimated(50))), .item(size(full, .absolute(60)))],
          interItemSpacing: .fixed(3)))
    case .badges:
      var item = CompositionalItem.item(size(.fractionalWidth(0.25), .estimated(70)))
      item.supplementaryItems = [
        CompositionalSupplementary(
          kind: "badge", size: size(.absolute(20), .absolute(20)),
          containerAnchor: CompositionalAnchor(
            [.top, .trailing], offset: LayoutPoint(x: 0.5, y: -0.5), isFractional: true))
      ]
      return CompositionalSection(group: .horizontal(size(full, .estimated(70)), [item]))
    }
  }
}

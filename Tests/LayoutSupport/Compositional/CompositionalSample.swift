import SelfSizingCollectionLayout
import SelfSizingGeometry

/// Sections of every make, for scripts, soaks and benchmarks.
public enum CompositionalSample: String, CaseIterable, Sendable {
  /// Rows across the section under a header that is held in sight.
  case list
  /// Three estimated items side by side, as high as the highest.
  case rows
  /// Five squares side by side, on a background.
  case grid
  /// A large item beside a column of two.
  case nested
  /// Groups in groups in groups that hold six items.
  case deeplyNested
  /// As many items in a line as their own widths leave room for.
  case tags
  /// A row that scrolls sideways by groups.
  case orthogonal
  /// Groups that are all as high as the highest of the section.
  case uniform
  /// Items that are as high as the highest of their row.
  case uniformRows
  /// Frames from a closure.
  case waterfall
  /// One estimated item above one of a fixed height.
  case column
  /// Items that each have a badge.
  case badges

  /// The samples whose items all decide the same: an insertion leaves to each what it decides.
  public static let alike = allCases.filter { $0 != .column }

  /// The declaration.
  package var section: CompositionalSection { declaration {} }

  /// Returns the declaration; a closure hears when frames are asked for.
  fileprivate func declaration(framesAsked: @escaping @Sendable () -> Void) -> CompositionalSection
  {
    let full = CompositionalDimension.fractionalWidth(1)
    func size(_ width: CompositionalDimension, _ height: CompositionalDimension)
      -> CompositionalSize
    {
      CompositionalSize(width: width, height: height)
    }
    let half = CompositionalItem.item(size(.fractionalWidth(0.5), .estimated(44)))
    switch self {
    case .list:
      var section = CompositionalSection.list(hasHeader: true, pinsHeaders: true)
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
    case .deeplyNested:
      let pair = CompositionalItem.vertical(
        size(.fractionalWidth(0.5), .fractionalHeight(1)),
        [.item(size(full, .fractionalHeight(0.5)))], .repeating(count: 2))
      let four = CompositionalItem.horizontal(
        size(.fractionalWidth(0.6), .fractionalHeight(1)), [pair], .repeating(count: 2))
      let side = CompositionalItem.vertical(
        size(.fractionalWidth(0.4), .fractionalHeight(1)),
        [.item(size(full, .fractionalHeight(0.5)))], .repeating(count: 2))
      return CompositionalSection(
        group: .horizontal(size(full, .absolute(60)), [four, side]))
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
        framesAsked()
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

/// A compositional layout for the nested packages, which cannot name its class.
public struct CompositionalSubject {
  package let compositional: CompositionalLayout
  private let calls = Guarded((sections: 0, frames: 0))

  /// The layout.
  public var layout: CollectionViewLayout { compositional }

  /// Creates a layout of a sample's section.
  public init(_ sample: CompositionalSample) {
    let calls = calls
    let section = sample.declaration { calls.withLock { $0.frames += 1 } }
    compositional = CompositionalLayout { _, _ in
      calls.withLock { $0.sections += 1 }
      return section
    }
  }

  /// Creates a layout whose sections are of several makes in turn, one declaration for all of a
  /// make.
  public init(alternating samples: [CompositionalSample]) {
    let sections = samples.map(\.section)
    let calls = calls
    compositional = CompositionalLayout { section, _ in
      calls.withLock { $0.sections += 1 }
      return sections[section % sections.count]
    }
  }

  /// Creates a layout of one custom group of all items: a waterfall in two columns.
  public init(waterfallOf heights: [Double], columns: Int) {
    let frames = CompositionalFrames { environment in
      let width = environment.contentSize.width / Double(columns)
      var ends = [Double](repeating: 0, count: columns)
      return heights.map { height in
        var shortest = 0
        for column in 1..<columns where ends[column] < ends[shortest] { shortest = column }
        defer { ends[shortest] += height }
        return .init(
          LayoutRect(x: Double(shortest) * width, y: ends[shortest], width: width, height: height))
      }
    }
    let height = heights.reduce(0, +)
    compositional = CompositionalLayout(
      section: CompositionalSection(
        group: .custom(
          CompositionalSize(width: .fractionalWidth(1), height: .absolute(height)), frames)))
  }

  /// Makes all sections those of a sample, with a distance between groups in points, and
  /// invalidates the layout.
  public func setSample(_ sample: CompositionalSample, interGroupSpacing: Double) {
    var changed = sample.section
    changed.interGroupSpacing = interGroupSpacing
    let section = changed
    compositional.sectionProvider = { _, _ in section }
  }

  /// The number of times that the provider of sections was called.
  public var sectionRequestCount: Int { calls.withLock { $0.sections } }

  /// The number of times that custom groups were asked for frames.
  public var frameRequestCount: Int { calls.withLock { $0.frames } }

  /// Scrolls a section across, to the nearest offset that its content has, in points.
  public func setOrthogonalOffset(_ offset: Double, ofSection section: Int) {
    compositional.scrollOrthogonally(section: section, to: offset)
  }
}

import SelfSizing
import SelfSizingCommand

/// Two phones that scroll up through a table whose rows turn out higher than estimated: one keeps
/// its offset, the other corrects it, so that what you read stays in place.
enum ScrollingScene {
  private static let size = LayoutSize(width: 320, height: 480)
  /// The distance of each scroll step, in points.
  private static let step = 30.0
  private static let stepCount = 10
  /// The seconds that a step takes, those after it, and those before the first step and after the
  /// last.
  private static let (seconds, rest, pause) = (0.5, 0.2, 1.0)

  static var duration: Double { Double(stepCount) * (seconds + rest) + 2 * pause }

  static func drawing(_ settings: SceneSettings) throws -> SceneDrawing {
    let category = settings.sizes.first ?? .large
    let width = settings.widths.first ?? size.width
    let phones = try [
      ("without correction", ScrollAnchorPolicy.none), ("the offset corrected", .firstFullyVisible),
    ].map { caption, policy in
      var phone = try Phone(width: width, category, policy)
      for _ in 0..<stepCount { try phone.scroll() }
      return Panel(
        captions: ["\(caption): moved by \(SceneDrawing.points(phone.moved)) points"],
        size: LayoutSize(width: width, height: size.height), elements: try phone.elements())
    }
    return SceneDrawing(
      title: "Scrolling up into rows that are higher than estimated",
      remarks: [
        "Each row counts as \(SceneDrawing.points(TextsScene.estimate)) points until it is measured. The outlined row is the one you read."
      ], scale: 1, groups: [Group(title: category.sizeName, panels: phones)], duration: duration)
  }

  struct Phone {
    private let view: CollectionView
    private let cells: TemplateCells<TextRow>
    private let traits: TraitCollection
    private let width: Double
    private var time = ScrollingScene.pause
    private var rows: [Int: [Moment]] = [:]
    private var estimates: [Element] = []
    private var counts: [(time: Double, moved: Double)] = [(0, 0)]
    private let readRow: Int

    /// How far the first fully visible row moved beyond what was scrolled, in points.
    var moved: Double { counts.last?.moved ?? 0 }

    /// A row in the middle of the table, with a long one above it.
    private static let firstRow = 28

    init(width: Double, _ category: DynamicTypeCategory, _ policy: ScrollAnchorPolicy) throws {
      self.width = width
      traits = TraitCollection(contentSizeCategory: category, displayScale: 3)
      let texts = (0..<4 * TextsScene.rows.count).map {
        TextsScene.rows[$0 % TextsScene.rows.count]
      }
      cells = TemplateCells(textCell, contents: texts)
      view = try CollectionView(
        collectionViewLayout: TextsScene.layout(),
        viewport: CollectionViewport(
          size: LayoutSize(width: width, height: size.height), traits: traits), dataSource: cells,
        cellProvider: cells)
      view.anchorPolicy = policy
      try view.layoutIfNeeded()
      // Everything above is still estimated.
      try view.scrollToItem(at: ItemIndexPath(item: Self.firstRow, section: 0), at: .top)
      let tops = Self.tops(view)
      readRow = tops.filter { $0.value >= 0 }.min { $0.value < $1.value }?.key ?? 0
      for (row, top) in tops { rows[row] = [shown(0, top), shown(time, top)] }
    }

    private static func tops(_ view: CollectionView) -> [Int: Double] {
      Dictionary(
        uniqueKeysWithValues: view.layoutAttributesForVisibleElements.map {
          ($0.indexPath.item, $0.frame.minY - view.contentOffset.y)
        })
    }

    /// Scrolls up by a step: first everything moves evenly and what comes into view has its
    /// estimated height, then it has its measured one.
    mutating func scroll() throws {
      let before = Self.tops(view)
      // As a finger does in UIKit: it moves the offset, whatever the rows turn out to be.
      let outcome = try view.setContentOffset(LayoutPoint(x: 0, y: view.contentOffset.y - step))
      let after = Self.tops(view)
      let end = time + seconds
      let settled = end + SceneDrawing.instant
      for (row, top) in before {
        let jumped = after[row] ?? size.height
        rows[row]? += [
          shown(end, top + step), shown(settled, jumped), shown(settled + rest, jumped),
        ]
      }
      var edge = before.values.min() ?? 0
      for row in after.keys.filter({ before[$0] == nil }).sorted(by: >) {
        let top = after[row] ?? 0
        edge -= TextsScene.estimate
        estimates.append(estimate(from: edge, time, end))
        rows[row, default: [hidden(0, top)]] += [
          hidden(end, top), shown(settled, top), shown(settled + rest, top),
        ]
      }
      counts.append((settled, moved + (outcome.firstFullyVisible?.distance.magnitude ?? 0)))
      time = settled + rest
      if let error = cells.measuringError { throw error }
    }

    private func estimate(from top: Double, _ start: Double, _ end: Double) -> Element {
      Element(
        frame: LayoutRect(x: 0, y: top, width: width, height: TextsScene.estimate),
        look: .estimate(text: SceneDrawing.points(TextsScene.estimate)),
        moments: [
          hidden(0, top), hidden(start, top), shown(start + SceneDrawing.instant, top),
          shown(end, top + step), hidden(end + SceneDrawing.instant, top + step),
        ])
    }

    func elements() throws -> [Element] {
      let measurer = Measurer(textCell)
      var elements = estimates
      for (row, moments) in rows.sorted(by: { $0.key < $1.key }) {
        let measured = try measurer.measure(cells.contents[row], width: width, traits: traits)
        let frame = LayoutRect(
          x: 0, y: moments.last?.top ?? 0, width: width, height: measured.size.height)
        elements.append(Element(frame: frame, look: .cell(measured), moments: moments))
        guard row == readRow else { continue }
        elements.append(Element(frame: frame, look: .mark(.accent), moments: moments))
      }
      return elements + counters()
    }

    private func counters() -> [Element] {
      let frame = LayoutRect(x: width / 2 - 90, y: size.height - 44, width: 180, height: 32)
      return counts.indices.map { index in
        let (start, moved) = counts[index]
        let (top, instant) = (frame.minY, SceneDrawing.instant)
        var moments = start > 0 ? [hidden(0, top), hidden(start - instant, top)] : []
        moments.append(shown(start, top))
        if index + 1 < counts.count {
          let end = counts[index + 1].time
          moments += [shown(end - instant, top), hidden(end, top)]
        }
        return Element(
          frame: frame,
          look: .tile(
            moved == 0 ? .accent : .strong,
            text: "moved by \(SceneDrawing.points(moved.rounded()))", fontSize: 15),
          moments: moments)
      }
    }
  }
}

private func shown(_ time: Double, _ top: Double) -> Moment { Moment(time: time, top: top) }

private func hidden(_ time: Double, _ top: Double) -> Moment {
  Moment(time: time, top: top, isVisible: false)
}

import SelfSizing
import SelfSizingCommand
import SelfSizingUIKit

extension LiveCells {
  func living(_ contents: [Int], _ settings: MeasurementSettings) -> LivingContents? {
    onMainActor { CellDescriber(self, settings).describe(contents) }.map {
      LivingContents($0, samples: contents)
    }
  }
}

/// Makes cells under the conditions that a reader may choose, and describes them.
@MainActor private struct CellDescriber {
  private let cells: LiveCells
  private let settings: MeasurementSettings
  private let usual: CellConditions

  /// The width in points of the cells while they are described, which their code is to leave alone.
  private static let width = 375.0
  private static let triedSizes = [DynamicTypeCategory.large, .accessibilityExtraLarge]
  private static let checkedWidths = [320.0, 428]

  init(_ cells: LiveCells, _ settings: MeasurementSettings) {
    self.cells = cells
    self.settings = settings
    let traits = settings.traits
    // Settings may come from a file, with any number.
    let scale = (1...3).first { Double($0) == traits.displayScale } ?? 3
    usual = CellConditions(
      .large, traits.layoutDirection, isBold: traits.legibilityWeight == .bold, scale: scale)
  }

  /// Describes some contents; nil if a view cannot be measured without its code.
  func describe(_ contents: [Int]) -> DescribedCells? {
    var all: [[DescribedCell]] = []
    for content in contents {
      guard let described = self.cells(of: content) else { return nil }
      all.append(described)
    }
    guard
      let described = DescribedCells(
        all, cells.site, on: cells.platform.name, settings.traits, settings.priorities),
      measuresAsCode(described, contents)
    else { return nil }
    return described
  }

  /// The cell under each choice; what changes nothing at two sizes counts for all.
  private func cells(of content: Int) -> [DescribedCell]? {
    var made: [CellConditions: DescribedCell] = [:]
    func cell(_ conditions: CellConditions) -> DescribedCell? {
      if let known = made[conditions] { return known }
      let cell = self.cell(of: content, conditions)
      made[conditions] = cell
      return cell
    }
    func changes(_ choose: (inout CellConditions) -> Void) -> Bool {
      Self.triedSizes.contains { size in
        var base = usual
        base.category = size
        var chosen = base
        choose(&chosen)
        return cell(chosen) != cell(base)
      }
    }
    let changesByDirection = changes {
      $0.direction = $0.direction == .leftToRight ? .rightToLeft : .leftToRight
    }
    let changesByWeight = changes { $0.isBold.toggle() }
    let changesByScale = (1...3).contains { scale in changes { $0.scale = scale } }
    var cells: [DescribedCell] = []
    for var conditions in CellConditions.all {
      if !changesByDirection { conditions.direction = usual.direction }
      if !changesByWeight { conditions.isBold = usual.isBold }
      if !changesByScale { conditions.scale = usual.scale }
      guard let cell = cell(conditions) else { return nil }
      cells.append(cell)
    }
    return cells
  }

  private func cell(of content: Int, _ conditions: CellConditions) -> DescribedCell? {
    under(conditions, width: Self.width) {
      guard let view = cells.entry.make(content) else { return nil }
      // A cell lays itself out when it is asked for its height, and may change itself then.
      _ = LiveFit(view, width: CGFloat(Self.width), settings.priorities).classHeight()
      let described = DescribedCell(of: view)
      return described.isWithoutCode ? described : nil
    }
  }

  private func under<Outcome>(
    _ conditions: CellConditions, width: Double, _ work: @MainActor () throws -> Outcome
  ) rethrows -> Outcome {
    try cells.supervised {
      try HeadlessMaker.under(
        conditions.traits(settings.traits), cells.platform, width: width, work)
    }
  }

  /// Whether description and code agree about frames and lines at other widths.
  private func measuresAsCode(_ described: DescribedCells, _ contents: [Int]) -> Bool {
    let measurer = DescribedMeasurer(described)
    return contents.enumerated().allSatisfy { place, content in
      Self.checkedWidths.allSatisfy { width in
        Self.triedSizes.allSatisfy { size in
          var conditions = usual
          conditions.category = size
          let found = try? measurer.inspect(contentAt: place, texts: [], width: width, conditions)
          let expected = try? under(conditions, width: width) {
            try HeadlessMaker.fitted(cells.entry, content, width: width, settings.priorities)
              .measurement
          }
          guard let found, let expected else { return false }
          return found.measurement.isLaidOut(like: expected)
        }
      }
    }
  }
}

extension CellMeasurement {
  fileprivate func isLaidOut(like other: CellMeasurement) -> Bool {
    size == other.size
      && items.elementsEqual(other.items) { one, another in
        one.frame == another.frame && one.isHidden == another.isHidden
          && one.text?.lines.map(\.text) == another.text?.lines.map(\.text)
      }
  }
}

import SelfSizing
import TestSupport
import Testing

/// Exact heights of random cells against all that the rules leave open.
@Suite("Exactness properties")
struct ExactnessProperties {
  private static let widths = [183.0, 320]

  @Test("an exact height depends on no order, fitting priority or assumed figure")
  func choices() throws {
    var exactCount = 0
    for seed in 0..<Trials.count(400, quick: 60) {
      let template = RandomBoxes.template(seed) { $0 }
      let others = [
        RandomBoxes.template(seed) { $0.reversed() },
        RandomBoxes.template(seed) { constraints in
          var generator = SeededGenerator(seed: UInt64(seed) &+ 999)
          return constraints.shuffled(using: &generator)
        },
      ]
      for width in Self.widths {
        let measured = try Measurer(template).measure("", width: width)
        guard measured.fidelity == .exact else { continue }
        exactCount += 1
        for other in others {
          let found = try Measurer(other).measure("", width: width)
          #expect(found.size.height == measured.size.height, "seed \(seed), width \(width)")
        }
        let low = try Measurer(template).measure(
          "", width: width, priorities: .requiredWidthLowHeight)
        #expect(low.size.height == measured.size.height, "seed \(seed), width \(width)")
        let figures = try Measurer(template.declared(for: Self.otherFigures))
          .measure("", width: width)
        #expect(figures.size.height == measured.size.height, "seed \(seed), width \(width)")
        #expect(!measured.findings.contains { $0.kind == .conflicting }, "seed \(seed)")
      }
    }
    // The property says nothing of cells that are never exact.
    #expect(exactCount > Trials.count(20, quick: 3))
  }

  /// The usual system with other figures wherever they are assumed.
  private static var otherFigures: PlatformProfile {
    var platform = PlatformProfile.iOS26
    for control in CellControl.allCases {
      guard let metrics = platform.controls[control],
        metrics.intrinsicContentSize.fidelity == .assumed
      else { continue }
      var size = metrics.intrinsicContentSize.value
      size.height += 7
      platform.controls[control]?.intrinsicContentSize.value = size
    }
    return platform
  }
}

/// Cells of a few boxes, pictures and controls with random constraints, some of which contradict
/// each other or tie.
private struct RandomBoxes {
  private let cell: CellDeclaration<String>
  private var generator: SeededGenerator
  private var constraints: [LayoutConstraint] = []

  static func template(
    _ seed: Int, order: @escaping @Sendable ([LayoutConstraint]) -> [LayoutConstraint]
  ) -> CellTemplate<String> {
    CellTemplate<String>("random \(seed)") { cell in
      var random = RandomBoxes(
        cell: cell, generator: SeededGenerator(seed: UInt64(seed) &* 131 &+ 7))
      random.declare()
      return CellBuilder.buildExpression(order(random.constraints))
    }
  }

  private mutating func isOne(in count: Int) -> Bool {
    Int.random(in: 0..<count, using: &generator) == 0
  }

  private mutating func priority() -> LayoutPriority {
    [LayoutPriority.required, .required, .defaultHigh, .defaultHigh, 250, 50]
      .randomElement(using: &generator) ?? .required
  }

  private mutating func length() -> Double {
    [12.0, 24, 33, 80].randomElement(using: &generator) ?? 12
  }

  private mutating func declare() {
    let cell = cell
    let all: [() -> any CellItem<String>] = [
      { cell.view(intrinsicSize: LayoutSize(width: 70, height: 50)) }, { cell.view() },
      { cell.image(width: 60, height: 40) }, { cell.switch() }, { cell.slider() },
      { cell.label(text: "Title", style: .body) },
      { cell.label(text: "Other", style: .body, numberOfLines: 1) },
    ]
    let items = all.shuffled(using: &generator).prefix(Int.random(in: 1...4, using: &generator))
      .map { $0().layoutItem }
    let content = cell.contentView
    var above: LayoutItem?
    for item in items {
      let isBeside = isOne(in: 4)
      if let above, !isBeside {
        constraints.append(item.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 6))
      } else {
        constraints.append(item.topAnchor.constraint(equalTo: content.topAnchor, constant: 4))
      }
      if let above, isBeside {
        constraints.append(item.leadingAnchor.constraint(equalTo: above.trailingAnchor))
        constraints.append(
          item.bottomAnchor.constraint(equalTo: above.bottomAnchor).priority(priority()))
      } else {
        constraints.append(item.leadingAnchor.constraint(equalTo: content.leadingAnchor))
      }
      if !isOne(in: 3) {
        constraints.append(
          item.trailingAnchor.constraint(equalTo: content.trailingAnchor).priority(priority()))
      }
      if isOne(in: 2) {
        constraints.append(
          item.heightAnchor.constraint(equalToConstant: length()).priority(priority()))
      }
      if isOne(in: 4) {
        constraints.append(
          item.heightAnchor.constraint(equalToConstant: length()).priority(priority()))
      }
      if isOne(in: 5) {
        constraints.append(item.heightAnchor.constraint(greaterThanOrEqualToConstant: length()))
      }
      if isOne(in: 5) {
        constraints.append(
          item.heightAnchor.constraint(equalTo: item.widthAnchor, multiplier: 0.25)
            .priority(priority()))
      }
      above = item
    }
    if let above {
      constraints.append(
        above.bottomAnchor.constraint(equalTo: content.bottomAnchor).priority(
          isOne(in: 6) ? priority() : .required))
    }
  }
}

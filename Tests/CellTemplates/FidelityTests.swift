import SelfSizing
import TestSupport
import Testing

@Suite("How far a height may be trusted")
struct FidelityTests {
  /// A cell that is as high as a box with some constraints.
  private func measure(
    _ constraints: @escaping @Sendable (LayoutItem) -> [LayoutConstraint]
  ) throws -> CellMeasurement {
    let template = CellTemplate<String>("cell") { cell in
      let box = cell.view().named("box")
      box.edges(equalTo: cell.contentView)
      constraints(box.layoutItem)
    }
    return try Measurer(template).measure("", width: 320)
  }

  @Test("a height that rests on a broken constraint is modelled")
  func conflict() throws {
    let measured = try measure { box in
      [
        box.heightAnchor.constraint(equalToConstant: 35),
        box.heightAnchor.constraint(equalToConstant: 45),
      ]
    }
    #expect(measured.size.height == 35)
    #expect(measured.findings.map(\.kind) == [.conflicting])
    #expect(measured.fidelity == .modelled)
  }

  @Test("of equal priorities that cannot all hold one is taken, and the other said to be as good")
  func equalPriorities() throws {
    let measured = try measure { box in
      [
        box.heightAnchor.constraint(equalToConstant: 35).priority(700),
        box.heightAnchor.constraint(equalToConstant: 45).priority(700),
      ]
    }
    #expect(measured.size.height == 35)
    #expect(measured.fidelity == .modelled)
    let finding = try #require(measured.findings.first { $0.kind == .ambiguous })
    #expect(finding.message.contains("35") && finding.message.contains("45"))
  }

  @Test("a height between bounds, and one that a stronger constraint decides, are exact")
  func decided() throws {
    let bounds = try measure { box in
      [
        box.heightAnchor.constraint(greaterThanOrEqualToConstant: 35),
        box.heightAnchor.constraint(lessThanOrEqualToConstant: 45),
      ]
    }
    #expect(bounds.size.height == 35)
    #expect(!bounds.findings.contains { $0.kind == .ambiguous })
    #expect(bounds.fidelity == .exact)
    let stronger = try measure { box in
      [
        box.heightAnchor.constraint(equalToConstant: 35).priority(700),
        box.heightAnchor.constraint(equalToConstant: 45).priority(701),
        box.heightAnchor.constraint(lessThanOrEqualToConstant: 60).priority(700),
      ]
    }
    #expect(stronger.size.height == 45)
    #expect(stronger.findings.isEmpty)
    #expect(stronger.fidelity == .exact)
  }

  @Test("a height that depends on the fitting priority is modelled")
  func fittingPriority() throws {
    for priority in [LayoutPriority(50), 200] {
      let measured = try measure { box in
        [box.heightAnchor.constraint(equalToConstant: 35).priority(priority)]
      }
      #expect(measured.size.height == 35)
      #expect(measured.findings.contains { $0.kind == .fittingDependent })
      #expect(measured.fidelity == .modelled)
    }
  }

  @Test("constraints that contradict the rounded height are a conflict, and the height holds")
  func rounding() throws {
    func measured(_ priority: LayoutPriority) throws -> CellMeasurement {
      try measure { box in
        [
          box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.3)
            .priority(priority)
        ]
      }
    }
    // 320 points by 0.3 are whole pixels.
    #expect(try measured(.required).findings.isEmpty)
    let template = CellTemplate<String>("cell") { cell in
      let box = cell.view().named("box")
      box.edges(equalTo: cell.contentView)
      box.layoutItem.heightAnchor.constraint(equalToConstant: 40.1)
    }
    let fixed = try Measurer(template).measure("", width: 320)
    #expect(fixed.size.height == 121.0 / 3)
    #expect(fixed.findings.map(\.kind) == [.conflicting])
    #expect(fixed.fidelity == .exact)
    let yielding = CellTemplate<String>("cell") { cell in
      let box = cell.view().named("box")
      box.edges(equalTo: cell.contentView)
      box.layoutItem.heightAnchor.constraint(equalToConstant: 40.1).priority(999)
    }
    #expect(try Measurer(yielding).measure("", width: 320).findings.isEmpty)
  }

  @Test("different spacings around hidden views are assumed, and equal ones are not")
  func hiddenGaps() throws {
    func measure(_ custom: Double) throws -> CellMeasurement {
      let template = CellTemplate<String>("cell") { cell in
        let boxes = (0..<4).map { _ in cell.view(intrinsicSize: LayoutSize(width: 10, height: 20)) }
        for box in boxes[1...2] { box.hidden { _ in true } }
        let stack = cell.stack(.vertical, spacing: 8) {
          boxes[0]
          boxes[1]
          boxes[2]
          boxes[3]
        }
        stack.layoutItem.setCustomSpacing(custom, after: boxes[0].layoutItem)
        stack.edges(equalTo: cell.contentView)
      }
      return try Measurer(template).measure("", width: 320)
    }
    let equal = try measure(8)
    #expect(equal.size.height == 48)
    #expect(equal.fidelity == .exact)
    let different = try measure(4)
    #expect(different.size.height == 46)
    #expect(different.fidelity == .assumed)
    #expect(different.findings.map(\.kind) == [.assumed])
  }
}

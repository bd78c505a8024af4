import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography
import TestSupport
import Testing

@testable import SelfSizingCells

/// Findings as one process hands them to another.
@Suite("Packed findings")
struct FindingPackingTests {
  private static let site = DeclarationSite(fileID: "App/Cell.swift", line: 12)
  private static let squeeze = CellFinding.Squeeze(
    axis: .horizontal, extent: 20.25, needed: 31.3333, compressionResistance: .defaultHigh,
    causes: ["title.width == 20.25 (Cell.swift:3)"])

  /// One finding of each kind, except for conflicts, which a layout finds.
  private static let findings: [CellFinding] = {
    let details: [CellFinding.Detail] = [
      .fixedHeight(CellFinding.FixedHeight(44, .standardRow, because: "a height of zero")),
      .fixedHeight(CellFinding.FixedHeight(61.5, .document, because: "its file")), .stubbed,
      .ambiguous(
        CellFinding.Ambiguity(
          axis: .vertical,
          items: [
            CellFinding.Ambiguity.Item(
              name: "title", taken: LayoutRect(x: 1, y: 2, width: 3, height: 4), other: nil,
              contentHugging: .defaultLow, compressionResistance: nil, intrinsicExtent: 20.5)
          ])),
      .missingPin(
        CellFinding.MissingPin(
          edge: .bottom, item: "note", overhang: 7.3333, container: "contentView",
          attribute: .bottom)),
      .noHeight(cell: "contentView", items: ["a", "b"]),
      .truncated(hiddenCharacters: 7, squeeze), .truncated(hiddenCharacters: 1, nil),
      .squeezed(squeeze),
      .clipped([CellFinding.Overhang(edge: .left, distance: 0.25)]), .overlapping(other: "x"),
      .unboundedHeight(cell: "contentView", stretching: ["photo"]),
      .missesTargetWidth(300, target: 320, priority: .required), .shrunk(scale: 0.7),
      .brokenWord("Donaudampfschiff"),
      .fittingDependent(
        CellFinding.FittingComparison(
          height: 50, priority: .fittingSizeLevel, other: 61, otherPriority: .defaultLow,
          changes: [.init(name: "title", height: 20, other: 31)])),
      .shrinking(height: 40, before: 44, at: .accessibilityLarge),
      .unsettled(.horizontal, extent: 30, next: 31),
      .missingGlyphs(["ä", "\u{1F600}"], hasMore: true),
      .unread("an attribute"), .logged("a message"), .fixedFont("a reason"), .assumed("a rule"),
      .remark("a remark"),
    ]
    return details.enumerated().map { number, detail in
      CellFinding(detail, item: number % 2 == 0 ? "item \(number)" : nil, site: site)
    }
  }()

  private static func bytes(_ findings: [CellFinding]) -> [UInt8] {
    var writer = PackedWriter()
    writer.write(findings) { $1.write(to: &$0) }
    return writer.bytes
  }

  @Test("are the same when they are read, whatever their kind")
  func roundTrip() {
    let missing = Set(CellFinding.Kind.allCases).subtracting(Self.findings.map(\.kind))
    #expect(missing == [.conflicting, .estimatedHeight])
    var reader = PackedReader(Self.bytes(Self.findings))
    let read = reader.list { CellFinding(from: &$0) }
    #expect(reader.isValid && reader.isAtEnd)
    #expect(read == Self.findings)
  }

  @Test("that were changed are rejected, or read as findings that can be printed")
  func changes() {
    var random = SeededGenerator(seed: 39)
    let bytes = Self.bytes(Self.findings)
    for _ in 0..<Trials.count(20_000, quick: 2000) {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        changed[Int.random(in: changed.indices, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      var reader = PackedReader(changed)
      let read = reader.list { CellFinding(from: &$0) }
      for finding in read where reader.isValid {
        _ = finding.description
        #expect(finding.detail.amount.isFinite)
      }
    }
  }

  @Test("have no number that a layout does not have")
  func figures() {
    for scale in [Double.nan, .infinity, 1e300, -1e13] {
      var reader = PackedReader(
        Self.bytes([CellFinding(.shrunk(scale: scale), item: nil, site: Self.site)]))
      _ = reader.list { CellFinding(from: &$0) }
      #expect(!reader.isValid)
    }
  }
}

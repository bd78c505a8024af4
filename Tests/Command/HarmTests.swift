import SelfSizing
import Testing

@testable import SelfSizingCells
@testable import SelfSizingCommand

@Suite("The harm of findings")
struct HarmTests {
  private static func squeeze(_ extent: Double, of needed: Double) -> CellFinding.Detail {
    .squeezed(
      CellFinding.Squeeze(
        axis: .vertical, extent: extent, needed: needed, compressionResistance: .required,
        causes: []))
  }

  private static func overhang(_ distance: Double) -> CellFinding.Detail {
    .clipped([CellFinding.Overhang(edge: .top, distance: distance)])
  }

  @Test("is what a reader loses, and not the kind of the finding")
  func loss() {
    #expect(Harm.Loss(Self.squeeze(0, of: 20)) == .whole)
    #expect(Harm.Loss(Self.squeeze(24, of: 34)) == .edge)
    #expect(Harm.Loss(Self.overhang(6)) == .edge)
    #expect(Harm.Loss(Self.overhang(31)) == .part)
    #expect(Harm.Loss(.truncated(hiddenCharacters: 1, nil)) == .part)
    #expect(Harm.Loss(.fixedFont("a font")).severity == .fault)
  }

  @Test("is ordered by the loss, then by how often it occurs, then by the first size")
  func order() {
    func harm(_ loss: Harm.Loss, _ share: Double = 1, from size: Int = 0) -> Harm {
      Harm(loss: loss, share: share, firstSize: size, amount: 0)
    }
    #expect(harm(.edge) < harm(.part, 0.1))
    #expect(harm(.part, 0.1) < harm(.part, 0.5))
    #expect(harm(.part, from: 8) < harm(.part, from: 3))
  }

  @Test("names no kind a problem that is no defect, and no kind graver than it can be")
  func kinds() {
    let details: [CellFinding.Detail] = [
      Self.squeeze(0, of: 20), Self.overhang(31), .truncated(hiddenCharacters: 3, nil),
      .overlapping(other: "title"), .noHeight(cell: "cell", items: []), .shrunk(scale: 0.5),
      .fixedFont("a font"), .unread("a part"), .logged("a message"), .stubbed, .assumed("a rule"),
      .remark("a remark"), .missingGlyphs([], hasMore: false),
    ]
    for detail in details {
      #expect(Harm.Loss(detail).severity == detail.kind.severity, "\(detail.kind.name)")
      #expect((Harm.Loss(detail) != .nothing) == detail.kind.isDefect, "\(detail.kind.name)")
    }
  }
}

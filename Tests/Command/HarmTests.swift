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
    #expect(Self.squeeze(0, of: 20).loss == .whole)
    #expect(Self.squeeze(24, of: 34).loss == .edge)
    #expect(Self.overhang(6).loss == .edge)
    #expect(Self.overhang(31).loss == .part)
    #expect(CellFinding.Detail.truncated(hiddenCharacters: 1, nil).loss == .part)
    #expect(CellFinding.Detail.fixedFont("a font").loss.severity == .fault)
  }

  @Test("is ordered by the loss, then by how often it occurs, then by the first size")
  func order() {
    func harm(_ loss: CellFinding.Loss, _ share: Double = 1, from size: Int = 0) -> Harm {
      Harm(loss: loss, share: share, firstSize: size, amount: 0)
    }
    #expect(harm(.edge) < harm(.part, 0.1))
    #expect(harm(.part, 0.1) < harm(.part, 0.5))
    #expect(harm(.part, from: 8) < harm(.part, from: 3))
  }
}

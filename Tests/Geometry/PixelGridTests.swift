import SelfSizingGeometry
import Testing

@Suite("Pixel grid")
struct PixelGridTests {
  @Test("moves edges to the nearest pixel, halves toward the larger coordinate")
  func roundsEdges() {
    #expect(PixelGrid(scale: 2).roundedEdge(950.25) == 950.5)
    #expect(PixelGrid(scale: 2).roundedEdge(-0.25) == 0)
    #expect(PixelGrid(scale: 3).roundedEdge(10.1) == 10)
  }

  @Test("rounds fitted lengths up, and forgives the error of a sum")
  func roundsUp() {
    #expect(PixelGrid(scale: 3).roundedUp(173.5) == 521.0 / 3)
    #expect(PixelGrid(scale: 2).roundedUp(20.0000001) == 20)
    #expect(PixelGrid(scale: 2).roundedUp(20.01) == 20.5)
  }

  @Test("rounds available lengths down, so that n items never wrap")
  func roundsDown() {
    #expect(PixelGrid(scale: 2).roundedDown(33.49) == 33)
    #expect(PixelGrid(scale: 3).roundedDown(0.1 + 0.2 - 0.3 + 1.0 / 3) == 1.0 / 3)
  }

  @Test("keeps a shared edge shared")
  func neighborsMeet() {
    let grid = PixelGrid(scale: 2)
    let upper = grid.aligned(LayoutRect(x: 0.1, y: 0.1, width: 10.3, height: 20.3))
    let lower = grid.aligned(LayoutRect(x: 0.1, y: 20.4, width: 10.3, height: 5.2))
    #expect(upper.maxY == lower.minY)
  }

  @Test("keeps a width of whole pixels, whatever noise its edges have around half a pixel")
  func noise() {
    let grid = PixelGrid(scale: 3)
    let noise = 0x1p-20
    for (left, right) in [(-noise, noise), (noise, -noise), (0, -noise), (0, noise), (-noise, 0)] {
      let x = 10 + 0.5 / 3 + left
      let aligned = grid.aligned(
        LayoutRect(x: x, y: 0, width: 82.0 / 3 + right - left, height: 20))
      #expect((aligned.width - 82.0 / 3).magnitude < 1e-9, "\(left) \(right)")
    }
  }

  @Test("reads a scale that is no scale as 1", arguments: [0, -2, .nan, .infinity, 1e300, 1e-300])
  func badScales(scale: Double) {
    #expect(PixelGrid(scale: scale).scale == 1)
  }
}

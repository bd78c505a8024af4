import SelfSizing
import SelfSizingCommand

/// The numbers from 0 to 100 in a grid of six divisions. Primes cover two by two of them, Mersenne
/// primes three by three, and later ones fill what is left open.
enum NumbersScene {
  static let count = 101

  /// Returns 3 for a Mersenne prime, 2 for another prime, 1 for any other number.
  static func scale(of number: Int) -> Int {
    guard isPrime(number) else { return 1 }
    // One less than a power of two.
    return number & (number + 1) == 0 ? 3 : 2
  }

  private static func isPrime(_ number: Int) -> Bool {
    number > 1 && (2..<number).allSatisfy { number % $0 != 0 }
  }

  /// Lays the numbers out at a width, all of them visible.
  static func settled(width: Double) throws -> SettledScene {
    let layout = GridLayout(fixedDivisionCount: 6, lineSpacing: 3, interitemSpacing: 3)
    layout.scaleProvider = { scale(of: $0.item) }
    // No number covers more than three lines, so that this is high enough for all.
    let viewport = CollectionViewport(size: LayoutSize(width: width, height: width * 101))
    return try SettledScene(PlainItems(count: count), layout, viewport)
  }

  static func drawing(_ settings: SceneSettings) throws -> SceneDrawing {
    SceneDrawing(
      title: "Numbers in a grid",
      remarks: [
        "Six divisions. Primes cover four of them, Mersenne primes (3, 7, 31) nine.",
        "Each takes the first place that it fits into; smaller ones after it fill what is left open.",
      ], scale: 1.2, groups: try settings.groups(group))
  }

  private static func group(_ width: Double, _ size: DynamicTypeCategory) throws -> Group {
    let scene = try settled(width: width)
    let tints: [SceneDrawing.Tint] = [.plain, .accent, .strong]
    let elements = scene.visible.map { attributes in
      let number = attributes.indexPath.item
      let scale = scale(of: number)
      // A number of three digits still has room beside it.
      let room = attributes.frame.width / 2
      let style: TextStyle = scale == 1 ? .body : .title1
      return Element(
        frame: attributes.frame,
        look: .tile(
          tints[scale - 1], text: "\(number)", fontSize: min(style.pointSize(for: size), room)))
    }
    let height = scene.contentSize.height
    return Group(
      title: "\(SceneDrawing.points(width)) points wide, \(size.sizeName)",
      panels: [
        Panel(
          captions: ["\(SceneDrawing.points(height)) points high"],
          size: LayoutSize(width: width, height: height), elements: elements)
      ])
  }
}

import Foundation
import SelfSizing
import Testing

@testable import SelfSizingInterfaceBuilder

private let canvasFolder = ProcessInfo.processInfo.environment["SELFSIZING_CANVAS"]

/// Interface Builder writes down where its own Auto Layout put every view on the canvas: an oracle that
/// nobody here wrote. A cell is fitted to its size on the canvas, and its frames are compared.
@Suite("Frames as on the canvas of Interface Builder")
struct CanvasTests {
  /// Two frames agree if no edge differs by more points: pixels of 2x and 3x, and widths of older fonts.
  private static let tolerance = 1.0

  struct Comparison {
    var compared = 0
    var differences: [String] = []
  }

  static func compare(_ bytes: [UInt8], name: String) throws -> Comparison {
    // The canvas is older than the figures of iOS 26.
    var options = InterfaceOptions()
    options.platform.contentViewMargins.value.top = 11
    options.platform.contentViewMargins.value.bottom = 11
    options.platform.controls[.switch]?.intrinsicContentSize.value = LayoutSize(
      width: 49, height: 31)
    let file = try InterfaceFile(bytes, name: name, options: options)
    let document = try InterfaceDocument(bytes, file: name, sizeClasses: .portraitPhone)
    var comparison = Comparison()
    for (cell, (prototype, _)) in zip(file.cells, document.prototypes) {
      guard let size = prototype.view.frame?.size, size.width > 0, size.height > 0 else { continue }
      let measured = try Measurer(cell.template).measure(
        .asInFile, fitting: size, traits: TraitCollection(displayScale: 2),
        priorities: FittingPriorities(horizontal: .required, vertical: .required))
      let names = Dictionary(
        cell.plan.items.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
      let frames = Dictionary(
        measured.items.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      func visit(_ view: InterfaceView, in origin: LayoutPoint, isRoot: Bool) {
        guard let frame = view.frame, !document.removed.contains(view.id) else { return }
        let place = LayoutRect(
          x: origin.x + (isRoot ? 0 : frame.minX), y: origin.y + (isRoot ? 0 : frame.minY),
          width: frame.width, height: frame.height)
        if !isRoot, let item = names[view.id].flatMap({ frames[$0] }), !item.isHidden {
          comparison.compared += 1
          let edges = [
            item.frame.minX - place.minX, item.frame.minY - place.minY,
            item.frame.maxX - place.maxX, item.frame.maxY - place.maxY,
          ]
          if edges.contains(where: { $0.magnitude > tolerance }) {
            comparison.differences.append(
              "\(name):\(view.line): \(view.element) \(item.name): \(place.plain), not \(item.frame.plain)"
            )
          }
        }
        for subview in view.subviews {
          visit(subview, in: LayoutPoint(x: place.minX, y: place.minY), isRoot: false)
        }
      }
      if let content = prototype.contentView {
        visit(content, in: .zero, isRoot: true)
      }
      visit(prototype.view, in: .zero, isRoot: true)
    }
    return comparison
  }

  @Test("frames of the files in a folder", .enabled(if: canvasFolder != nil))
  func folder() throws {
    let folder = try #require(canvasFolder)
    var total = Comparison()
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for path in paths.sorted() where path.hasSuffix(".xib") || path.hasSuffix(".storyboard") {
      let data = try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(path))
      guard let comparison = try? Self.compare(Array(data), name: path) else { continue }
      total.compared += comparison.compared
      total.differences += comparison.differences
    }
    if canvasFolder != nil { print(total.differences.joined(separator: "\n")) }
    print("canvas: \(total.compared - total.differences.count) of \(total.compared) frames agree")
  }
}

extension LayoutRect {
  fileprivate var plain: String { "\(minX.plain) \(minY.plain) \(width.plain) \(height.plain)" }
}

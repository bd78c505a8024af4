import SelfSizingAutoLayout
import SelfSizingCellTemplates
import SelfSizingCells
import SelfSizingTypography

/// The frames of a document's views, which Apple's own Auto Layout put there, beside those that
/// they are laid out to at the sizes of its canvas.
///
/// Each cell is laid out with the figures of the systems that documents were drawn on, and each
/// view's frame is compared in its superview's coordinates: a misplaced view moves no others with
/// it. Where UIKit gives a view without a size none, Interface Builder keeps the one that it was
/// drawn with. Such a view takes it here too, so that what follows from it is compared; the view
/// itself is no evidence, and is counted apart.
package struct CanvasComparison: Sendable {
  package private(set) var frames: [CanvasFrame] = []
  package private(set) var failures: [String] = []

  /// How often views may turn out to have no size once others have one.
  private static let mostRounds = 4

  /// Of the options the fonts count; the rest follows from the canvas.
  package init(_ bytes: [UInt8], name: String, options: InterfaceOptions) throws(InterfaceFileError)
  {
    var options = options
    options.isOnCanvas = true
    options.platform = .iOS18
    let document = try InterfaceDocument(
      bytes, file: name, sizeClasses: options.sizeClasses, isOnCanvas: true)
    var cells = try CanvasCell.laidOut(document, name: name, options)
    for _ in 0..<Self.mostRounds {
      let missing = Set(cells.flatMap(\.missingExtents))
      if missing.isSubset(of: options.drawnExtents) { break }
      options.drawnExtents.formUnion(missing)
      cells = try CanvasCell.laidOut(document, name: name, options)
    }
    var keeping = options
    keeping.keepsDrawnFrames = true
    let kept = try CanvasCell.laidOut(document, name: name, keeping)
    let takers = Set(options.drawnExtents.map(\.view))
    for (cell, pulled) in zip(cells, kept) {
      switch cell.places {
      case .success(let places):
        let nearest = (try? pulled.places.get()) ?? places
        let causes = CanvasCauses(
          nearest, cell.sketch, options, displayScale: document.device.displayScale)
        add(places, cell, nearest, causes, takers, document: name)
      case .failure(let error): failures.append("\(name): \(cell.sketch.plan.name): \(error)")
      }
    }
  }

  /// Views that are right in `nearest`, pulled to the document's frames, and not in the cell have a
  /// place that the constraints leave open; `takers` take an extent from the canvas.
  private mutating func add(
    _ places: CanvasPlaces, _ cell: CanvasCell, _ nearest: CanvasPlaces, _ causes: CanvasCauses,
    _ takers: Set<String>, document: String
  ) {
    let pulled = Dictionary(
      nearest.views.map { ($0.item, $0) }, uniquingKeysWith: { first, _ in first })
    for view in places.views {
      var cause = view.agrees ? nil : causes.cause(of: pulled[view.item] ?? view) ?? .ambiguous
      if cause == nil, takers.contains(view.view.id) { cause = .withoutSize }
      let plan = cell.sketch.plan
      frames.append(
        CanvasFrame(
          cell: plan.name, view: plan.items[view.item].name, element: view.view.element,
          site: DeclarationSite(fileID: document, line: view.view.line),
          drawn: view.drawn, laidOut: view.laidOut, cause: cause))
    }
  }
}

struct CanvasCell {
  let sketch: CanvasSketch
  let places: Result<CanvasPlaces, any Error>
  var missingExtents: Set<DrawnExtent> { (try? places.get())?.missingExtents ?? [] }
  static func laidOut(_ document: InterfaceDocument, name: String, _ options: InterfaceOptions)
    throws(InterfaceFileError) -> [CanvasCell]
  {
    let file = try InterfaceFile(document, name: name, options: options)
    return zip(file.cells, document.prototypes).compactMap { cell, source in
      guard let size = source.prototype.sizeOnCanvas else { return nil }
      let sketch = CanvasSketch(cell.plan, source.prototype, size: size)
      let places = Result {
        let measured = try Measurer(cell.template).measure(
          .asInFile, fitting: size,
          traits: TraitCollection(displayScale: document.device.displayScale),
          priorities: FittingPriorities(horizontal: .required, vertical: .required))
        return CanvasPlaces(sketch, measured, document)
      }
      return CanvasCell(sketch: sketch, places: places)
    }
  }
}

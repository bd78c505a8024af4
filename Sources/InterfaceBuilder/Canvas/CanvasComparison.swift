import SelfSizingAutoLayout
import SelfSizingCells

/// The frames of a document's views beside those that they are laid out to at the sizes of its
/// canvas.
///
/// Interface Builder writes down where Apple's own Auto Layout put every view on the canvas. Each
/// cell is laid out at its size there, with the figures of the systems that documents were drawn
/// on, and each view's frame is compared with the document's, in its superview's coordinates: a
/// misplaced view moves no others with it.
///
/// Where UIKit gives a view without a size none, Interface Builder keeps the one that it was drawn
/// with. Such a view takes it here too, so that what follows from it is compared; the view itself
/// is no evidence, and is counted apart.
package struct CanvasComparison: Sendable {
  /// The views whose frames the document has, in the order of the file.
  package private(set) var frames: [CanvasFrame] = []
  /// The cells that cannot be laid out, with the reason.
  package private(set) var failures: [String] = []

  /// How often views may turn out to have no size once others have one.
  private static let mostRounds = 4

  /// Compares the frames of a document.
  ///
  /// - Parameters:
  ///   - bytes: The document's bytes.
  ///   - name: The name under which the document is spoken of.
  ///   - options: Its fonts; the rest follows from the canvas.
  /// - Throws: ``InterfaceFileError`` if the document cannot be read.
  package init(_ bytes: [UInt8], name: String, options: InterfaceOptions) throws(InterfaceFileError)
  {
    var options = options
    options.isOnCanvas = true
    options.platform = .iOS18
    let document = try InterfaceDocument(
      bytes, file: name, sizeClasses: options.sizeClasses, isOnCanvas: true)
    var cells = try CanvasCell.laidOut(document, name: name, options)
    for _ in 0..<Self.mostRounds {
      let missing = cells.reduce(into: Set<DrawnExtent>()) { $0.formUnion($1.missingExtents) }
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
        let causes = CanvasCauses(nearest, cell.sketch, options, cell.traits)
        add(places, cell, nearest, causes, takers, document: name)
      case .failure(let error): failures.append("\(name): \(cell.plan.name): \(error)")
      }
    }
  }

  /// Notes the frames of a cell.
  ///
  /// - Parameters:
  ///   - nearest: The views pulled to the document's frames: those that are right there, and not in
  ///     the cell, have a place that the constraints leave open.
  ///   - takers: The views that take an extent from the canvas.
  private mutating func add(
    _ places: CanvasPlaces, _ cell: CanvasCell, _ nearest: CanvasPlaces, _ causes: CanvasCauses,
    _ takers: Set<String>, document: String
  ) {
    let pulled = Dictionary(
      nearest.views.map { ($0.item, $0) }, uniquingKeysWith: { first, _ in first })
    for view in places.views {
      var cause = view.agrees ? nil : causes.cause(of: pulled[view.item] ?? view) ?? .ambiguous
      if cause == nil, takers.contains(view.view.id) { cause = .withoutSize }
      frames.append(
        CanvasFrame(
          cell: cell.plan.name, view: cell.plan.items[view.item].name, element: view.view.element,
          site: DeclarationSite(fileID: document, line: view.view.line),
          drawn: view.drawn, laidOut: view.laidOut, cause: cause))
    }
  }
}

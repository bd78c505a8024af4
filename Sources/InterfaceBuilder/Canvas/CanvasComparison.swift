import SelfSizingAutoLayout
import SelfSizingCellTemplates
import SelfSizingGeometry
import SelfSizingTypography
import SelfSizingViews

/// The frames of a document's views beside those that they are laid out to at the sizes of its
/// canvas.
///
/// Interface Builder writes down where Apple's own Auto Layout put every view on the canvas. Each
/// cell is laid out at its size there, with the figures of the systems that documents were drawn
/// on, and each view's frame is compared with the document's, in its superview's coordinates: a
/// view that lies wrong moves no others with it.
package struct CanvasComparison: Sendable {
  /// The views whose frames the document has, in the order of the file.
  package private(set) var frames: [CanvasFrame] = []
  /// The cells that cannot be laid out, with the reason.
  package private(set) var failures: [String] = []

  /// Compares the frames of a document.
  ///
  /// - Parameters:
  ///   - bytes: The document's bytes.
  ///   - name: The name under which the document is spoken of.
  ///   - options: Its fonts; the rest follows from the canvas.
  /// - Throws: ``InterfaceFileError`` if the document cannot be read.
  package init(_ bytes: [UInt8], name: String, options: InterfaceOptions)
    throws(InterfaceFileError)
  {
    var options = options
    options.isOnCanvas = true
    options.platform = .iOS18
    let document = try InterfaceDocument(
      bytes, file: name, sizeClasses: options.sizeClasses, isOnCanvas: true)
    let file = try InterfaceFile(document, name: name, options: options)
    var keeping = options
    keeping.keepsDrawnFrames = true
    let kept = try InterfaceFile(document, name: name, options: keeping)
    for (index, (prototype, _)) in document.prototypes.enumerated() {
      let cell = file.cells[index]
      do {
        try compare(cell, kept.cells[index], prototype, document, name, options)
      } catch {
        failures.append("\(name): \(cell.name): \(error)")
      }
    }
  }

  /// Compares the frames of a cell.
  ///
  /// - Parameter kept: The cell whose views are pulled to the document's frames: those that lie
  ///   right in it, and not in the cell, have a place that the constraints leave open.
  private mutating func compare(
    _ cell: InterfaceCell, _ kept: InterfaceCell, _ prototype: CellPrototype,
    _ document: InterfaceDocument, _ name: String, _ options: InterfaceOptions
  ) throws {
    guard let size = prototype.sizeOnCanvas else { return }
    let traits = TraitCollection(displayScale: document.device.displayScale)
    let sketch = CanvasSketch(cell.plan, prototype, size: size)
    func places(_ cell: InterfaceCell) throws -> CanvasPlaces {
      let measured = try Measurer(cell.template).measure(
        .asInFile, fitting: size, traits: traits,
        priorities: FittingPriorities(horizontal: .required, vertical: .required))
      return CanvasPlaces(sketch, measured, document)
    }
    let laidOut = try places(cell)
    let keeping = (try? places(kept)) ?? laidOut
    let causes = CanvasCauses(keeping, sketch, options, traits)
    let nearest = Dictionary(
      keeping.views.map { ($0.item, $0) }, uniquingKeysWith: { first, _ in first })
    for view in laidOut.views {
      frames.append(
        CanvasFrame(
          cell: cell.name, view: cell.plan.items[view.item].name, element: view.view.element,
          site: DeclarationSite(fileID: name, line: view.view.line),
          drawn: view.drawn, laidOut: view.laidOut,
          cause: view.agrees ? nil : causes.cause(of: nearest[view.item] ?? view) ?? .ambiguous))
    }
  }
}

import SelfSizingAutoLayout
import SelfSizingCellTemplates
import SelfSizingCells
import SelfSizingTypography

/// A cell of a document, laid out at its size on the canvas.
struct CanvasCell {
  let plan: CellPlan
  let sketch: CanvasSketch
  let traits: TraitCollection
  /// The frames of its views, or why the cell cannot be laid out.
  let places: Result<CanvasPlaces, any Error>

  /// The extents that views without an intrinsic size have on the canvas only.
  var missingExtents: Set<DrawnExtent> { (try? places.get())?.missingExtents ?? [] }

  static func laidOut(_ document: InterfaceDocument, name: String, _ options: InterfaceOptions)
    throws(InterfaceFileError) -> [CanvasCell]
  {
    let file = try InterfaceFile(document, name: name, options: options)
    return zip(file.cells, document.prototypes).compactMap { cell, source in
      let prototype = source.prototype
      guard let size = prototype.sizeOnCanvas else { return nil }
      let sketch = CanvasSketch(cell.plan, prototype, size: size)
      let traits = TraitCollection(displayScale: document.device.displayScale)
      let places = Result {
        let measured = try Measurer(cell.template).measure(
          .asInFile, fitting: size, traits: traits,
          priorities: FittingPriorities(horizontal: .required, vertical: .required))
        return CanvasPlaces(sketch, measured, document)
      }
      return CanvasCell(plan: cell.plan, sketch: sketch, traits: traits, places: places)
    }
  }
}

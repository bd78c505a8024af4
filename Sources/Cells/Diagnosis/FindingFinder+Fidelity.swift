import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

extension FindingFinder {
  /// The fidelity of the height: the lowest one of the visible texts and figures, of the file that
  /// the cell was read from, and of the rules that decide where the constraints do not.
  var fidelity: Fidelity {
    // A height that no constraint gives is not the cell's own, whatever it shows.
    if hasFixedHeight || !shape.fileFindings.isEmpty { return .assumed }
    var fidelity: Fidelity = restsOnChoice ? .modelled : .exact
    for place in items.indices where !items[place].isHidden {
      if let text = items[place].text { fidelity = max(fidelity, text.fidelity) }
    }
    for figure in shape.figures where shape.isShown(figure.element) {
      fidelity = max(fidelity, figure.fidelity(atWidth: size.width))
    }
    return fidelity
  }

  /// Whether the height may be another one if UIKit decides otherwise where the constraints leave
  /// it a choice: which one it breaks, which of equal ones it favors, with what priorities it fits.
  private var restsOnChoice: Bool {
    if !solution.conflicts.isEmpty || solution.isWrappingOpen || tiedHeight != nil { return true }
    if shape.otherVariation != nil, dependsOnFitting { return true }
    if solution.ambiguousItems.isEmpty { return false }
    let isWidthOfUse =
      !shape.description.areAxesIndependent
      || shape.itemElements.contains {
        shape.isShown($0) && shape.description.elements[$0].attributes.isMultiline
      }
    return solution.ambiguousItems.contains { item in
      item.axis == .vertical ? item.element == 0 : isWidthOfUse
    }
  }

  /// Whether the other usual pair of fitting priorities gives the cell another height.
  var dependsOnFitting: Bool {
    let height = shape.grid.roundedUp(otherSolution.size.height)
    return !shape.grid.isSamePixel(height, size.height)
  }
}

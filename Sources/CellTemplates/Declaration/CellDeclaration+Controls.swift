import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

extension CellDeclaration {
  /// Declares a control with the intrinsic size, alignment insets and priorities that the
  /// template's `PlatformProfile` has for it.
  ///
  /// Where one of its figures is assumed, measuring finds so.
  public func control(
    _ control: CellControl, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewItem<Content> {
    let item = makeControl(control.rawValue, control.className, fileID, line)
    guard let metrics = platform.controls[control] else {
      note(item.layoutItem, .assumed, "\(platform.name) has no figures for a \(control.rawValue)")
      return item
    }
    let size = metrics.intrinsicContentSize
    item.layoutItem.alignmentRectInsets = metrics.alignmentRectInsets.value
    item.layoutItem.contentHugging = AxisPriorities(metrics.contentHugging.value)
    register(item, size: size.value)
    note(item.layoutItem, size.fidelity, "size on \(platform.name): \(size.source)")
    return item
  }

  /// Declares a separator: a view as high as the one below a row, or as wide along the other axis.
  ///
  /// - Parameters:
  ///   - axis: The axis along which it extends; a horizontal one has its own height.
  ///   - fileID: The file of the declaration, for findings.
  ///   - line: The line of the declaration, for findings.
  public func separator(
    _ axis: LayoutAxis = .horizontal, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewItem<Content> {
    let item = ViewItem(makeItem(.separator, name: "separator", fileID, line), of: self)
    let thickness = platform.separatorThickness
    let dimension = axis == .horizontal ? item.heightAnchor : item.widthAnchor
    let constraint = dimension.constraint(
      equalToConstant: thickness.value ?? 1, fileID: fileID, line: line)
    LayoutConstraint.activate([constraint])
    if thickness.value == nil {
      bind(constraint) { _, traits in 1 / traits.pixelGrid.scale }
    }
    note(
      item.layoutItem, thickness.fidelity, "thickness on \(platform.name): \(thickness.source)")
    return item
  }

  func makeControl(
    _ name: String, _ className: String, _ fileID: StaticString, _ line: UInt
  ) -> ViewItem<Content> {
    let item = ViewItem(makeItem(.control, name: name, fileID, line), of: self)
    item.layoutItem.className = className
    return item
  }
}

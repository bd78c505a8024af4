import SelfSizingAutoLayout
import SelfSizingGeometry

extension CellDeclaration {
  /// Declares a plain view; its size comes from constraints.
  public func view(fileID: StaticString = #fileID, line: UInt = #line) -> ViewItem<Content> {
    ViewItem(makeItem(.view, name: "view", fileID, line), of: self)
  }

  /// Declares a view that shows nothing and only takes up space, such as between the items of a
  /// stack.
  public func spacer(fileID: StaticString = #fileID, line: UInt = #line) -> ViewItem<Content> {
    ViewItem(makeItem(.spacer, name: "spacer", fileID, line), of: self)
  }

  /// Declares a view with an intrinsic size, such as a control; a negative extent means none,
  /// like `noIntrinsicMetric` in UIKit.
  public func view(
    intrinsicSize size: LayoutSize, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewItem<Content> {
    let view = view(fileID: fileID, line: line)
    register(view, size: size)
    return view
  }

  /// Declares a stack view that arranges the stated items in their order.
  public func stack(
    _ axis: LayoutAxis, spacing: Double = 0, alignment: StackArrangement.Alignment = .fill,
    distribution: StackArrangement.Distribution = .fill,
    fileID: StaticString = #fileID, line: UInt = #line,
    @CellBuilder _ arrange: () -> CellStatements
  ) -> StackItem<Content> {
    let statements = arrange()
    let item = StackItem(makeItem(.stack, name: "stack", fileID, line), of: self)
    item.layoutItem.stack = StackArrangement(
      axis: axis, spacing: spacing, distribution: distribution, alignment: alignment)
    activate(statements)
    for arranged in statements.items { adopt(arranged, into: item.layoutItem) }
    return item
  }
}

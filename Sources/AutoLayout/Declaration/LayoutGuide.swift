/// An invisible rectangle with anchors, the counterpart of `UILayoutGuide`.
public final class LayoutGuide: LayoutElement {
  /// A guide gets its rectangle from constraints alone, or from its owner's: inside the layout
  /// margins, the safe area, or what of the margins may be read.
  enum Rule { case constraints, layoutMargins, safeArea, readableContent }

  /// The item that the guide was added to; nil once it is gone.
  public var owner: LayoutItem? { owningItem }
  @BackReference var owningItem: LayoutItem? = nil
  let rule: Rule

  /// Creates a guide; ``LayoutItem/addLayoutGuide(_:)`` gives it a place.
  public convenience init(_ name: String, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(
      name, rule: .constraints, site: DeclarationSite(fileID: fileID, line: line), recorder: nil)
  }

  init(_ name: String, rule: Rule, site: DeclarationSite, recorder: ConstraintRecorder?) {
    self.rule = rule
    super.init(name: name, site: site, recorder: recorder, isItem: false)
  }

  override var container: LayoutItem? { owningItem }
}

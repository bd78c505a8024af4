/// What has anchors: an item or a guide.
///
/// Elements are the vocabulary of a declaration only. Compiling turns them into indices of a
/// ``LayoutDescription``, and nothing keeps them afterwards.
///
/// Stored properties of elements and constraints are read by the dozen when a layout is described, and
/// no access to one ever runs other code; looking for overlaps at run time took a sixth of that.
public class LayoutElement {
  /// The name under which findings and reports speak of it.
  @exclusivity(unchecked) public var name: String
  /// Where it was declared.
  @exclusivity(unchecked) public package(set) var site: DeclarationSite
  /// The element's index in the ``LayoutDescription`` that was last made of its tree; -1 before.
  @exclusivity(unchecked) public internal(set) var descriptionIndex = -1
  /// Notes every constraint that is made from this element's anchors.
  weak var recorder: ConstraintRecorder?

  init(name: String, site: DeclarationSite, recorder: ConstraintRecorder?) {
    self.name = name
    self.site = site
    self.recorder = recorder
  }

  /// The item whose coordinate system the element lives in: an item's superitem, a guide's owner.
  var container: LayoutItem? { nil }
}

extension LayoutElement {
  /// What lays the element's tree out at run time; nil while it is only declared.
  var layoutObserver: (any LayoutObserver)? {
    var element: LayoutElement = self
    while let container = element.container { element = container }
    return (element as? LayoutItem)?.treeObserver
  }

  /// Whether the element is `other` or lies below it.
  func isDescendant(of other: LayoutElement) -> Bool {
    var element: LayoutElement? = self
    while let current = element {
      if current === other { return true }
      element = current.container
    }
    return false
  }
}

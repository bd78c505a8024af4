/// The superclasses of an app's classes, and which of these are views.
extension AppIndex {
  /// No class has more ancestors; what goes on for longer is a circle.
  private static let deepestHierarchy = 64

  func entry(of type: String, in file: String) -> SwiftOutline.TypeEntry? {
    outlines[file]?.types.first { $0.path == type && !$0.isExtension }
  }

  func ancestors(of type: String) -> [String] { hierarchy(of: type, from: "").own }
  /// The class of Apple's from which a class of the app descends; nil if it descends from none.
  func foreignAncestor(of type: String, from file: String) -> String? {
    hierarchy(of: type, from: file).foreign
  }

  /// The app's classes from a type upward, and the first one above that it does not declare.
  private func hierarchy(of type: String, from file: String) -> (own: [String], foreign: String?) {
    var own: [String] = []
    var (type, file) = (type, file)
    for _ in 0..<Self.deepestHierarchy {
      guard let declared = self.file(declaring: type, from: file),
        let entry = entry(of: type, in: declared)
      else { break }
      own.append(type)
      guard entry.keyword == "class", let parent = entry.inherited.first else { break }
      if !declarations.hasType(parent) { return (own, parent) }
      (type, file) = (parent, declared)
    }
    return (own, nil)
  }

  /// Whether a type is a view, a layer or a layout, or a value that makes one.
  package func isView(_ type: String, from file: String) -> Bool {
    let declared = self.file(declaring: type, from: file).flatMap { outlines[$0] }
    let makesViews = declared?.types.contains {
      $0.path == type && $0.inherited.contains(where: ViewNames.protocols.contains)
    }
    if makesViews == true { return true }
    guard let ancestor = foreignAncestor(of: type, from: file) else { return false }
    if !isKnown(ancestor), ViewNames.parent(ofForeignView: ancestor) != nil { return true }
    return ViewNames.isViewOrLayer(ancestor)
  }

  func holdsViews(_ file: String) -> Bool {
    outlines[file]?.types.contains { !$0.isExtension && isView($0.path, from: file) } ?? false
  }

  /// Whether a type is a structure, or an enumeration without cases, of plain constants alone.
  func holdsConstants(_ type: String, in file: String) -> Bool {
    guard let entry = entry(of: type, in: file), ["struct", "enum"].contains(entry.keyword),
      entry.cases.isEmpty, entry.generics.isEmpty, entry.inherited.isEmpty,
      let outline = outlines[file]
    else { return false }
    let members = outline.members.filter { outline.types[$0.owner].path == type }
    return !members.isEmpty
      && members.allSatisfy { member in
        member.keyword != "func" && member.keyword != "init"
          && (member.isStatic || !member.isStored || SampleValues.isPlain(member.type))
      }
  }
}

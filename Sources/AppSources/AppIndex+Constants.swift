extension AppIndex {
  /// Whether a type holds constants alone: a structure or an enumeration without cases, with
  /// properties and subscripts, whose values keep nothing but plain ones.
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

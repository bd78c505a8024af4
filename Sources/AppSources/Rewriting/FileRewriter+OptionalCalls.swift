extension FileRewriter {
  private static let optionalNames: Set<String> = [
    "collectionView", "tableView", "numberOfSections", "indexTitles", "sectionIndexTitles",
    "scrollViewDidScroll", "scrollViewWillBeginDragging", "scrollViewWillEndDragging",
    "scrollViewDidEndDragging", "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating",
    "scrollViewDidEndScrollingAnimation", "scrollViewShouldScrollToTop", "scrollViewDidScrollToTop",
    "scrollViewDidZoom", "scrollViewWillBeginZooming", "scrollViewDidEndZooming", "viewForZooming",
    "textField", "textFieldShouldBeginEditing", "textFieldDidBeginEditing",
    "textFieldShouldEndEditing", "textFieldDidEndEditing", "textFieldShouldClear",
    "textFieldShouldReturn", "textFieldDidChangeSelection", "textView",
    "textViewShouldBeginEditing", "textViewDidBeginEditing", "textViewShouldEndEditing",
    "textViewDidEndEditing", "textViewDidChange", "textViewDidChangeSelection",
    "gestureRecognizer", "gestureRecognizerShouldBegin",
  ]

  /// `delegate.collectionView?(…)` becomes a plain call with an optional answer: all have defaults.
  mutating func rewriteOptionalCall(_ token: Int) {
    let name = source.text(token)
    guard source.kind(token - 1) == .period, Self.optionalNames.contains(name),
      !hasOwnOptional(name, isLabeled: hasLabels(token + 2))
    else { return }
    edits.blank(token + 1..<token + 2)
    guard let close = source.partner(token + 2), let start = chainStart(before: token)
    else { return }
    edits.insert("Optional(", before: start)
    edits.insert(")", after: close)
  }

  /// Whether the app declares such a requirement, or a closure, whose calls have no labels.
  private func hasOwnOptional(_ name: String, isLabeled: Bool) -> Bool {
    index.files.lazy.flatMap(\.members).contains { member in
      member.name == name
        && (member.prefix.modifiers.contains(.optional) || member.kind == .property && !isLabeled)
    }
  }

  private func hasLabels(_ open: Int) -> Bool {
    guard let close = source.partner(open) else { return false }
    var token = open
    while token < close {
      let before = token
      token += 1
      if source.kind(token + 1) == .colon, before == open || source.kind(before) == .comma {
        return true
      }
      if let end = source.partner(token), end > token { token = end }
    }
    return false
  }

  /// The first token of the chain that leads to a token; nil where a part of it is optional.
  private func chainStart(before token: Int) -> Int? {
    var start = token
    while source.kind(start - 1) == .period {
      var before = start - 2
      if source.isText(before, "?") { return nil }
      if source.isText(before, "!") { before -= 1 }
      if let open = source.partner(before), open < before {
        before = source.kind(open - 1) == .identifier ? open - 1 : open
      }
      start = before
    }
    return start < token ? start : nil
  }
}

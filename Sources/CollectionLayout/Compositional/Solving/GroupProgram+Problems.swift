import SelfSizingGeometry

/// The problems of a group, with the place of its declaration.
extension GroupProgram {
  /// Returns what kept the group from being solved, in UIKit's words and with the values.
  func problem(_ fault: GroupFault, section: Int?) -> CompositionalProblem {
    switch fault {
    case .noRoom(let node, let size):
      let insets = nodes[node].insets
      return problem(
        .noRoom, node, section,
        "There is no room for this NSCollectionLayoutGroup to fit into its parent group or "
          + "section, or it has no room for any subitems itself: it is \(size.width) wide and "
          + "\(size.height) high, and its contentInsets take \(insets.leading + insets.trailing) "
          + "and \(insets.top + insets.bottom) of that.")
    case .cannotFit(let node, let child, let length, let room):
      return problem(
        .cannotFit, child, section,
        "NSCollectionLayoutItem created with invalid combination of spacing and size specified. "
          + "This group cannot fit even a single item: \(length) do not fit into \(room) "
          + "(group at line \(sites[node].line)).")
    case .tooManyItems(let node):
      return problem(
        .tooManyItems, node, section,
        "The group would hold more than \(Self.maximumItemCount) items.")
    case .invalidFrames(let node, let count):
      return problem(
        .invalidNumber, node, section,
        "The group's item provider returned \(count) frames, of which none may be missing, "
          + "negative in size or beyond 1e9 points.")
    }
  }

  /// Returns what the declaration does not do though it seems to say so.
  func oddities(section: Int) -> [CompositionalProblem] {
    var found: [CompositionalProblem] = []
    for index in nodes.indices {
      let node = nodes[index]
      for axis in LayoutAxis.allCases where node.dimension(axis).isEstimated {
        let insets = node.insets.along(axis)
        guard insets.start != 0 || insets.end != 0 else { continue }
        let names = axis == .horizontal ? ("leading", "trailing") : ("top", "bottom")
        found.append(
          problem(
            .ignoredInset, index, section,
            "The contentInsets \(names.0) \(insets.start) and \(names.1) \(insets.end) are "
              + "ignored, because the \(axis == .horizontal ? "width" : "height") is estimated. "
              + "Use edgeSpacing, or insets of the section."))
      }
      for child in node.children {
        guard case .item = nodes[child].kind else { continue }
        for axis in LayoutAxis.allCases where node.dimension(axis).isEstimated {
          switch (nodes[child].dimension(axis), axis) {
          case (.fractionalWidth, .horizontal), (.fractionalHeight, .vertical):
            let name = axis == .horizontal ? "Width" : "Height"
            found.append(
              problem(
                .neverSizesItself, child, section,
                "The item's fractional\(name) is a fraction of the group's estimated "
                  + "\(node.dimension(axis).value) (line \(sites[index].line)): its cell is never "
                  + "asked, and the estimate stays. Make the item's \(name.lowercased()) "
                  + "estimated, too."))
          default: break
          }
        }
      }
    }
    if isBreaking {
      found.append(
        problem(
          .growsWithItems, 0, section,
          "Rows are broken by sizes that cells decide, so that every item is visited when the "
            + "section is first laid out."))
    }
    return found
  }

  private func problem(
    _ kind: CompositionalProblem.Kind, _ node: Int, _ section: Int?, _ details: String
  ) -> CompositionalProblem {
    CompositionalProblem(
      kind: kind, section: section, fileID: sites[node].fileID, line: sites[node].line,
      details: details)
  }
}

extension DeclarationFault {
  /// The fault of a section, or of the whole layout.
  func problem(section: Int?) -> CompositionalProblem {
    CompositionalProblem(
      kind: kind, section: section, fileID: site.fileID, line: site.line, details: details)
  }
}

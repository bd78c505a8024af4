import SelfSizingGeometry

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
    for (index, node) in nodes.enumerated() {
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
        for axis in LayoutAxis.allCases
        where node.dimension(axis).isEstimated && nodes[child].dimension(axis).isFraction(of: axis)
        {
          let name = axis == .horizontal ? "Width" : "Height"
          found.append(
            problem(
              .neverSizesItself, child, section,
              "The item's fractional\(name) is a fraction of the group's estimated "
                + "\(node.dimension(axis).value) (line \(sites[index].line)): its cell is never "
                + "asked, and the estimate stays. Make the item's \(name.lowercased()) "
                + "estimated, too."))
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
    DeclarationFault(kind, sites[node], details).problem(section: section)
  }
}

extension DeclarationFault {
  func problem(section: Int?) -> CompositionalProblem {
    CompositionalProblem(
      kind: kind, section: section, fileID: site.fileID, line: site.line, details: details)
  }
}

/// A declaration that cannot be laid out, wherever it is used.
struct DeclarationFault: Error {
  let kind: CompositionalProblem.Kind
  let site: CompositionalSite
  let details: String

  init(_ kind: CompositionalProblem.Kind, _ site: CompositionalSite, _ details: String) {
    self.kind = kind
    self.site = site
    self.details = details
  }
}

func check(_ size: CompositionalSize, _ site: CompositionalSite) throws(DeclarationFault) {
  for (name, dimension) in [("width", size.width), ("height", size.height)]
  where !Extent.isValid(dimension.value) {
    throw DeclarationFault(.invalidNumber, site, "The \(name) is \(dimension).")
  }
}

func check(_ insets: DirectionalEdgeInsets, _ name: String, _ site: CompositionalSite)
  throws(DeclarationFault)
{
  for (edge, inset) in [
    ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
    ("trailing", insets.trailing),
  ] { try checkFinite(inset, "\(name).\(edge)", site) }
}

func check(_ spacing: CompositionalSpacing?, _ name: String, _ site: CompositionalSite)
  throws(DeclarationFault)
{
  guard let spacing, !Extent.isValid(spacing.value) else { return }
  throw DeclarationFault(.invalidNumber, site, "The \(name) is \(spacing).")
}

func checkFinite(_ value: Double, _ name: String, _ site: CompositionalSite)
  throws(DeclarationFault)
{
  guard value.magnitude <= 1e9 else {
    throw DeclarationFault(.invalidNumber, site, "The \(name) is \(value).")
  }
}

import SelfSizingTypography

/// A height that is smaller at a larger text size.
package struct ShrinkingHeight: Hashable, Sendable {
  /// The content's position.
  public let content: Int
  /// The width's position.
  public let width: Int
  /// The positions of the traits with the smaller and the larger text.
  public let smallerText: Int, largerText: Int
}

extension HeightMatrix {
  /// The heights that shrink when the text grows and no other trait changes, content by content:
  /// because of a declared reflow, or by mistake.
  ///
  /// Each size is compared with the next larger one that was measured.
  /// - Complexity: O(heights + traits²).
  package var shrinkingHeights: [ShrinkingHeight] {
    let steps = traits.indices.compactMap { smaller in
      nextLarger(than: smaller).map { (smaller: smaller, larger: $0) }
    }
    return (0..<contentCount).flatMap { content in
      steps.flatMap { step in
        widths.indices.compactMap { width in
          self[content, width: width, traits: step.larger]
            < self[content, width: width, traits: step.smaller]
            ? ShrinkingHeight(
              content: content, width: width, smallerText: step.smaller, largerText: step.larger)
            : nil
        }
      }
    }
  }

  /// The traits that differ by a larger text only, and by as little as any.
  private func nextLarger(than smaller: Int) -> Int? {
    let category = traits[smaller].contentSizeCategory
    return traits.indices.filter { other in
      var same = traits[other]
      same.contentSizeCategory = category
      return same == traits[smaller] && traits[other].contentSizeCategory > category
    }
    .min { traits[$0].contentSizeCategory < traits[$1].contentSizeCategory }
  }
}

import SelfSizingGeometry

/// Everything that a collection view was asked, every call that it made in answer, in UIKit's
/// order, and the outcome.
///
/// Started by ``CollectionView/startTrace()`` and read by ``CollectionView/trace``; the text of
/// `selfsize simulate --calls`.
package struct PipelineTrace: Hashable, Sendable {
  /// One request.
  package struct Entry: Hashable, Sendable {
    package var settings: CollectionViewSettings
    /// Whether positions had been invalidated from outside since the request before.
    package var isInvalidated: Bool
    package var request: PipelineRequest
    /// The calls that it made into the data source, cells and the layout, from the first: each with
    /// its answer on a line, as in
    /// `preferredLayoutAttributesFitting item [0, 3] 320.0×44.0 → 320.0×93.5`.
    package var calls: [String]
    /// How often it invalidated the layout.
    package var invalidationCount: Int
    /// The step, or why there was none.
    package var outcome: PipelineOutcome
  }

  /// The state of a collection view at the end of a trace.
  package struct State: Hashable, Sendable {
    /// Where the viewport begins in the content, in points.
    package var contentOffset: LayoutPoint
    /// The size of the content, in points.
    package var contentSize: LayoutSize
    /// The attributes of everything visible, in the order of elements.
    package var visible: [CollectionViewLayoutAttributes]
  }

  package var viewport: CollectionViewport
  /// Whether the collection view had not been laid out yet when the trace began.
  package var beginsAtFirstStep: Bool
  package var hasPrefetching: Bool
  /// The requests, from the first.
  package var entries: [Entry] = []
  /// The collection view's present state.
  package var state: State

  package var callCount: Int { entries.reduce(0) { $0 + $1.calls.count } }
}

/// The step that a request came to, or why it failed.
package typealias PipelineOutcome = Result<ScrollStep, CollectionLayoutError>

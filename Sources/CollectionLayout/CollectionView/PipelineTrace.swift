import SelfSizingGeometry

/// Everything that a collection view was asked, every call that it made in answer, in UIKit's
/// order, and what came of it.
///
/// Begun with ``CollectionView/startTrace()``, and read with ``CollectionView/trace``. A trace
/// holds all answers of the data source and of the cells, so that it can be replayed without them.
public struct PipelineTrace: Hashable, Sendable {
  /// One request.
  public struct Entry: Hashable, Sendable {
    /// The collection view's settings at the time of the request.
    public var settings: CollectionViewSettings
    /// Whether positions had been invalidated from outside since the request before.
    public var isInvalidated: Bool
    /// The request.
    public var request: PipelineRequest
    /// The calls that it made, from the first.
    public var calls: [PipelineCall]
    /// The step, or why there was none.
    public var outcome: PipelineOutcome
  }

  /// The state of a collection view at the end of a trace.
  public struct State: Hashable, Sendable {
    /// Where the viewport begins in the content, in points.
    public var contentOffset: LayoutPoint
    /// The size of the content, in points.
    public var contentSize: LayoutSize
    /// The attributes of everything visible, in the order of elements.
    public var visible: [CollectionViewLayoutAttributes]
  }

  /// The window when the trace began.
  public var viewport: CollectionViewport
  /// Whether the collection view had not been laid out yet when the trace began; only then can the
  /// trace be replayed.
  public var beginsAtFirstStep: Bool
  /// Whether a data source was asked to prefetch.
  public var hasPrefetching: Bool
  /// The requests, from the first.
  public var entries: [Entry] = []
  /// The collection view's present state.
  public var state: State

  /// The steps of all requests that succeeded.
  public var scrollTrace: ScrollTrace {
    var trace = ScrollTrace()
    for entry in entries { if case .success(let step) = entry.outcome { trace.append(step) } }
    return trace
  }

  /// The requests, to do the same on another collection view.
  public var requests: [PipelineRequest] { entries.map(\.request) }

  /// The number of calls in all entries.
  public var callCount: Int { entries.reduce(0) { $0 + $1.calls.count } }
}

/// The step that a request came to, or why it failed.
public typealias PipelineOutcome = Result<ScrollStep, CollectionLayoutError>

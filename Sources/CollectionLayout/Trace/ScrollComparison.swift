/// The same requests made to collection views that differ in one setting, side by side.
public struct ScrollComparison<Variant: Hashable & Sendable>: Hashable, Sendable {
  /// The steps of one variant.
  public struct Row: Hashable, Sendable {
    /// The variant.
    public let variant: Variant
    /// Its steps.
    public let trace: ScrollTrace
    /// Their sums.
    public let summary: ScrollSummary
  }

  /// The variants in the order in which they were compared.
  public let rows: [Row]

  /// Makes the requests to one collection view for each variant.
  ///
  /// - Parameters:
  ///   - variants: What to compare.
  ///   - requests: What to ask each of them. Data that changes has to be changed by `makeView`'s
  ///     data source itself; requests that only scroll, turn and measure need nothing.
  ///   - makeView: Returns a collection view that was not laid out yet, with a layout of its own.
  /// - Throws: What `makeView` throws, and what a request throws.
  public init(
    of variants: [Variant], requests: [PipelineRequest],
    _ makeView: (Variant) throws -> CollectionView
  ) throws {
    rows = try variants.map { variant in
      let view = try makeView(variant)
      var trace = ScrollTrace()
      for request in requests { trace.append(try view.perform(request)) }
      return Row(variant: variant, trace: trace, summary: trace.summary)
    }
  }

  /// Returns what a variant came to.
  public subscript(variant: Variant) -> Row? { rows.first { $0.variant == variant } }
}

extension ScrollComparison where Variant == ScrollAnchorPolicy {
  /// Makes the same requests under every anchor policy.
  public static func anchorPolicies(
    requests: [PipelineRequest], _ makeView: () throws -> CollectionView
  ) throws -> ScrollComparison {
    try ScrollComparison(of: ScrollAnchorPolicy.allCases, requests: requests) { policy in
      let view = try makeView()
      view.anchorPolicy = policy
      return view
    }
  }
}

extension ScrollComparison where Variant == HeightEstimates {
  /// Makes the same requests with heights estimated in every way.
  public static func heightEstimates(
    requests: [PipelineRequest], _ makeView: () throws -> CollectionView
  ) throws -> ScrollComparison {
    try ScrollComparison(of: HeightEstimates.allCases, requests: requests) { estimates in
      let view = try makeView()
      view.heightEstimates = estimates
      return view
    }
  }
}

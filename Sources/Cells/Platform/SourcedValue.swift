import SelfSizingTypography

/// A figure about a platform, how far it may be trusted, and where it comes from.
package struct SourcedValue<Value: Hashable & Sendable>: Hashable, Sendable {
  package var value: Value
  /// Exact if it was measured on that system; modelled if it was measured on a related one or
  /// follows a rule that fits measurements; assumed if there is no source.
  package var fidelity: Fidelity
  /// The source of the figure, in words.
  package var source: String

  package init(_ value: Value, _ fidelity: Fidelity, source: String) {
    self.value = value
    self.fidelity = fidelity
    self.source = source
  }
}

import SelfSizingTypography

extension CellDeclaration {
  /// Lets each content decide the language that it is measured in, as a post or a translation does
  /// that is not in the reader's own; the counterpart of overriding `typesettingLanguage` in
  /// UIKit's traits.
  ///
  /// ```swift
  /// cell.locale { $0.language.map { LocaleIdentifier($0) } }
  /// ```
  ///
  /// Everything that depends on traits then sees this language, or the traits' own for nil. The
  /// direction of the interface stays the reader's. What is stated last counts.
  public func locale(_ locale: @escaping @Sendable (Content) -> LocaleIdentifier?) {
    boundLocale = locale
  }
}

extension StringProtocol {
  /// Whether a name looks like that of a type: `Card`, or `_Card`.
  var isCapitalized: Bool {
    drop { $0 == "_" }.unicodeScalars.first?.properties.isUppercase == true
  }
}

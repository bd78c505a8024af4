struct Note: Sendable {
  var title: String
}

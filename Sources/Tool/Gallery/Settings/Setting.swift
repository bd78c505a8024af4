/// A row in a list of settings.
struct Setting: Codable, Sendable {
  /// What is set.
  var title: String
  /// What it does or how it is set; not shown if absent or empty.
  var detail: String?
  /// What the switch shows; a row where this is absent has no switch.
  var isOn: Bool?
}

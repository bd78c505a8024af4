/// A row in a list of settings.
struct Setting: Codable, Sendable {
  var title: String
  /// The effect or the present value; not shown if absent or empty.
  var detail: String?
  /// The switch's state; nil for a row without a switch.
  var isOn: Bool?
}

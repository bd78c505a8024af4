/// Where a tab of a text stands: at a position that counts no tabs, and an offset in UTF-8.
struct TabPosition: Sendable {
  let pen: Double
  let offset: Int
}

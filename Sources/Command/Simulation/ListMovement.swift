import SelfSizing

/// A movement of an app's list, and everything that its figures depend on.
struct ListMovement: Sendable {
  let list: String
  let settings: MovedListEntry.Settings
  let motion: SimulateOptions.Motion
  let step: Double
  /// Whether the window is kept after each step.
  let keepsFrames: Bool

  var options: SimulateOptions {
    var options = SimulateOptions(
      lists: [list], selection: CollectionSelection(templates: []), motions: [motion])
    options.size = settings.traits.contentSizeCategory
    options.step = step
    options.film = keepsFrames ? "film" : ""
    return options
  }
}

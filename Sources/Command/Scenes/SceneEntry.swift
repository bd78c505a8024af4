import SelfSizing

/// A scene that the command draws: collections that are worth seeing, laid out as an app would.
package struct SceneEntry: Sendable {
  package let name: String
  /// The scene's content, in a few words.
  package let summary: String
  let draw: @Sendable (SceneSettings) throws -> SceneDrawing

  package init(
    _ name: String, summary: String,
    draw: @escaping @Sendable (SceneSettings) throws -> SceneDrawing
  ) {
    self.name = name
    self.summary = summary
    self.draw = draw
  }
}

/// The settings that a scene is drawn for.
package struct SceneSettings: Hashable, Sendable {
  /// The widths of the collections in points; empty for those of the scene's own choice.
  package var widths: [Double]
  /// The text sizes; empty for those of the scene's own choice.
  package var sizes: [DynamicTypeCategory]

  package init(widths: [Double] = [], sizes: [DynamicTypeCategory] = []) {
    self.widths = widths
    self.sizes = sizes
  }
}

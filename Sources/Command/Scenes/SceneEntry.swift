import SelfSizing

/// A scene that the command draws: collections that are worth seeing, laid out as an app would.
package struct SceneEntry: Sendable {
  /// The scene's name, as `selfsize scene` takes it.
  package let name: String
  /// The scene's content, in a few words.
  package let summary: String
  let draw: @Sendable (SceneSettings) throws -> SceneDrawing

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - name: The scene's name, as `selfsize scene` takes it.
  ///   - summary: What the scene shows, in a few words.
  ///   - draw: Lays the scene out for settings; the same settings give the same picture.
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

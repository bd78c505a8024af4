import SelfSizing

/// A picture of collections as laid out, drawn to scale: the same bytes on every platform.
package struct SceneDrawing: Sendable {
  package enum Look: Sendable {
    /// A colored tile with a short text in its middle; the font's size is in points.
    case tile(Tint, text: String, fontSize: Double)
    case photo(Int)
    case cell(CellMeasurement)
    case estimate(text: String)
    /// A box that holds others: its outline, and the insets between it and what it holds, tinted.
    case container(CompositionalOutline.Kind, content: LayoutRect)
    case mark(Tint)
  }

  package enum Tint: String, Sendable, CaseIterable { case plain, accent, strong }

  package struct Element: Sendable {
    package var frame: LayoutRect
    package var look: Look
    /// The places that an animated picture moves it to, in order; empty for an element at rest.
    package var moments: [Moment]

    package init(frame: LayoutRect, look: Look, moments: [Moment] = []) {
      (self.frame, self.look, self.moments) = (frame, look, moments)
    }
  }

  /// An element at a time of an animated picture; it changes evenly in between.
  package struct Moment: Sendable {
    package var time: Double
    /// The top edge in the panel, in points.
    package var top: Double
    package var isVisible: Bool

    package init(time: Double, top: Double, isVisible: Bool = true) {
      (self.time, self.top, self.isVisible) = (time, top, isVisible)
    }
  }

  /// A viewport, or a whole content, with its elements.
  package struct Panel: Sendable {
    package var captions: [String]
    /// The size in points; what reaches beyond is cut off.
    package var size: LayoutSize
    package var elements: [Element]

    package init(captions: [String], size: LayoutSize, elements: [Element]) {
      (self.captions, self.size, self.elements) = (captions, size, elements)
    }
  }

  package struct Group: Sendable {
    package var title: String
    package var panels: [Panel]

    package init(title: String, panels: [Panel]) { (self.title, self.panels) = (title, panels) }
  }

  package var title: String
  package var remarks: [String]
  /// Pixels of the picture for a point.
  package var scale: Double
  package var groups: [Group]
  /// The duration in seconds after which an animated picture starts over.
  package var duration: Double

  package init(
    title: String, remarks: [String], scale: Double, groups: [Group], duration: Double = 0
  ) {
    (self.title, self.remarks, self.scale) = (title, remarks, scale)
    (self.groups, self.duration) = (groups, duration)
  }

  /// Returns a length in points as captions write it: at most two decimals.
  package static func points(_ length: Double) -> String { length.short }
}

/// A scene that the command draws: collections that are worth seeing, laid out as an app would.
package struct SceneEntry: Sendable {
  package let name: String
  package let summary: String
  let draw: @Sendable (SceneSettings) throws -> SceneDrawing

  package init(
    _ name: String, summary: String,
    draw: @escaping @Sendable (SceneSettings) throws -> SceneDrawing
  ) { (self.name, self.summary, self.draw) = (name, summary, draw) }
}

package struct SceneSettings: Hashable, Sendable {
  /// The widths of the collections in points; empty for those of the scene's own choice.
  package var widths: [Double]
  /// The text sizes; empty for those of the scene's own choice.
  package var sizes: [DynamicTypeCategory]

  package init(widths: [Double] = [], sizes: [DynamicTypeCategory] = []) {
    (self.widths, self.sizes) = (widths, sizes)
  }
}

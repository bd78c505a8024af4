import SelfSizing

/// A picture of collections as laid out, drawn to scale.
///
/// A scene fills it in, ``svg()`` draws it: one self-contained file, the same bytes on every
/// platform.
package struct SceneDrawing: Sendable {
  package enum Look: Sendable {
    /// A colored tile with a short text in its middle; the font's size is in points.
    case tile(Tint, text: String, fontSize: Double)
    case photo(Int)
    case cell(CellMeasurement)
    /// An item that still has its estimated height, with a short text.
    case estimate(text: String)
    /// A box that holds others: its outline, and the insets between it and what it holds, tinted.
    case container(CompositionalOutline.Kind, content: LayoutRect)
    /// An outline with a transparent tint, to point at what is below it.
    case mark(Tint)
  }

  package enum Tint: String, Sendable, CaseIterable {
    case plain
    case accent
    case strong
  }

  package struct Element: Sendable {
    package var frame: LayoutRect
    package var look: Look
    /// The places that an animated picture moves it to, in the order of time; empty for an element
    /// at rest.
    package var moments: [Moment]

    package init(frame: LayoutRect, look: Look, moments: [Moment] = []) {
      self.frame = frame
      self.look = look
      self.moments = moments
    }
  }

  /// The state of an element at a time of an animated picture. Between two moments it changes
  /// evenly.
  package struct Moment: Sendable {
    package var time: Double
    /// The top edge in the panel, in points.
    package var top: Double
    package var isVisible: Bool

    package init(time: Double, top: Double, isVisible: Bool = true) {
      self.time = time
      self.top = top
      self.isVisible = isVisible
    }
  }

  /// A viewport, or a whole content, with its elements.
  package struct Panel: Sendable {
    package var captions: [String]
    /// The size in points; what reaches beyond is cut off.
    package var size: LayoutSize
    /// The elements from back to front.
    package var elements: [Element]

    package init(captions: [String], size: LayoutSize, elements: [Element]) {
      self.captions = captions
      self.size = size
      self.elements = elements
    }
  }

  /// Panels that belong together, side by side.
  package struct Group: Sendable {
    package var title: String
    package var panels: [Panel]

    package init(title: String, panels: [Panel]) {
      self.title = title
      self.panels = panels
    }
  }

  package var title: String
  package var remarks: [String]
  /// Pixels of the picture for a point.
  package var scale: Double
  /// The groups, wrapped like words.
  package var groups: [Group]
  /// The duration in seconds after which an animated picture starts over.
  package var duration: Double

  package init(
    title: String, remarks: [String], scale: Double, groups: [Group], duration: Double = 0
  ) {
    self.title = title
    self.remarks = remarks
    self.scale = scale
    self.groups = groups
    self.duration = duration
  }

  /// Returns a length in points as captions write it: at most two decimals.
  package static func points(_ length: Double) -> String { length.short }
}

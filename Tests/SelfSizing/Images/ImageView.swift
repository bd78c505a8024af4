import SelfSizing

/// A family's view as a template, and how its image is taken.
struct ImageView {
  /// How wide the view is.
  enum Width {
    /// As wide as its content.
    case intrinsic
    case points(Double)
    /// As wide as its content, up to a width.
    case atMost(Double)
  }

  /// The template; its content are the texts of the case.
  let template: CellTemplate<[String]>
  let texts: [String]
  let width: Width
  /// The padding of the snapshot around the view on each side.
  var padding = 0.0
  /// Whether the view is in place, on the nearest pixels; a view that is fitted rounds up.
  var isInPlace = false

  /// The expected image of a measurement.
  struct Image {
    var size: LayoutSize
    var lines: [Line]
  }

  /// A line of text, its baseline in points from the image's top.
  struct Line {
    var text: String
    var baseline: Double
  }

  /// Measures the view, and places it in its image.
  func image(_ traits: TraitCollection) throws -> Image {
    let width: Double
    let horizontal: LayoutPriority
    switch self.width {
    case .intrinsic: (width, horizontal) = (0, .fittingSizeLevel)
    case .points(let points): (width, horizontal) = (points, .required)
    // What is compressed wraps as at the greatest width; a second look takes what is left.
    case .atMost: (width, horizontal) = (0, .fittingSizeLevel)
    }
    let measured = try Measurer(template).measure(
      texts, fitting: LayoutSize(width: width, height: 0), traits: traits,
      priorities: FittingPriorities(horizontal: horizontal, vertical: .fittingSizeLevel))
    var size = measured.size
    if isInPlace, let view = measured.items.first(where: { $0.name == Self.frameName }) {
      size = view.frame.size
    }
    size.width += 2 * padding
    size.height += 2 * padding
    let lines = measured.items.filter { !$0.isHidden }.flatMap { item in
      (item.text?.lines ?? []).map {
        Line(text: $0.text, baseline: item.frame.minY + $0.baseline + padding)
      }
    }
    return Image(size: size, lines: lines)
  }

  /// The name of the item that is the view, where it is in place.
  static let frameName = "frame"
}

extension CellDeclaration where Content == [String] {
  /// A label of one of the texts, empty if there is none.
  func text(_ index: Int, _ font: LabelFont, lines: Int = 1) -> LabelItem<Content> {
    label(font: font, numberOfLines: lines) { $0.indices.contains(index) ? $0[index] : "" }
  }

  /// The view itself, as large as the cell, whose frame is read off.
  func frame() -> ViewItem<Content> {
    let frame = view().named(ImageView.frameName)
    LayoutConstraint.activate(frame.edges(equalTo: contentView))
    return frame
  }
}

import SelfSizingGeometry

/// The properties of an item that decide its layout, as one value: a ``LayoutDescription`` copies
/// it whole, and layouts with equal ones share their programs.
package struct ItemAttributes: Hashable, Sendable {
  package var intrinsicAxes: IntrinsicAxes = []
  package var isMultiline = false
  package var insetsLayoutMarginsFromSafeArea = true
  package var translatesAutoresizingMaskIntoConstraints = false
  package var contentHugging = AxisPriorities(.defaultLow)
  package var compressionResistance = AxisPriorities(.defaultHigh)
  /// The attributes that most items leave unchanged; nil where all have their default.
  private var rare: Shared?
}

extension ItemAttributes {
  /// The properties that few items set.
  private struct Rare: Hashable, Sendable {
    var layoutMargins = Rare.standardMargins
    var safeAreaInsets = LayoutEdgeInsets.zero
    var readableContentWidth: Double?
    var frame = LayoutRect.zero
    var autoresizingMask: AutoresizingMask = []
    var alignmentRectInsets = LayoutEdgeInsets.zero

    static var standardMargins: LayoutMargins {
      .directional(DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    }
  }

  /// Rare properties that copies share until one of them is changed.
  private final class Shared: Hashable, Sendable {
    let values: Rare

    init(_ values: Rare) { self.values = values }

    static func == (first: Shared, second: Shared) -> Bool {
      first === second || first.values == second.values
    }

    func hash(into hasher: inout Hasher) { hasher.combine(values) }
  }

  /// Changes what is shared in its own copy; defaults need none.
  private mutating func change(_ body: (inout Rare) -> Void) {
    let former = rare?.values ?? Rare()
    var values = former
    body(&values)
    guard values != former else { return }
    rare = values == Rare() ? nil : Shared(values)
  }

  /// Forgets the frame and its mask, where they are no constraints.
  mutating func forgetFrame() {
    guard rare != nil else { return }
    change {
      $0.frame = .zero
      $0.autoresizingMask = []
    }
  }

  /// Whether described attributes, which know no frame, say what an item's own do; whether its
  /// frame becomes constraints is left aside.
  func isSame(as stated: ItemAttributes) -> Bool {
    guard intrinsicAxes == stated.intrinsicAxes, isMultiline == stated.isMultiline,
      insetsLayoutMarginsFromSafeArea == stated.insetsLayoutMarginsFromSafeArea,
      contentHugging == stated.contentHugging, compressionResistance == stated.compressionResistance
    else { return false }
    if rare === stated.rare { return true }
    var values = stated.rare?.values ?? Rare()
    values.frame = .zero
    values.autoresizingMask = []
    return values == rare?.values ?? Rare()
  }

  var layoutMargins: LayoutMargins {
    get { rare?.values.layoutMargins ?? Rare.standardMargins }
    set { change { $0.layoutMargins = newValue } }
  }

  /// The room that bars and the like cover, in points.
  package var safeAreaInsets: LayoutEdgeInsets {
    get { rare?.values.safeAreaInsets ?? .zero }
    set { change { $0.safeAreaInsets = newValue } }
  }

  /// The width in points that may be read; nil for any.
  package var readableContentWidth: Double? {
    get { rare?.values.readableContentWidth }
    set { change { $0.readableContentWidth = newValue } }
  }

  /// The frame that becomes constraints where its mask does.
  package var frame: LayoutRect {
    get { rare?.values.frame ?? .zero }
    set { change { $0.frame = newValue } }
  }

  /// How the frame follows the superitem.
  package var autoresizingMask: AutoresizingMask {
    get { rare?.values.autoresizingMask ?? [] }
    set { change { $0.autoresizingMask = newValue } }
  }

  /// By how much the frame exceeds the alignment rectangle.
  package var alignmentRectInsets: LayoutEdgeInsets {
    get { rare?.values.alignmentRectInsets ?? .zero }
    set { change { $0.alignmentRectInsets = newValue } }
  }
}

extension ItemAttributes {
  /// The attributes of a guide, which has no own size, margins or frame.
  static let guide: ItemAttributes = {
    var attributes = ItemAttributes()
    attributes.layoutMargins = .plain(.zero)
    return attributes
  }()

  /// The distances from the edges to the inside of the layout margins, by left and right.
  func margins(in direction: InterfaceDirection) -> LayoutEdgeInsets {
    let margins = layoutMargins.resolved(for: direction)
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    return LayoutEdgeInsets(
      top: margins.top + safeAreaInsets.top, left: margins.left + safeAreaInsets.left,
      bottom: margins.bottom + safeAreaInsets.bottom, right: margins.right + safeAreaInsets.right)
  }
}

import SelfSizingGeometry

/// The properties that decide an item's layout; layouts with equal ones share their programs.
package struct ItemAttributes: Hashable, Sendable {
  package var intrinsicAxes: IntrinsicAxes = []
  package var isMultiline = false
  package var insetsLayoutMarginsFromSafeArea = true
  package var translatesAutoresizingMaskIntoConstraints = false
  package var contentHugging = AxisPriorities(.defaultLow)
  package var compressionResistance = AxisPriorities(.defaultHigh)
  /// Nil where the attributes that most items leave unchanged have their defaults.
  private var rare: Shared?

  private struct Rare: Hashable, Sendable {
    var layoutMargins = Rare.standardMargins
    var safeAreaInsets = LayoutEdgeInsets.zero
    var readableContentWidth: Double?
    var frame = LayoutRect.zero
    var autoresizingMask: AutoresizingMask = []
    var alignmentRectInsets = LayoutEdgeInsets.zero

    mutating func forgetFrame() {
      frame = .zero
      autoresizingMask = []
    }

    static var standardMargins: LayoutMargins {
      .directional(DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    }
  }

  private final class Shared: Hashable, Sendable {
    let values: Rare

    init(_ values: Rare) { self.values = values }

    static func == (first: Shared, second: Shared) -> Bool {
      first === second || first.values == second.values
    }

    func hash(into hasher: inout Hasher) { hasher.combine(values) }
  }

  /// Changes what is shared in an own copy; defaults need none.
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
    change { $0.forgetFrame() }
  }

  /// Whether described attributes, which know no frame, are an item's; translation is left aside.
  func isSame(as stated: ItemAttributes) -> Bool {
    guard intrinsicAxes == stated.intrinsicAxes, isMultiline == stated.isMultiline,
      insetsLayoutMarginsFromSafeArea == stated.insetsLayoutMarginsFromSafeArea,
      contentHugging == stated.contentHugging, compressionResistance == stated.compressionResistance
    else { return false }
    if rare === stated.rare { return true }
    var values = stated.rare?.values ?? Rare()
    values.forgetFrame()
    return values == rare?.values ?? Rare()
  }

  var layoutMargins: LayoutMargins {
    get { rare?.values.layoutMargins ?? Rare.standardMargins }
    set { change { $0.layoutMargins = newValue } }
  }

  /// In points, as the lengths below.
  package var safeAreaInsets: LayoutEdgeInsets {
    get { rare?.values.safeAreaInsets ?? .zero }
    set { change { $0.safeAreaInsets = newValue } }
  }

  package var readableContentWidth: Double? {
    get { rare?.values.readableContentWidth }
    set { change { $0.readableContentWidth = newValue } }
  }

  /// The frame that becomes constraints where its mask does.
  package var frame: LayoutRect {
    get { rare?.values.frame ?? .zero }
    set { change { $0.frame = newValue } }
  }

  package var autoresizingMask: AutoresizingMask {
    get { rare?.values.autoresizingMask ?? [] }
    set { change { $0.autoresizingMask = newValue } }
  }

  /// By how much the frame exceeds the alignment rectangle.
  package var alignmentRectInsets: LayoutEdgeInsets {
    get { rare?.values.alignmentRectInsets ?? .zero }
    set { change { $0.alignmentRectInsets = newValue } }
  }

  /// A guide has no size, margins or frame.
  static let guide: ItemAttributes = {
    var attributes = ItemAttributes()
    attributes.layoutMargins = .plain(.zero)
    return attributes
  }()

  func margins(in direction: InterfaceDirection) -> LayoutEdgeInsets {
    let margins = layoutMargins.resolved(for: direction)
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    return LayoutEdgeInsets(
      top: margins.top + safeAreaInsets.top, left: margins.left + safeAreaInsets.left,
      bottom: margins.bottom + safeAreaInsets.bottom, right: margins.right + safeAreaInsets.right)
  }
}

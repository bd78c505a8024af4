import SelfSizingCollectionLayout

@MainActor @preconcurrency
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  final let declared: CompositionalDimension

  init(_ declared: CompositionalDimension) {
    self.declared = declared
    super.init()
  }
  open class func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth(Double(fraction)))
  }
  open class func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight(Double(fraction)))
  }
  open class func absolute(_ dimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute(Double(dimension)))
  }
  open class func estimated(_ dimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated(visible(dimension)))
  }
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniformAcrossSiblings(estimate: visible(estimate)))
  }
  /// An item of no extent would never come into sight, and its cell never be asked.
  /// - Source: UIKit's message, as it is in public logs; the one point is not UIKit's.
  private static func visible(_ estimate: CGFloat) -> Double {
    guard estimate == 0 else { return Double(estimate) }
    HeadlessFindings.record(
      .unsolved, named: "NSCollectionLayoutDimension",
      "Invalid estimated dimension, must be > 0. NOTE: This will be a hard-assert soon, please "
        + "update your call site.", at: nil)
    return 1
  }
  open var isFractionalWidth: Bool { if case .fractionalWidth = declared { true } else { false } }
  open var isFractionalHeight: Bool { if case .fractionalHeight = declared { true } else { false } }
  open var isAbsolute: Bool { if case .absolute = declared { true } else { false } }
  open var isEstimated: Bool { if case .estimated = declared { true } else { false } }
  open var isUniformAcrossSiblings: Bool {
    if case .uniformAcrossSiblings = declared { true } else { false }
  }
  open var dimension: CGFloat {
    switch declared {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value),
      .estimated(let value), .uniformAcrossSiblings(let value):
      CGFloat(value)
    }
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutDimension else { return false }
    return MainActor.assumeIsolated { declared == other.declared }
  }
}

@MainActor @preconcurrency
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  public final let widthDimension: NSCollectionLayoutDimension
  public final let heightDimension: NSCollectionLayoutDimension
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  init(_ declared: CompositionalSize) {
    widthDimension = NSCollectionLayoutDimension(declared.width)
    heightDimension = NSCollectionLayoutDimension(declared.height)
    super.init()
  }
  final var declared: CompositionalSize {
    CompositionalSize(width: widthDimension.declared, height: heightDimension.declared)
  }
}

@MainActor @preconcurrency
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  final let declared: CompositionalSpacing

  init(_ declared: CompositionalSpacing) {
    self.declared = declared
    super.init()
  }
  open class func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.flexible(Double(spacing)))
  }
  open class func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.fixed(Double(spacing)))
  }
  open var spacing: CGFloat {
    switch declared {
    case .fixed(let value), .flexible(let value): CGFloat(value)
    }
  }
  open var isFlexibleSpacing: Bool { if case .flexible = declared { true } else { false } }
  open var isFixedSpacing: Bool { !isFlexibleSpacing }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

@MainActor @preconcurrency
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  public final let leading: NSCollectionLayoutSpacing?
  public final let top: NSCollectionLayoutSpacing?
  public final let trailing: NSCollectionLayoutSpacing?
  public final let bottom: NSCollectionLayoutSpacing?
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top) = (leading, top)
    (self.trailing, self.bottom) = (trailing, bottom)
    super.init()
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  final var declared: CompositionalEdgeSpacing {
    CompositionalEdgeSpacing(
      leading: leading?.declared, top: top?.declared, trailing: trailing?.declared,
      bottom: bottom?.declared)
  }
}

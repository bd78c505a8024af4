/// An axis along which a variable font changes, such as its weight.
///
/// - Source: ISO/IEC 14496-22, clause 7.3.3: `fvar`.
public struct FontAxis: Hashable, Sendable {
  /// The tag of the axis that follows the point size.
  static let opticalSize = "opsz"
  static let weight = "wght"

  /// The tag of four letters, such as `wght`, `wdth` or `opsz`.
  public let tag: String
  /// The lowest value.
  public let minimum: Double
  /// The value of the face as the file has it.
  public let defaultValue: Double
  /// The highest value.
  public let maximum: Double
  /// Whether the font asks programs not to show the axis.
  public let isHidden: Bool
  /// The axis's name; nil if the file does not hold one.
  public let name: String?

  /// Returns a value moved to the nearer end of the axis; NaN becomes the default.
  public func clamped(_ value: Double) -> Double {
    value.isNaN ? defaultValue : Swift.min(Swift.max(value, minimum), maximum)
  }

  /// The position of a value: −1 at the minimum, 0 at the default, 1 at the maximum.
  ///
  /// - Source: Coordinates measured on iOS fit 16.16 numbers that are cut off towards zero.
  func normalized(_ value: Double) -> Double {
    let value = clamped(value)
    let bound = value < defaultValue ? minimum : maximum
    guard value != defaultValue, bound != defaultValue else { return 0 }
    let part = (value - defaultValue) / (bound - defaultValue)
    let cut = (part * 65536).rounded(.towardZero) / 65536
    return value < defaultValue ? -cut : cut
  }
}

/// A position in a variable font to which its designers gave a name, such as SemiBold.
public struct FontNamedInstance: Hashable, Sendable {
  /// The name, such as `SemiBold Italic`.
  public let name: String
  /// The name by which `UIFont(name:size:)` finds it; nil if the file does not hold one.
  public let postScriptName: String?
  /// The values of all axes by their tags.
  public let axes: [String: Double]
}

struct FontAxes: Sendable {
  /// Real fonts have up to 30.
  static let maximumAxes = 64
  static let maximumInstances = 1024

  private(set) var axes: [FontAxis] = []
  private(set) var instances: [FontNamedInstance] = []
  private(set) var defaults: [Double] = []
  /// The number of the first axis of weight.
  private(set) var weight: Int?

  init() {}

  init(_ table: FontTable, names: FontNames) throws(FontFinding) {
    guard let start = table.uint16(4), let axisCount = table.uint16(8),
      let axisSize = table.uint16(10), let instanceCount = table.uint16(12),
      let instanceSize = table.uint16(14)
    else { throw table.finding("fvar", "it ends within its header") }
    guard axisSize >= 20 else {
      throw table.finding("fvar", "an axis takes \(axisSize) bytes, 20 are the least", at: 10)
    }
    guard axisCount > 0, axisCount <= Self.maximumAxes else {
      throw table.finding("fvar", "\(axisCount) axes, not 1 to \(Self.maximumAxes)", at: 8)
    }
    guard start + axisCount * axisSize + instanceCount * instanceSize <= table.count else {
      throw table.finding("fvar", "its \(axisCount) axes reach beyond it", at: start)
    }
    for index in 0..<axisCount {
      axes.append(try Self.axis(table, start + index * axisSize, names))
    }
    defaults = axes.map { $0.defaultValue }
    weight = axes.firstIndex { $0.tag == FontAxis.weight }
    let first = start + axisCount * axisSize
    guard instanceSize >= 4 + 4 * axisCount else { return }
    for index in 0..<Swift.min(instanceCount, Self.maximumInstances) {
      let hasPostScriptName = instanceSize >= 6 + 4 * axisCount
      add(table, first + index * instanceSize, hasPostScriptName: hasPostScriptName, names)
    }
  }

  private static func axis(
    _ table: FontTable, _ offset: Int, _ names: FontNames
  ) throws(FontFinding) -> FontAxis {
    guard let tag = table.tag(offset), let minimum = table.fixed(offset + 4),
      let value = table.fixed(offset + 8), let maximum = table.fixed(offset + 12),
      let flags = table.uint16(offset + 16), let name = table.uint16(offset + 18)
    else { throw table.finding("fvar", "it ends within an axis", at: offset) }
    guard minimum <= value, value <= maximum else {
      throw table.finding(
        "fvar", "axis \(tag) goes from \(minimum) to \(maximum), its default is \(value)",
        at: offset)
    }
    return FontAxis(
      tag: tag, minimum: minimum, defaultValue: value, maximum: maximum, isHidden: flags & 1 != 0,
      name: names[name])
  }

  private mutating func add(
    _ table: FontTable, _ offset: Int, hasPostScriptName: Bool, _ names: FontNames
  ) {
    var values: [String: Double] = [:]
    for (number, axis) in axes.enumerated() {
      values[axis.tag] = axis.clamped(table.fixed(offset + 4 + 4 * number) ?? axis.defaultValue)
    }
    let postScriptName =
      hasPostScriptName ? table.uint16(offset + 4 + 4 * axes.count).flatMap { names[$0] } : nil
    guard let name = table.uint16(offset).flatMap({ names[$0] }) ?? postScriptName else { return }
    instances.append(FontNamedInstance(name: name, postScriptName: postScriptName, axes: values))
  }
}

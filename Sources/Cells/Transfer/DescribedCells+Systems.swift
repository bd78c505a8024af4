import SelfSizingAutoLayout
import SelfSizingGeometry

extension DescribedCells {
  /// Adds the same contents as they are on another system, after those that are known.
  ///
  /// - Returns: Whether both have the same labels and texts; if not, nothing is added.
  @discardableResult
  package mutating func addSystem(_ other: DescribedCells) -> Bool {
    guard other.labelNames == labelNames, other.texts == texts, other.site == site else {
      return false
    }
    systems += other.systems
    let layoutPlaces = Self.places(of: other.layouts, among: &layouts) { $0.bytes }
    let statePlaces = Self.places(of: other.states, among: &states) { $0 }
    let mapped = other.looks.map { look in
      Look(
        layout: layoutPlaces[look.layout], states: statePlaces[look.states],
        trailingRoom: look.trailingRoom)
    }
    let lookPlaces = Self.places(of: mapped, among: &looks) { $0 }
    for (index, content) in other.contents.enumerated() {
      contents[index].looks += content.looks.map { lookPlaces[$0] }
    }
    return true
  }

  /// The places of values in a list, to which those are added that it does not have.
  private static func places<Value, Key: Hashable>(
    of values: [Value], among list: inout [Value], by key: (Value) -> Key
  ) -> [Int] {
    var known: [Key: Int] = [:]
    for (place, value) in list.enumerated() { known[key(value)] = place }
    return values.map { value in
      let key = key(value)
      if let place = known[key] { return place }
      known[key] = list.count
      list.append(value)
      return list.count - 1
    }
  }
}

extension DescribedCells.Layout {
  /// The bytes that are written of the layout; those of equal layouts are equal.
  fileprivate var bytes: [UInt8] {
    var writer = PackedWriter()
    layout.write(to: &writer)
    for place in texts { writer.write(count: place) }
    return writer.bytes
  }
}

/// Forgetting what cells answered whose elements are gone.
extension CollectionView {
  /// How many identities are remembered beyond twice the elements that there are, at least.
  static let spareIdentities = 1024

  /// Forgets the elements that are gone, if there may be more of them than of those that stay. A
  /// data source cannot say whose place a batch deleted, since its data has changed by then; so now
  /// and then the elements that there are show which remain. Until then one that comes back is
  /// known again. Complexity: O(elements), once in as many new identities; O(sections) once in
  /// `spareIdentities`; O(1) else.
  func forgetDeparted() {
    guard measurements.count >= departureCheckCount else { return }
    let elementCount = itemCounts.reduce(2 * itemCounts.count, +)
    if measurements.count >= 2 * elementCount + Self.spareIdentities {
      // Identities are asked for only within counts that still hold; the next step reports others.
      guard (try? checkSectionCount()) != nil, (try? checkItemCounts()) != nil else { return }
      forgetAllButPresent()
    }
    departureCheckCount = max(2 * elementCount, measurements.count) + Self.spareIdentities
  }

  private func forgetAllButPresent() {
    var stays = [Bool](repeating: false, count: measurements.count)
    // A step that follows compares with what is visible now.
    for element in snapshot.elements { stays[element.slot] = true }
    func keep(_ element: CollectionElement) {
      if let slot = measurements.existingSlot(of: content.identity(of: element)) {
        stays[slot] = true
      }
    }
    for section in itemCounts.indices {
      keep(.header(ofSection: section))
      keep(.footer(ofSection: section))
      for item in 0..<itemCounts[section] {
        keep(.item(ItemIndexPath(item: item, section: section)))
      }
      for kind in collectionViewLayout.furtherKinds {
        for item in 0..<(kind.belongsToItem ? itemCounts[section] : 1) {
          keep(
            CollectionElement(kind: kind, indexPath: ItemIndexPath(item: item, section: section)))
        }
      }
    }
    let places = measurements.forget(except: stays)
    for index in snapshot.elements.indices {
      guard let place = places[snapshot.elements[index].slot] else { continue }
      snapshot.elements[index].slot = place
    }
  }
}

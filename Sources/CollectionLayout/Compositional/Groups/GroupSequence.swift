import SelfSizingGeometry

/// An item that a search found, at its place along the groups.
struct FoundItem {
  let item: Int
  /// Its frame; `start` counts from the start of the first group.
  let slot: GroupSlot

  /// Creates an item found at a place in a group, which begins at one along the groups.
  @inline(__always)
  init(item: Int, slot: GroupSlot, _ top: Int64) {
    self.item = item
    var slot = slot
    slot.start += top
    self.slot = slot
  }
}

/// A group that something is anchored to, at its place along the groups.
struct FoundHost {
  let item: Int
  let node: Int
  /// Its frame in its section's group, less the insets.
  let frame: LayoutRect
  /// Where the section's group begins, in units from the start of the first one.
  let start: Int64
}

/// An item whose edge is watched while another one changes.
typealias WatchedItem = (item: Int, edge: ScrollAnchorEdge)

/// The effect of a cell's answer along the groups.
struct GroupChange {
  /// By how much all groups become longer.
  var length = Extent.zero
  /// By how much the edge of the watched item moves.
  var watched = Extent.zero
}

/// The result of a search.
struct GroupSearch {
  /// The items, in order.
  var items: [FoundItem] = []
  /// The groups that something is anchored to, in order.
  var hosts: [FoundHost] = []
}

/// A cell's answer, in points; NaN where it gave none, or does not decide.
struct CellAnswer: Equatable {
  /// The extent along the groups.
  var along = Double.nan
  /// The extent across them.
  var across = Double.nan

  static func == (first: CellAnswer, second: CellAnswer) -> Bool {
    (first.along == second.along || first.along.isNaN && second.along.isNaN)
      && (first.across == second.across || first.across.isNaN && second.across.isNaN)
  }
}

/// The groups of a section one after the other: where each item is, and how long they are together.
///
/// Places count from the start of the first group. The base class holds no items.
class GroupSequence {
  /// How items are grouped; nil where there are none.
  var groupPlan: GroupPlan? { nil }
  var itemCount: Int { 0 }
  var groupCount: Int { 0 }
  /// The extent of all groups along, without spacing after the last.
  var length: Extent { .zero }
  /// The extent across of the widest group, in points.
  var width: Double { 0 }
  /// The farthest that items and what is anchored to them reach beyond the groups along, in units.
  var overhang: Int64 { 0 }
  /// The farthest that items reach beyond the widest group across, in points.
  var overhangAcross: Double { 0 }
  /// The memory in bytes that what was measured takes.
  var byteCount: Int { 0 }

  /// Returns the frame of an existing item; `start` counts from the start of the first group.
  func slot(ofItem item: Int) -> GroupSlot {
    GroupSlot(
      start: 0, length: 0, near: 0, width: 0, node: 0, zIndex: 0, asksAlong: false,
      asksAcross: false)
  }

  /// Returns the group of an existing item.
  func group(ofItem item: Int) -> Int { 0 }

  /// Returns the first item of an existing group.
  func firstItem(ofGroup group: Int) -> Int { 0 }

  /// Returns where an existing group begins, in units.
  func start(ofGroup group: Int) -> Int64 { 0 }

  func solved(_ group: Int) -> SolvedGroup {
    SolvedGroup(slots: [], hosts: [], length: 0, width: 0)
  }

  /// Finds the items of an open band, in units, and if asked for the groups in it that something is
  /// anchored to.
  func find(from start: Int64, to end: Int64, hosts: Bool, _ search: inout GroupSearch) {}

  /// Returns what the cell of an existing item answered.
  func answer(ofItem item: Int) -> CellAnswer { CellAnswer() }

  /// Takes over what the cell of an existing item answered.
  func setAnswer(_ answer: CellAnswer, ofItem item: Int) {}

  /// Returns the effect that the answer of an existing item's cell would have; nil where it has to
  /// be tried to be known.
  func change(ofItem item: Int, to answer: CellAnswer, watching watched: WatchedItem?)
    -> GroupChange?
  { nil }

  /// Calls a closure with every item whose cell answered, in order.
  func forEachAnswer(_ body: (_ item: Int, CellAnswer) -> Void) {}

  /// Returns the sequence after items left and entered it, with the answers that are known.
  func edited(
    outgoing: [Int], incoming: [(item: Int, answer: CellAnswer)]
  ) -> GroupSequence { self }
}

/// Groups that follow a plan.
class PlannedGroups: GroupSequence {
  /// How items are grouped.
  let plan: GroupPlan

  init(_ plan: GroupPlan) { self.plan = plan }

  override var groupPlan: GroupPlan? { plan }
}

import SelfSizingAutoLayout
import SelfSizingGeometry

/// The live layout of the tree below a root view, which owns it.
@MainActor final class LayoutHost {
  nonisolated static let programs = LayoutProgramCache(capacity: 1024)
  private static let workspaces = LayoutWorkspacePool(capacity: 256)

  private unowned(unsafe) let root: UIView
  private let live: LiveLayout
  /// Unchecked: no code runs while one of its values changes. Each change to a new cell is noted
  /// here (`Benchmarks/compare uikit`, a new instance).
  @exclusivity(unchecked) var changes = Changes()
  private var direction = ConstraintDirection()
  /// By element, in the root's coordinates and on whole pixels.
  private(set) var frames: [CGRect] = []
  private(set) var ambiguous: Set<Int> = []
  private var reportedConflicts = 0

  /// All that changed since the tree was looked at.
  struct Changes {
    /// The views whose items have to be read again.
    var dirty: [UIView] = []
    /// Whether views came or went since the tree was looked at as a whole.
    var needsWalk = true
    /// Whether a view may want to update its constraints.
    var needsConstraintPass = true
    /// Whether anything changed since the frames were solved.
    var needsSolution = true
    /// Whether no view measures anything else than it did when the tree was fitted last.
    fileprivate var areSizesKept = false
    /// Whether all views that measure something say so when that changes.
    fileprivate var announcesSizes = false
  }

  init(_ root: UIView) {
    self.root = root
    live = LiveLayout(
      root: root.layoutItem, programs: Self.programs, workspaces: Self.workspaces)
  }

  private func prepare() {
    changes.areSizesKept = changes.announcesSizes && !changes.needsWalk && changes.dirty.isEmpty
    if changes.needsWalk { Appearances.apply(in: root) }
    if changes.needsConstraintPass {
      changes.needsConstraintPass = false
      LayoutDriver.updateConstraints(in: root)
    }
    func announcesSize(refreshed view: UIView) -> Bool {
      view.isDirty = false
      view.refreshItem()
      return view.announcesSize
    }
    if changes.needsWalk {
      changes.needsWalk = false
      // Collected apart: each change of a property is checked for another one at the same time.
      var (direction, announcesSizes) = (ConstraintDirection(), true)
      root.forEachLaidOutView { view in
        if !announcesSize(refreshed: view) { announcesSizes = false }
        direction.note(view)
      }
      (self.direction, changes.announcesSizes) = (direction, announcesSizes)
    } else {
      for view in changes.dirty where !announcesSize(refreshed: view) {
        changes.announcesSizes = false
      }
    }
    // A view that goes here may run code of an app, which may note others.
    var refreshed: [UIView] = []
    swap(&refreshed, &changes.dirty)
    refreshed.removeAll(keepingCapacity: true)
    if changes.dirty.isEmpty { swap(&refreshed, &changes.dirty) }
  }

  var wantsSolution: Bool { changes.needsSolution || live.needsLayout }

  /// Where the width is not required and the tree has just been laid out, labels begin at their
  /// widths: so a content view that was laid out in a list's width may be fitted without one.
  /// - Source: Inferred from public samples that self-size in this way, IGListKit's among them.
  func fit(_ target: LayoutSize, _ priorities: AxisPriorities) throws(LayoutError) -> LayoutSize {
    prepare()
    // The elements may have other indices than when the frames were solved.
    if live.needsLayout { changes.needsSolution = true }
    let direction = direction.known ?? root.traitCollection.measuringTraits.layoutDirection
    let beginsAtFrames = priorities.horizontal < .required && !changes.needsSolution
    if !beginsAtFrames {
      var heights = ViewSizing(live: live, needsHeightsOnly: true)
      if let size = live.fitHeight(
        target, direction: direction, fittingPriorities: priorities,
        areSizesKept: changes.areSizesKept,
        sizing: &heights)
      {
        return size
      }
    }
    var sizing = ViewSizing(live: live, beginsAtFrames: beginsAtFrames)
    let size = try live.fit(
      target, direction: direction, fittingPriorities: priorities, sizing: &sizing
    ).size
    reportConflicts()
    return size
  }

  /// Solves the frames in the root's size, if anything changed.
  func solve() throws(LayoutError) {
    prepare()
    guard wantsSolution else { return }
    let traits = root.traitCollection.measuringTraits
    var sizing = ViewSizing(live: live)
    let size = root.storedFrame.size.layoutSize
    let solution = try live.layout(
      LayoutSize(width: max(size.width, 0), height: max(size.height, 0)),
      direction: direction.known ?? traits.layoutDirection,
      fittingPriorities: AxisPriorities(.required), sizing: &sizing)
    changes.needsSolution = false
    frames = solution.frames.map { CGRect(traits.pixelGrid.aligned($0)) }
    ambiguous = Set(solution.ambiguousItems.map(\.element))
    reportConflicts()
  }

  /// In the root's coordinates; nil if the element was not laid out.
  func frame(of element: LayoutElement) -> CGRect? {
    let index = element.descriptionIndex
    return frames.indices.contains(index) ? frames[index] : nil
  }

  /// Describes the tree again, after its elements were described as parts of another one.
  func forgetIndices() {
    live.setNeedsLayout()
    changes.needsSolution = true
  }

  private func reportConflicts() {
    let conflicts = live.conflicts
    guard conflicts.count > reportedConflicts else { return }
    LayoutDriver.report(conflicts.dropFirst(reportedConflicts), root)
    reportedConflicts = conflicts.count
  }
}

/// The direction of the views that hold constraints. UIKit resolves each constraint by the views it
/// is between; here a tree has one direction, and a view that has another is a finding.
@MainActor struct ConstraintDirection {
  private(set) var known: InterfaceDirection?

  mutating func note(_ view: UIView) {
    guard !view.held.isEmpty || view.layoutItem.stack != nil else { return }
    let own: InterfaceDirection =
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    if let known, known != own {
      HeadlessFindings.record(
        .invalidConstraint, of: view, "the view reads in another direction than those around it")
    } else {
      known = own
    }
  }
}

@MainActor struct ViewSizing: @MainActor IntrinsicSizing {
  let live: LiveLayout
  /// Whether texts that wrap are first measured at the widths they have.
  var beginsAtFrames = false
  /// Whether widths count in the first pass only, and heights in the second.
  var needsHeightsOnly = false
  mutating func intrinsicContentSize(ofElementAt element: Int, preferredMaxLayoutWidth: Double?)
    -> IntrinsicContentSize
  {
    // Guides measure nothing, so that what is asked for stands for a view.
    guard let counterpart = live.element(at: element)?.counterpart
    else { return IntrinsicContentSize() }
    let view = unsafeDowncast(counterpart, to: UIView.self)
    let width = preferredMaxLayoutWidth ?? (beginsAtFrames ? view.laidOutWrappingWidth : nil)
    return needsHeightsOnly
      ? view.contentHeight(wrappedAt: width) : view.contentSize(wrappedAt: width)
  }
}

extension UIView {
  /// Whether the view's content has another size only after it said so, and the width that it has
  /// on one line whatever it is wrapped at: a class of an app may measure what it likes whenever it
  /// is asked.
  fileprivate var announcesSize: Bool {
    if layoutItem.intrinsicAxes == [], !layoutItem.isMultiline { return true }
    if type(of: self) == UIImageView.self { return true }
    guard type(of: self) == UILabel.self, let label = self as? UILabel else { return false }
    return label.keepsNaturalWidth
  }

  /// The width at which the view's text was wrapped when it was laid out; nil if it does not wrap.
  fileprivate var laidOutWrappingWidth: Double? {
    guard layoutItem.isMultiline, storedFrame.width > 0 else { return nil }
    return Double(storedFrame.width)
  }
}

import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingCollectionLayout
import SelfSizingGeometry
import SelfSizingTypography

/// A list of an app without a screen, moved as a reader would: every movement is a request to the
/// layout engine's collection view, and the app's own methods answer. It sets the environment that
/// its views live in, until ``finish()``.
@MainActor package final class HeadlessList {
  private let entry: ListEntry
  private let list: any DrivenList
  /// The object that keeps the list's data source alive.
  private let owner: AnyObject
  private let former: HeadlessEnvironment.State
  private var traits: TraitCollection
  private var isLaidOut = false
  /// With the line of the app's class.
  private var words: [CollectionFinding: String] = [:]
  private var losses: [String] = []
  /// Each element is counted once.
  package private(set) var lostElementCount = 0
  private var lost: Set<ItemIndexPath> = []

  /// Makes a list, seen through a window of a size in points. The anchor is what keeps its place;
  /// nil for what UIKit does with the layout.
  package init(
    _ entry: ListEntry, size: LayoutSize, traits: TraitCollection, platform: PlatformProfile,
    anchor: ScrollAnchorPolicy?
  ) throws(HeadlessListError) {
    let former = HeadlessEnvironment.state
    _ = HeadlessFindings.take()
    HeadlessEnvironment.set(
      HeadlessEnvironment.State(traits: traits, platform: platform, screenSize: CGSize(size)))
    do throws(HeadlessListError) {
      (list, owner) = try entry.makeList()
    } catch {
      HeadlessEnvironment.set(former)
      throw error
    }
    self.entry = entry
    self.traits = traits
    self.former = former
    list.frame = CGRect(origin: .zero, size: CGSize(size))
    list.driver.startOver()
    list.driver.anchorPolicy = anchor
    list.driver.tracesCalls = true
  }

  package func finish() { HeadlessEnvironment.set(former) }
  private var driver: CollectionDriver { list.driver }
  package var layoutName: String { "\(type(of: layout ?? list))" }
  private var layout: NSObject? { (list as? UICollectionView)?.collectionViewLayout }
  package var engine: CollectionView? { driver.engine }

  /// Does what a request says; on failure the app's views are unchanged.
  package func perform(_ request: PipelineRequest) throws(HeadlessListError) -> ScrollStep {
    do throws(CollectionLayoutError) {
      return try move(request)
    } catch {
      throw .failed(name: entry.name, message: list.message(for: error), site)
    }
  }

  private func move(_ request: PipelineRequest) throws(CollectionLayoutError) -> ScrollStep {
    // Layouts that read the offset while they are asked read the new one.
    if case .scroll(let distance) = request { list.setScrolled(to: offset(after: distance)) }
    let step =
      switch request {
      case .setViewport(let viewport): try change(to: viewport)
      case .performBatchUpdates(let updates): try update(updates)
      case .layoutIfNeeded where !isLaidOut: try layOutFirst()
      default: try steps { engine throws(CollectionLayoutError) in try engine.perform(request) }
      }
    for finding in step.findings where words[finding] == nil {
      words[finding] = "\(site(of: finding)): \(finding)"
    }
    return step
  }

  private func steps(_ action: (CollectionView) throws(CollectionLayoutError) -> ScrollStep)
    throws(CollectionLayoutError) -> ScrollStep
  {
    var step: ScrollStep?
    try driver.attempt { engine throws(CollectionLayoutError) in step = try action(engine) }
    guard let step else { preconditionFailure("no step is under way between two movements") }
    return step
  }

  private func layOutFirst() throws(CollectionLayoutError) -> ScrollStep {
    isLaidOut = true
    let step = try steps { engine throws(CollectionLayoutError) in try engine.layoutIfNeeded() }
    // The step that made the engine measured everything.
    guard case .success(let first)? = engine?.tracedEntries.first?.outcome else { return step }
    return first
  }

  /// Within the edges of the content.
  private func offset(after distance: Double) -> CGPoint {
    guard let engine else { return .zero }
    let (axis, inset) = (engine.collectionViewLayout.scrollDirection, engine.adjustedContentInset)
    var offset = engine.contentOffset
    let (start, end) = axis == .vertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    let last = max(engine.contentSize[axis] - engine.viewport.size[axis] + end, -start)
    offset[axis] = max(-start, min(offset[axis] + distance, last))
    return CGPoint(x: offset.x, y: offset.y)
  }

  private func change(to viewport: CollectionViewport) throws(CollectionLayoutError) -> ScrollStep {
    let formerTraits = UITraitCollection.current
    let size = CGSize(viewport.size)
    let transition = HeadlessTransition()
    if list.frame.size != size {
      (owner as? UIViewController)?.viewWillTransition(to: size, with: transition)
    }
    traits = traits.modifyingTraits { $0.contentSizeCategory = viewport.contentSizeCategory }
    if traits != HeadlessEnvironment.traits {
      HeadlessEnvironment.set(traits)
      for (_, views) in driver.waiting.sorted(by: { $0.key < $1.key }) {
        for view in views { view.environmentDidChange(from: formerTraits) }
      }
      var root: UIView = list
      while let view = root.superview { root = view }
      root.environmentDidChange(from: formerTraits)
    }
    HeadlessEnvironment.setScreenSize(size)
    list.frame.size = size
    list.willChangeViewport()
    let step = try steps { engine throws(CollectionLayoutError) in
      try engine.setViewport(list.viewport)
    }
    return try end(transition, after: step)
  }

  /// Lets the controller do what it wanted to happen alongside the change of a size; returns the
  /// step of the change and those that the controller caused, as one.
  private func end(_ transition: HeadlessTransition, after step: ScrollStep)
    throws(CollectionLayoutError) -> ScrollStep
  {
    let count = engine?.tracedEntries.count ?? 0
    guard transition.end() else { return step }
    _ = try steps { engine throws(CollectionLayoutError) in try engine.layoutIfNeeded() }
    var whole = step
    for entry in (engine?.tracedEntries ?? []).dropFirst(count) {
      if case .success(let next) = entry.outcome { whole = whole.followed(by: next) }
    }
    return whole
  }

  private func update(_ batch: CollectionViewUpdates) throws(CollectionLayoutError) -> ScrollStep {
    let before = engine?.tracedEntries.count ?? 0
    driver.performBatchUpdates {
      driver.hidden.hide(batch.deletedItems)
      if !batch.insertedItems.isEmpty { _ = driver.hidden.showAll() }
      driver.update { $0 = batch }
    }
    let entry = engine?.tracedEntries.dropFirst(before).first {
      if case .performBatchUpdates = $0.request { true } else { false }
    }
    switch entry?.outcome {
    case .success(let step)?: return step
    case .failure(let error)?: throw error
    case nil: return try steps { engine throws(CollectionLayoutError) in try engine.reloadData() }
    }
  }

  /// The findings so far, in words, each with the line of the app's class, or else of the entry.
  package func takeFindings() -> [String] {
    let logged = HeadlessFindings.take().map { finding in
      (finding.site == nil ? "\(entry.site): " : "") + "\(finding)"
    }
    return losses + logged
  }

  package func words(for finding: CollectionFinding) -> String {
    words[finding] ?? "\(entry.site): \(finding)"
  }

  private func site(of finding: CollectionFinding) -> DeclarationSite {
    switch finding {
    case .oscillatingCell(let element, _), .invalidPreferredHeight(let element, _),
      .answerForAnotherElement(let element, _), .contentTooTall(let element, _),
      .sharedIdentity(let element, _):
      site(of: driver.visibleView(of: element).flatMap { type(of: $0).declarationSite })
    default: site
    }
  }

  /// Where the class is declared that lays out the list, or else the entry.
  package var site: DeclarationSite { site(of: list.declaringSite) }

  private func site(of place: (fileID: StaticString, line: UInt)?) -> DeclarationSite {
    place.map { DeclarationSite(fileID: $0.fileID, line: $0.line) } ?? entry.site
  }

  /// Looks for items that rectangle queries of the app's layout leave out, although its attributes
  /// say that they meet the rectangle. Complexity: O(items), and the layout's own of 64 queries.
  package func checkQueries() {
    guard let list = list as? UICollectionView, let engine = driver.engine,
      list.collectionViewLayout.adapter != nil
    else { return }
    let queries = RectangleQueries(
      layout: list.collectionViewLayout, itemCounts: driver.engineCounts, bounds: engine.bounds)
    for loss in queries.losses() where lost.insert(loss.path).inserted {
      lostElementCount += 1
      guard losses.count < Self.mostLosses else { continue }
      losses.append("\(site): \(layoutName): \(loss)")
    }
  }

  private static let mostLosses = 5
}

package enum HeadlessListError: Error, Hashable, CustomStringConvertible {
  /// Its entry makes no collection view and no table view.
  case noList(name: String, DeclarationSite)
  /// It has no data source, or no one keeps it alive.
  case noDataSource(name: String, DeclarationSite)
  /// It cannot be laid out or changed, where UIKit would raise an exception.
  case failed(name: String, message: String, DeclarationSite)

  package var description: String {
    switch self {
    case .noList(let name, let site):
      "\(site): \(name) makes no collection view and no table view, nor a view with one"
    case .noDataSource(let name, let site):
      "\(site): the list \(name) has no data source; a list does not keep it alive: return the "
        + "controller that does, or keep the data source elsewhere"
    case .failed(let name, let message, let site): "\(site): \(name): \(message)"
    }
  }
}

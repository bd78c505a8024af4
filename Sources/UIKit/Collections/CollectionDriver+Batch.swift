import SelfSizingCollectionLayout

/// Batches of updates.
extension CollectionDriver {
  enum Batch {
    /// No batch is under way. `beginUpdates()` leads to `open`, a closure's batch to `announced`.
    case none
    /// `beginUpdates()` was called so many times more than `endUpdates()`. The data may change
    /// before the engine learns of it: the former counts hold, if there was an engine. The last
    /// `endUpdates()` leads to `announced`.
    case open(depth: Int, CollectionViewUpdates, formerCounts: [Int]?)
    /// The engine is brought up to date before the app says what changes, and the former counts
    /// hold until then. Leads to `collecting`, or to `none` if the engine fails.
    case announced(formerCounts: [Int])
    /// The app's closure runs: its updates are collected, and the items that it reconfigures. Leads
    /// to `applying`, or to the state before where the engine cannot take the updates.
    case collecting(CollectionViewUpdates, reconfigured: [IndexPath])
    /// The engine applies the updates; the app's layout learns of them once, when it prepares.
    /// Leads to `none`.
    case applying(unprepared: CollectionViewUpdates?, reconfigured: [IndexPath])

    var formerCounts: [Int]? {
      switch self {
      case .open(_, _, let counts): counts
      case .announced(let counts): counts
      case .none, .collecting, .applying: nil
      }
    }
  }

  /// Adds to the batch that is under way, or makes one of a single update.
  func update(_ add: (inout CollectionViewUpdates) -> Void) {
    switch batch {
    case .open(let depth, var updates, let counts):
      add(&updates)
      batch = .open(depth: depth, updates, formerCounts: counts)
    case .collecting(var updates, let paths):
      add(&updates)
      batch = .collecting(updates, reconfigured: paths)
    case .none, .announced, .applying: run(from: nil) { update(add) }
    }
  }

  /// Runs a batch, which is a part of one that is under way: the data source's counts before and
  /// after it have to agree with its updates.
  func performBatchUpdates(_ updates: () -> Void) {
    switch batch {
    case .open, .collecting: updates()
    case .none, .announced, .applying: run(from: nil, updates)
    }
  }

  /// Starts a batch that `endUpdates()` ends; batches may be nested, in those of a closure, too.
  func beginUpdates() {
    switch batch {
    case .open(let depth, let updates, let counts):
      batch = .open(depth: depth + 1, updates, formerCounts: counts)
    case .collecting: break
    case .none, .announced, .applying:
      if engine == nil { layOut() }
      let counts = engine == nil ? nil : engineCounts
      batch = .open(depth: 1, CollectionViewUpdates(), formerCounts: counts)
    }
  }

  func endUpdates() {
    guard case .open(let depth, let updates, let counts) = batch else { return }
    guard depth == 1 else {
      batch = .open(depth: depth - 1, updates, formerCounts: counts)
      return
    }
    batch = .none
    run(from: counts) { update { $0 = updates } }
  }

  /// Runs a batch; if the engine refuses it, everything is loaded again. The former counts are
  /// those before the data changed; nil if it has not changed yet.
  private func run(from formerCounts: [Int]?, _ updates: () -> Void) {
    if engine == nil { layOut() }
    guard let engine, !isStepping, !isStale else { return changeApart(updates) }
    var hasUpdated = false
    do throws(CollectionLayoutError) {
      try apply(to: engine, from: formerCounts ?? engineCounts) {
        hasUpdated = true
        updates()
      }
    } catch {
      if !hasUpdated { _ = collect(updates) }
      list.record(error)
      reloadData()
    }
  }

  private func apply(
    to engine: CollectionView, from formerCounts: [Int], _ updates: () -> Void
  ) throws(CollectionLayoutError) {
    batch = .announced(formerCounts: formerCounts)
    defer { batch = .none }
    try stepping { () throws(CollectionLayoutError) in
      let former = numbers
      do throws(CollectionLayoutError) {
        try engine.performBatchUpdates { collected in
          MainActor.assumeIsolated {
            let (made, paths) = collect(updates)
            batch = .applying(unprepared: made, reconfigured: paths)
            // The cells of reloaded items wait; others are made for them.
            for path in made.reloadedItems { enqueue(key(of: .item(path))) }
            numbers.apply(made, counts: counts)
            collected = made
          }
        }
      } catch {
        numbers = former
        throw error
      }
      if case .applying(_, let paths) = batch, !paths.isEmpty { try reconfigure(paths, engine) }
      present(engine)
    }
  }

  private func collect(_ updates: () -> Void) -> (CollectionViewUpdates, [IndexPath]) {
    let outer = batch
    batch = .collecting(CollectionViewUpdates(), reconfigured: [])
    defer { batch = outer }
    updates()
    guard case .collecting(let collected, let paths) = batch
    else { preconditionFailure("a batch in another one leaves its state") }
    return (collected, paths)
  }

  /// Lets an app change its data where the list cannot take the updates: it could not be laid out,
  /// or is asking for that data right now.
  private func changeApart(_ updates: () -> Void) {
    _ = collect(updates)
    if isStepping { list.record(list.exception.changedWhileAsked) }
    reloadData()
  }

  var hasUpdatesToPrepare: Bool { if case .applying(.some, _) = batch { true } else { false } }

  /// Returns the updates that an app's layout has yet to learn of, once.
  func takeUpdatesToPrepare() -> CollectionViewUpdates? {
    guard case .applying(let updates?, let paths) = batch else { return nil }
    batch = .applying(unprepared: nil, reconfigured: paths)
    return updates
  }

  func reconfigure(_ paths: [IndexPath]) {
    if case .collecting(let updates, let others) = batch {
      batch = .collecting(updates, reconfigured: others + paths)
      return
    }
    step { engine throws(CollectionLayoutError) in try reconfigure(paths, engine) }
  }

  private func reconfigure(_ paths: [IndexPath], _ engine: CollectionView)
    throws(CollectionLayoutError)
  {
    for path in paths {
      let element = CollectionElement.item(path.itemPath)
      let key = key(of: element)
      guard let (view, _) = shown[key] else { continue }
      reconfigured[key] = view
      shown[key] = nil
      if self.view(of: element) !== view { view.removeFromSuperview() }
      reconfigured[key] = nil
    }
    try engine.reconfigureItems(at: paths.map(\.itemPath))
  }
}

extension CollectionDriver {
  func insert(_ paths: [IndexPath]) { update { $0.insertItems(at: paths.map(\.itemPath)) } }
  func delete(_ paths: [IndexPath]) { update { $0.deleteItems(at: paths.map(\.itemPath)) } }
  func reload(_ paths: [IndexPath]) { update { $0.reloadItems(at: paths.map(\.itemPath)) } }
  func move(_ path: IndexPath, to other: IndexPath) {
    update { $0.moveItem(at: path.itemPath, to: other.itemPath) }
  }
  func insert(_ sections: IndexSet) { update { $0.insertSections(Array(sections)) } }
  func delete(_ sections: IndexSet) { update { $0.deleteSections(Array(sections)) } }
  func reload(_ sections: IndexSet) { update { $0.reloadSections(Array(sections)) } }
  func moveSection(_ section: Int, to other: Int) {
    update { $0.moveSection(section, toSection: other) }
  }
}

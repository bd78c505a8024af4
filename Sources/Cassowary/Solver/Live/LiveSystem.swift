/// The solution of a declared system, kept up to date edit by edit.
///
/// Every group of constraints that share variables was compiled at some time: presolve took most of it
/// out and solved the rest. An edit does not compile again. It notes how the group differs from what was
/// compiled (``Cluster``), and only what may move because of that is solved (``Residual``).
struct LiveSystem {
  /// What was compiled; nil where nothing of it is left.
  var bases: [Base?] = []
  /// What differs from that; nil where the number is free.
  var clusters: [Cluster?] = []
  /// The numbers of clusters that are free.
  private var freeClusters: [Int] = []
  /// Where each variable is.
  var variableHomes: [VariableHome] = []
  /// Where the constraint of each slot is, or was.
  var constraintHomes: [ConstraintHome] = []
  /// The number of states of clusters so far.
  private(set) var epochCount = 0
  /// How many constraints have been compiled, ever.
  var compiledCount = 0
  /// How many residual systems have been made, ever.
  var residualCount = 0

  /// Creates a system of which nothing is compiled yet.
  init(_ system: DeclaredSystem) {
    for _ in 0..<system.variableCount { addVariable() }
    for slot in system.constraints.indices {
      if system.isLive[slot] {
        add(slot: slot, of: system)
      } else {
        constraintHomes.append(ConstraintHome())
      }
    }
  }

  mutating func addVariable() { variableHomes.append(VariableHome()) }

  mutating func removeLastVariable() { variableHomes.removeLast() }

  /// A number for a new state.
  mutating func nextEpoch() -> Int {
    epochCount += 1
    return epochCount
  }

  /// Whether the bases hold much more than the system still has.
  func isWasteful(for system: DeclaredSystem) -> Bool {
    if bases.count <= 64 { return false }
    let rowCount = bases.reduce(0) { $0 + ($1?.slots.count ?? 0) }
    return rowCount > 4 * system.count + 1_024 || bases.count > 4_096
  }

  // MARK: Clusters

  /// The cluster that a variable is in; -1 if it is in none.
  func cluster(of variable: Int) -> Int {
    let home = variableHomes[variable]
    guard home.base >= 0, let base = bases[home.base] else { return home.cluster }
    return max(-1, base.clusters[base.group(ofVariable: home.local)])
  }

  /// Opens an empty cluster.
  mutating func makeCluster() -> Int {
    if let id = freeClusters.popLast() {
      clusters[id] = Cluster()
      return id
    }
    clusters.append(Cluster())
    return clusters.count - 1
  }

  /// The cluster that a group is in, which is opened if there is none.
  mutating func touch(_ group: Int, of index: Int) -> Int {
    guard let base = bases[index], base.clusters[group] < 0 else {
      return bases[index]?.clusters[group] ?? -1
    }
    let id = makeCluster()
    base.clusters[group] = id
    clusters[id]?.groups = [Cluster.Group(base: index, group: group)]
    return id
  }

  /// The cluster that a variable is in, which is opened if there is none.
  mutating func touch(variable: Int) -> Int {
    let home = variableHomes[variable]
    if home.base >= 0, let base = bases[home.base] {
      return touch(base.group(ofVariable: home.local), of: home.base)
    }
    if home.cluster >= 0 { return home.cluster }
    let id = makeCluster()
    variableHomes[variable].cluster = id
    clusters[id]?.looseVariables = [variable]
    clusters[id]?.looseValues = [0]
    return id
  }

  /// Makes one cluster of two.
  ///
  /// - Returns: Its number.
  /// - Complexity: O(the smaller one).
  mutating func merge(_ one: Int, _ other: Int) -> Int {
    guard one != other, let first = clusters[one], let second = clusters[other] else { return one }
    let sizes = [first, second].map {
      $0.groups.count + $0.newRows.count + $0.looseVariables.count
    }
    if sizes[0] < sizes[1] { return merge(other, one) }
    for group in second.groups { bases[group.base]?.clusters[group.group] = one }
    for slot in second.newRows { constraintHomes[slot].index = one }
    for variable in second.looseVariables { variableHomes[variable].cluster = one }
    closeShifts(of: first)
    closeShifts(of: second)
    first.absorb(second)
    free(other)
    return one
  }

  /// Gives a cluster's number back.
  mutating func free(_ id: Int) {
    clusters[id] = nil
    freeClusters.append(id)
  }

  /// Leaves a cluster to the workspaces, if it does not differ from what was compiled.
  mutating func dissolveIfPristine(_ id: Int) {
    guard let cluster = clusters[id], cluster.isPristine else { return }
    closeShifts(of: cluster)
    for reference in cluster.changedConstants {
      guard let base = bases[reference.base] else { continue }
      base.isChanged[reference.row] = false
      try? base.workspace.setConstant(base.constants[reference.row], at: reference.row)
    }
    for group in cluster.groups { bases[group.base]?.clusters[group.group] = Base.untouched }
    for variable in cluster.looseVariables { variableHomes[variable].cluster = -1 }
    free(id)
  }

  /// Notes that another structure of a cluster is to be solved.
  func restructure(_ cluster: Cluster) {
    closeShifts(of: cluster)
    cluster.restructure()
  }

  /// Sets the shifts of a cluster's rows to 0.
  func closeShifts(of cluster: Cluster) {
    for reference in cluster.opened { bases[reference.base]?.shifts[reference.row] = 0 }
    for column in cluster.residual?.columns ?? [] {
      if case .shift(let base, let row) = column { bases[base]?.shifts[row] = 0 }
    }
  }
}

extension Cluster {
  /// Takes over everything that another cluster has.
  func absorb(_ other: Cluster) {
    groups += other.groups
    opened += other.opened
    changedCoreRows += other.changedCoreRows
    changedConstants += other.changedConstants
    newRows += other.newRows
    isActive += other.isActive
    looseVariables += other.looseVariables
    looseValues += other.looseValues
    isReordered = isReordered || other.isReordered
    isStale = isStale || other.isStale
    restructure()
  }
}

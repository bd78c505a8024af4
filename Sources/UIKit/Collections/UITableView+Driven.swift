import SelfSizingCollectionLayout
import SelfSizingGeometry

extension UITableView: DrivenList {
  private var tableDelegate: UITableViewDelegate? { delegate as? UITableViewDelegate }
  var hasDataSource: Bool { dataSource != nil }
  var exception: ListException { ListException(table: self) }
  var declaringSite: (fileID: StaticString, line: UInt)? { type(of: self).declarationSite }

  func makeEngineLayout() -> CollectionViewLayout {
    let layout = TableLayout()
    layout.itemHeightProvider = { [unowned self] path, _ in
      MainActor.assumeIsolated { height(ofRow: IndexPath(driver.hidden.dataPath(of: path))) }
    }
    layout.sectionProvider = { [unowned self] section in
      MainActor.assumeIsolated { self.metrics(ofSection: section) }
    }
    return layout
  }

  /// The guess at the height of a row whose cell decides, in points.
  /// - Source: UIKit's automatic estimate is not published; 44 is the standard row.
  private static var automaticEstimate: Double { 44 }

  private func height(ofRow path: IndexPath) -> ElementHeight {
    let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    guard height == Self.automaticDimension else { return .fixed(Double(height)) }
    let estimate =
      tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    // A row of no height would never come into sight, and its cell never be asked.
    let isAutomatic = estimate == Self.automaticDimension || estimate == 0
    return .estimated(isAutomatic ? Self.automaticEstimate : Double(estimate))
  }

  private func metrics(ofSection section: Int) -> TableSection {
    func height(_ height: CGFloat, hasView: Bool) -> ElementHeight? {
      if height == Self.automaticDimension {
        return hasView ? .estimated(Self.automaticEstimate) : nil
      }
      return height == 0 ? nil : .fixed(Double(height))
    }
    return TableSection(
      header: height(
        tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight,
        hasView: isThere(view(ofHeader: section))),
      footer: height(
        tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight,
        hasView: isThere(view(ofFooter: section))),
      headerPinsToVisibleBounds: style == .plain, footerPinsToVisibleBounds: style == .plain)
  }

  /// Whether there is a view, which waits until it is shown.
  private func isThere(_ view: UIView?) -> Bool {
    guard let view else { return false }
    if view.superview == nil, let identifier = reuseIdentifier(of: view) {
      driver.waiting[identifier, default: []].append(view)
    }
    return true
  }

  private func view(ofHeader section: Int) -> UIView? {
    tableDelegate?.tableView(self, viewForHeaderInSection: section)
      ?? titleView(dataSource?.tableView(self, titleForHeaderInSection: section))
  }

  private func view(ofFooter section: Int) -> UIView? {
    tableDelegate?.tableView(self, viewForFooterInSection: section)
      ?? titleView(dataSource?.tableView(self, titleForFooterInSection: section))
  }

  private func titleView(_ title: String?) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  func countSections() -> Int { dataSource?.numberOfSections(in: self) ?? 0 }
  func countItems(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  func makeView(for element: CollectionElement) -> UIView? {
    switch element.kind {
    case .item: dataSource?.tableView(self, cellForRowAt: IndexPath(driver.dataPath(of: element)))
    case .header: view(ofHeader: element.indexPath.section)
    case .footer: view(ofFooter: element.indexPath.section)
    case .background, .boundary, .supplementary: nil
    }
  }

  func preferred(_ attributes: CollectionViewLayoutAttributes, of view: UIView)
    -> CollectionViewLayoutAttributes
  {
    var answer = attributes
    let fitted = view.systemLayoutSizeFitting(
      CGSize(width: attributes.frame.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    answer.frame.size.height = Double(fitted.height)
    guard let cell = view as? UITableViewCell else { return answer }
    if answer.frame.size.height == 0 {
      answer.frame.size.height = standardHeight(insteadOf: cell)
    } else if separatorStyle != .none, cell.hasOwnContents {
      // The content view is as high as the row, and what contradicts that is a conflict. Heights of
      // UIKit's own contents are those of rows, with their separators.
      answer.frame.size.height += HeadlessEnvironment.platform.separatorHeight(
        for: traitCollection.measuringTraits)
    }
    return answer
  }

  /// The height of a row whose cell has none; a finding. Whether UIKit exempts constraints that
  /// demand a height of zero is not known; it is assumed that it does not.
  /// - Source: UIKit's log, as it is in public bug reports.
  private func standardHeight(insteadOf cell: UIView) -> Double {
    HeadlessFindings.record(
      .unsolved, of: cell,
      "Detected a case where constraints ambiguously suggest a height of zero for a table view "
        + "cell's content view. We're considering the collapse unintentional and using standard "
        + "height instead.")
    return Double(standardRowHeight)
  }

  func reuseIdentifier(of view: UIView) -> String? {
    if let cell = view as? UITableViewCell { return cell.reuseIdentifier }
    return (view as? UITableViewHeaderFooterView)?.reuseIdentifier.map {
      "\(Self.headerFooterKind)/\($0)"
    }
  }

  func place(_ view: UIView, _ placed: CollectionViewLayoutAttributes) {
    view.frame = CGRect(placed.frame)
  }

  func willDisplay(_ view: UIView, _ element: CollectionElement) {
    guard element.kind == .item, let cell = view as? UITableViewCell else { return }
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: IndexPath(element.indexPath))
  }
}

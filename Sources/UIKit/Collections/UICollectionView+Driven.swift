import SelfSizingCollectionLayout
import SelfSizingGeometry

extension UICollectionView: DrivenList {
  var hasDataSource: Bool { dataSource != nil }
  var exception: ListException { ListException(collection: collectionViewLayout) }
  var declaringSite: (fileID: StaticString, line: UInt)? {
    type(of: collectionViewLayout).declarationSite ?? type(of: self).declarationSite
  }

  func makeEngineLayout() -> CollectionViewLayout { collectionViewLayout.attachEngine() }
  func willStep() { collectionViewLayout.prepareIfNeeded() }
  func willChangeViewport() {
    collectionViewLayout.needsPreparation = true
    collectionViewLayout.prepareIfNeeded()
  }
  func didStartOver() { collectionViewLayout.detachEngine() }
  func countSections() -> Int { dataSource?.numberOfSections(in: self) ?? 0 }
  func countItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  func makeView(for element: CollectionElement) -> UIView? {
    let path = IndexPath(driver.dataPath(of: element))
    switch element.kind {
    case .item: return dataSource?.collectionView(self, cellForItemAt: path)
    case .background: return collectionViewLayout.makeDecorationView(for: element)
    case .header, .footer, .boundary, .supplementary:
      guard let kind = collectionViewLayout.kindName(of: element) else { return nil }
      return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    }
  }

  func preferred(_ attributes: CollectionViewLayoutAttributes, of view: UIView)
    -> CollectionViewLayoutAttributes
  {
    let axes = collectionViewLayout.selfSizedAxes(of: attributes.element)
    guard axes.horizontal || axes.vertical, let view = view as? UICollectionReusableView
    else { return attributes }
    let original = collectionViewLayout.attributes(attributes)
    original.selfSizedAxes = axes
    if view.superview !== self { view.frame = original.frame }
    view.apply(original)
    let preferred = view.preferredLayoutAttributesFitting(original)
    collectionViewLayout.adapter?.note(preferred, of: attributes.element)
    var answer = attributes
    // Unchecked: the layout engine says what is wrong with them.
    if axes.horizontal { answer.frame.size.width = Double(preferred.size.width) }
    if axes.vertical { answer.frame.size.height = Double(preferred.size.height) }
    return answer
  }

  func reuseIdentifier(of view: UIView) -> String? {
    (view as? UICollectionReusableView).flatMap { view in
      view.identifier.map { Self.waitingName($0, kind: view.kind) }
    }
  }

  /// The name under which views of a kind and identifier wait; the kind of cells is empty.
  static func waitingName(_ identifier: String, kind: String) -> String {
    kind.isEmpty ? identifier : "\(kind)/\(identifier)"
  }

  func place(_ view: UIView, _ placed: CollectionViewLayoutAttributes) {
    view.frame = CGRect(placed.frame)
    view.alpha = CGFloat(placed.alpha)
    view.isHidden = placed.isHidden
    (view as? UICollectionReusableView)?.apply(collectionViewLayout.attributes(placed))
  }

  func willDisplay(_ view: UIView, _ element: CollectionElement) {
    guard element.kind == .item, let cell = view as? UICollectionViewCell else { return }
    (delegate as? UICollectionViewDelegate)?.collectionView(
      self, willDisplay: cell, forItemAt: IndexPath(element.indexPath))
  }
}

extension UIScrollView {
  var viewport: CollectionViewport {
    let traits = traitCollection.measuringTraits
    return CollectionViewport(
      size: bounds.size.layoutSize, contentInset: contentInset.layoutInsets,
      safeAreaInsets: safeAreaInsets.layoutInsets,
      contentInsetAdjustmentBehavior: .init(rawValue: contentInsetAdjustmentBehavior.rawValue)
        ?? .automatic,
      displayScale: traits.displayScale, layoutDirection: traits.layoutDirection,
      contentSizeCategory: traits.contentSizeCategory)
  }

  final var insetWithSafeArea: UIEdgeInsets {
    if let engine = (self as? any DrivenList)?.driver.engine, engine.viewport == viewport {
      return UIEdgeInsets(engine.adjustedContentInset)
    }
    let scrollsAcross = contentSize.width > bounds.width
    let (adjustsAcross, adjustsDown) =
      switch contentInsetAdjustmentBehavior {
      case .never: (false, false)
      case .always: (true, true)
      case .automatic: (scrollsAcross, true)
      case .scrollableAxes: (scrollsAcross, contentSize.height > bounds.height)
      }
    let across = adjustsAcross ? safeAreaInsets : .zero
    let down = adjustsDown ? safeAreaInsets : .zero
    return UIEdgeInsets(
      top: contentInset.top + down.top, left: contentInset.left + across.left,
      bottom: contentInset.bottom + down.bottom, right: contentInset.right + across.right)
  }

  final func setScrolled(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    bounds.origin = offset
    delegate?.scrollViewDidScroll(self)
  }
}

extension CollectionDriver {
  func scroll(to offset: CGPoint) {
    guard offset.x.isFinite, offset.y.isFinite else {
      let message = "the content offset \(offset) is not finite"
      return HeadlessFindings.record(.invalidFrame, of: list, message)
    }
    // Layouts that read the offset while they are asked read the new one.
    list.setScrolled(to: offset)
    guard engine != nil else { return }
    let offset = LayoutPoint(offset)
    step { engine throws(CollectionLayoutError) in try engine.setContentOffset(offset) }
  }
}

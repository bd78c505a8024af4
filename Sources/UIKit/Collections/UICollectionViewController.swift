@MainActor @preconcurrency
open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
  UICollectionViewDataSource
{
  private final let layout: UICollectionViewLayout
  private final var list: UICollectionView?
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName: String?, bundle: Bundle?) {
    layout = UICollectionViewFlowLayout()
    super.init(nibName: nibName, bundle: bundle)
  }
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }
  open var collectionViewLayout: UICollectionViewLayout { list?.collectionViewLayout ?? layout }
  open var clearsSelectionOnViewWillAppear = true
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return list
    }
    set {
      list = newValue
      view = newValue
    }
  }
  open override func loadView() {
    let made = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
    made.dataSource = self
    made.delegate = self
    list = made
    view = made
  }
  open func numberOfSections(in list: UICollectionView) -> Int { 1 }
  open func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }
  open func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell(frame: .zero) }
  /// Returns a plain view, and a finding; UIKit raises an exception.
  open func collectionView(
    _ list: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView { list.missingSupplementaryView(ofKind: kind, at: path) }
  open func collectionView(_ list: UICollectionView, didSelectItemAt path: IndexPath) {}
  open func collectionView(
    _ list: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {}
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

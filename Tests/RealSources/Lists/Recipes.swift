#if canImport(CollectionViewLayoutDemo)
  import Foundation
  import SelfSizingCollectionLayout
  import UIKit

  @testable import CollectionViewLayoutDemo

  /// The author's own screen: his controller is data source and delegate, and his cells come from
  /// his nib. His storyboard is this in Interface Builder's words.
  ///
  /// - Parameter folder: The folder of his sources, with the nib and the asset catalog.
  @MainActor func recipes(_ folder: String) -> RecipeListViewController {
    HeadlessNibs.addDocuments(in: folder)
    HeadlessImages.readCatalogs(in: folder)
    HeadlessClasses.register(RecipeListCell.self, named: "RecipeListCell")
    HeadlessClasses.register(RecipeListGradientView.self, named: "RecipeListGradientView")
    let controller = RecipeListViewController(nibName: nil, bundle: nil)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 744, height: 812),
      collectionViewLayout: CollectionViewGridLayout())
    list.dataSource = controller
    list.delegate = controller
    controller.collectionView = list
    controller.view = UIView(frame: list.frame)
    controller.view.addSubview(list)
    controller.viewDidLoad()
    return controller
  }

  /// The author's recipes for our own collection view: each is measured in his cell, by its nib, at
  /// his width.
  final class OurRecipes: CollectionViewDataSource, CollectionViewCellProvider {
    let heights: [Double]
    private let count: Int

    @MainActor init(_ controller: RecipeListViewController, width: CGFloat) {
      let list = controller.collectionView!
      let count = controller.collectionView(list, numberOfItemsInSection: 0)
      self.count = count
      heights = (0..<count).map { item in
        let path = IndexPath(item: item, section: 0)
        let cell = controller.collectionView(list, cellForItemAt: path)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = CGRect(x: 0, y: 0, width: width, height: 500)
        cell.frame = attributes.frame
        return Double(cell.preferredLayoutAttributesFitting(attributes).frame.height)
      }
    }

    func numberOfItems(inSection section: Int) -> Int { count }
    func identity(ofItemAt indexPath: ItemIndexPath) -> ItemIdentity {
      ItemIdentity(indexPath.item)
    }
    func preferredLayoutAttributesFitting(_ attributes: CollectionViewLayoutAttributes)
      -> CollectionViewLayoutAttributes
    {
      var preferred = attributes
      preferred.frame.size.height = heights[attributes.indexPath.item]
      return preferred
    }
  }
#endif
